import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { routeRows } from '../support/route-table.js';

const SOURCES = join(import.meta.dirname, '../../src');

describe('docs/routes.md', () => {
  it.each(routeRows())('names the controller of $method $path', ({ file }) => {
    expect(readFileSync(join(SOURCES, file), 'utf8')).toContain('@Controller(');
  });
});
