import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';

const BACKEND = join(import.meta.dirname, '../..');
const page = readFileSync(join(BACKEND, '../docs/security.md'), 'utf8');
const rows = [...page.matchAll(/^\| R(\d+) \|(.*)\|(.*)\|(.*)\|$/gm)].map(([, id, , , proof = '']) => ({
  id: Number(id),
  proof,
  files: [...proof.matchAll(/`((?:test|faults)\/[\w/.-]+\.spec\.ts)`/g)].map(([, file = '']) => file),
}));

describe('docs/security.md', () => {
  it('has a row for each of the 62 requirements, in order', () => {
    expect(rows.map(({ id }) => id)).toEqual(Array.from({ length: 62 }, (_, index) => index + 1));
  });

  it.each(rows)(
    'names for requirement $id tests that carry its id, or says why there is none',
    ({ id, files, proof }) => {
      if (!files.length) expect(proof).toMatch(/^ not .{20,}/);
      for (const file of files) {
        expect(existsSync(join(BACKEND, file))).toBe(true);
        expect(readFileSync(join(BACKEND, file), 'utf8')).toMatch(new RegExp(`\\bR${id}\\b`));
      }
    },
  );
});
