import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../../..');
const TIERS = ['test', 'deep', 'release'];
const read = (page: string): string => readFileSync(join(ROOT, page), 'utf8');
const rows = [...read('docs/testing.md').matchAll(/^\| \[([^\]]+)\]\(rules\.md#[\w-]+\) \| (.*) \|$/gm)].map(
  ([, section = '', files = '']) => ({
    section,
    files: [...files.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file),
  }),
);

describe('docs/testing.md', () => {
  it('has a row for each section of the rules, in order', () => {
    const sections = [...read('docs/rules.md').matchAll(/^## (.*)$/gm)].map(([, name]) => name);
    expect(rows.map(({ section }) => section)).toEqual(sections);
  });

  it.each(rows)('names tests that there are for "$section"', ({ files }) => {
    expect(files.length).toBeGreaterThan(0);
    const isThere = (file: string): boolean =>
      TIERS.some((tier) => existsSync(join(ROOT, 'backend', tier, `${file}.spec.ts`)));
    expect(files.filter((file) => !isThere(file))).toEqual([]);
  });

  it('names commands that there are', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
    const called = [...read('docs/testing.md').matchAll(/npm run ([\w:]+)/g)].map(([, name = '']) => name);
    expect(called.filter((name) => !(name in scripts))).toEqual([]);
  });
});
