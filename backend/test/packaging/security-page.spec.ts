import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';

const ROOT = join(import.meta.dirname, '../../..');
const page = readFileSync(join(ROOT, 'docs/security.md'), 'utf8');
const TEST_FILE = /`((?:test|faults|e2e|admin-ui)\/[\w/.-]+\.(?:spec|test)\.ts)`/g;
const rows = [...page.matchAll(/^\| R(\d+) \|(.*)\|(.*)\|(.*)\|$/gm)].map(([, id, , , proof = '']) => ({
  id: Number(id),
  proof,
  files: [...proof.matchAll(TEST_FILE)].map(([, file = '']) =>
    join(ROOT, /^(test|faults)/.test(file) ? 'backend' : '', file),
  ),
}));

describe('docs/security.md', () => {
  it('has one row for each requirement, in order', () => {
    const ids = rows.map(({ id }) => id);
    expect(ids.length).toBeGreaterThanOrEqual(62);
    expect(ids).toEqual([...new Set(ids)].toSorted((a, b) => a - b));
  });

  it.each(rows)(
    'names for requirement $id tests that carry its id, or says why there is none',
    ({ id, files, proof }) => {
      if (!files.length) expect(proof).toMatch(/^ not .{20,}/);
      for (const file of files) {
        expect(existsSync(file)).toBe(true);
        expect(readFileSync(file, 'utf8')).toMatch(new RegExp(`\\bR${id}\\b`));
      }
    },
  );
});
