import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from '@jest/globals';

const SOURCE = join(import.meta.dirname, '../../src');
/** The role in a file's name, and how its classes end. */
const ENDINGS: Record<string, string> = {
  service: 'Service',
  controller: 'Controller',
  module: 'Module',
  interceptor: 'Interceptor',
  guard: 'Guard',
  pipe: 'Pipe',
  filter: 'Filter',
  strategy: 'Strategy',
};

const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));

describe('a file that has its role in its name', () => {
  it.each(Object.entries(ENDINGS))('*.%s.ts holds a class that ends so', (role, ending) => {
    const wrong = files
      .filter((file) => basename(file).endsWith(`.${role}.ts`))
      .filter(
        (file) => !new RegExp(`^export class \\w*${ending}\\b`, 'm').test(readFileSync(join(SOURCE, file), 'utf8')),
      )
      // the pipe of requests is an instance
      .filter((file) => basename(file) !== 'request-validation.pipe.ts');
    expect(wrong).toEqual([]);
  });

  it.each(Object.entries(ENDINGS))('a class in another file than *.%s.ts does not end so', (role, ending) => {
    const wrong = files
      .filter((file) => !basename(file).endsWith(`.${role}.ts`))
      .filter((file) =>
        new RegExp(`^@Injectable[^]{0,40}?export class \\w*${ending}\\b`, 'm').test(
          readFileSync(join(SOURCE, file), 'utf8'),
        ),
      );
    expect(wrong).toEqual([]);
  });
});
