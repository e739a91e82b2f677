import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';

const ROOT = join(import.meta.dirname, '../../..');
const page = readFileSync(join(ROOT, 'docs/security.md'), 'utf8');
const TEST_FILE = /`((?:test|deep|release|e2e|admin-ui)\/[\w/.-]+\.(?:spec|test)\.ts)`/g;
const items = [...page.matchAll(/^- \*\*R(\d+)\*\* (.*(?:\n {2}.*)*)/gm)].map(([, id, text = '']) => ({
  id: Number(id),
  text,
  files: [...text.matchAll(TEST_FILE)].map(([, file = '']) =>
    join(ROOT, /^(test|deep|release)\//.test(file) ? 'backend' : '', file),
  ),
}));

describe('docs/security.md', () => {
  it('has an item for each requirement, in order', () => {
    const ids = items.map(({ id }) => id);
    expect(ids).toEqual([...new Set(ids)].toSorted((one, other) => one - other));
    expect(ids.slice(0, 62)).toEqual(Array.from({ length: 62 }, (_, index) => index + 1));
  });

  it.each(items)(
    'names for requirement $id tests that carry its id, or says why there is none',
    ({ id, files, text }) => {
      if (!files.length) expect(text).toMatch(/Not tested: .{20,}/);
      for (const file of files) {
        expect(existsSync(file)).toBe(true);
        expect(readFileSync(file, 'utf8')).toMatch(new RegExp(`\\bR${id}\\b`));
      }
    },
  );
});
