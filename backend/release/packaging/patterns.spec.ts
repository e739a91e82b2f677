import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';

const ROOT = join(import.meta.dirname, '../../..');
const ESLINT = join(ROOT, 'node_modules/eslint/bin/eslint.js');

/** Lines that lint refuses, when they stand in a file of this name. */
function refused(lines: readonly string[], file: string): Promise<string[]> {
  return new Promise((resolve, reject) => {
    const lint = execFile(
      process.execPath,
      [ESLINT, '--config', 'eslint.patterns.config.mjs', '--stdin', '--stdin-filename', file, '--format', 'json'],
      { cwd: ROOT },
      (error, output) => {
        if (!output) {
          reject(error ?? new Error('ESLint says nothing'));
          return;
        }
        const [{ messages }] = JSON.parse(output) as [{ messages: { line: number }[] }];
        resolve(lines.filter((_, index) => messages.some(({ line }) => line === index + 1)));
      },
    );
    lint.stdin?.end(lines.join('\n'));
  });
}

describe('R65: lint refuses a pattern', () => {
  it('that takes longer than in proportion to its text, wherever in it the reason is', async () => {
    const slow = [
      String.raw`/word[^"]*macroEnabled/i;`,
      String.raw`/[ \t]*\n[ \t]*/g;`,
      String.raw`/\s+$/;`,
      String.raw`/^[^\s@]+@[^\s@]+\.[^\s@]+$/;`,
      String.raw`/^\W+|[\W_]+$/g;`,
      String.raw`/not .*found/;`,
      String.raw`/^(a+)+$/;`,
      String.raw`/(\d+)-(\d+)/;`,
      // not told without trying: what cannot be proved is no pattern for a stranger's text
      String.raw`/^(?!.*\.\.)[a-z.]+$/;`,
    ];
    expect(await refused(slow, 'scripts/patterns.mjs')).toEqual(slow);
  });

  it('and no other', async () => {
    const quick = [
      String.raw`/^[\w-]{1,200}$/;`,
      String.raw`/(^|[^/])\/+$/;`,
      String.raw`/[^\p{L}\p{M}]+/gu;`,
      String.raw`/^(\d{1,3}(?:\.\d{1,3}){3}):\d+$/;`,
    ];
    expect(await refused(quick, 'scripts/patterns.mjs')).toEqual([]);
  });
});
