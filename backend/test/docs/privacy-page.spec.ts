import '../../src/app/app.module.js';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { getMetadataArgsStorage } from 'typeorm';

const PAGE = join(import.meta.dirname, '../../../docs/privacy.md');

describe('docs/privacy.md', () => {
  it('names every table of the database', () => {
    const named = new Set(Array.from(readFileSync(PAGE, 'utf8').matchAll(/`([a-z_]+)`/g), ([, name]) => name));
    const tables = getMetadataArgsStorage().tables.flatMap(({ name }) => name ?? []);
    expect(tables.length).toBeGreaterThan(80);
    expect(tables.filter((table) => !named.has(table)).toSorted()).toEqual([]);
  });
});
