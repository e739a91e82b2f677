import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** The name of the variable with the file in which a part of a run leaves its results; without it nothing is kept. */
export const RESULTS = 'TEST_RESULTS';
/** Lines of a reason that are told at the end of the run. */
const LINES_OF_REASON = 12;

/**
 * Saves the results of a part for the end of the run.
 * @param tests their names and states, such as `passed` and `failed`, and why they failed
 * @param files test files with their milliseconds, and whether they failed
 */
export function save(tests, files) {
  const path = process.env[RESULTS];
  if (!path) return;
  mkdirSync(dirname(path), { recursive: true });
  const failures = tests
    .filter(({ state }) => state === 'failed')
    .map(({ name, reason = '' }) => ({ name, reason: stripVTControlCharacters(reason) }));
  const named = files.map((file) => ({ ...file, name: relative(process.cwd(), file.path) }));
  writeFileSync(path, JSON.stringify({ files: named, failures, count: tests.length }));
}

const NOTHING = { files: [], failures: [], count: 0 };
const savedIn = (path) => (existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : NOTHING);

/** The slowest test files of some parts. */
export function slowestFiles(paths, count) {
  const files = paths.flatMap((path) => savedIn(path).files);
  return files.toSorted((a, b) => b.milliseconds - a.milliseconds).slice(0, count);
}

/** The paths of test files of a part that failed. */
export const brokenFiles = (path) => savedIn(path).files.flatMap((file) => (file.hasFailed ? file.path : []));

/** What failed in a part, and numbers of its files and tests; nothing for a part without tests or one that did not finish. */
export function outcomeIn(path) {
  const { failures, files, count } = savedIn(path);
  if (files.length === 0) return '';
  const broken = files.filter(({ hasFailed }) => hasFailed);
  const line = (what, failed, total) =>
    `${what}${failed} failed, ${total - failed} passed or skipped, ${total} total\n`;
  return [
    ...broken.map(({ name }) => `  ${name}\n`),
    ...failures.map(({ name, reason }) => `  ● ${name}\n${beginningOf(reason)}`),
    line('Test files: ', broken.length, files.length),
    line('Tests:      ', failures.length, count),
  ].join('');
}

const beginningOf = (reason) =>
  reason
    .split('\n')
    .filter((line) => line.trim())
    .slice(0, LINES_OF_REASON)
    .map((line) => `      ${line.slice(0, 200)}\n`)
    .join('');
