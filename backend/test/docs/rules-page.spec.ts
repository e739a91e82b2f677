import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { placesOfRules, rulesInCodePage } from '../../src/app/rules-in-code.js';

const ROOT = join(import.meta.dirname, '../../..');

describe('docs/rules.md', () => {
  const page = readFileSync(join(ROOT, 'docs/rules.md'), 'utf8');
  const anchors = [...page.matchAll(/<a id="([\w-]+)"><\/a>/g)].map(([, id = '']) => id);
  const sections = [...page.matchAll(/^## (.*)$/gm)].map(([, name = '']) =>
    name
      .toLowerCase()
      .replace(/[^\w ]/g, '')
      .replaceAll(' ', '-'),
  );

  it('names each rule once', () => {
    expect(anchors.length).toBeGreaterThan(40);
    expect(anchors).toEqual([...new Set(anchors)]);
  });

  it('has every rule that code, tests and pages point to', () => {
    const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.mjs', '*.md'], { cwd: ROOT, encoding: 'utf8' });
    const pointers = files
      .trim()
      .split('\n')
      .filter((file) => file !== 'backend/test/docs/rules-page.spec.ts')
      .flatMap((file) =>
        [...readFileSync(join(ROOT, file), 'utf8').matchAll(/rules\.md#([\w-]+)/g)].map(([, id = '']) => ({
          file,
          id,
        })),
      );
    expect(pointers.length).toBeGreaterThan(1);
    expect(pointers.filter(({ id }) => !anchors.includes(id) && !sections.includes(id))).toEqual([]);
  });

  it('has no rule that no code names', () => {
    expect(placesOfRules(ROOT).filter(({ files }) => !files.length)).toEqual([]);
  });

  it('is listed with its files in docs/rules-in-code.md: run `npm run contract`', () => {
    expect(readFileSync(join(ROOT, 'docs/rules-in-code.md'), 'utf8')).toBe(rulesInCodePage(ROOT));
  });
});
