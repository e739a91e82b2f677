import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A page with one list item per requirement. */
const PAGE = join(import.meta.dirname, '../docs/security.md');
const ITEM = /^- \*\*R(\d+)\*\* /gm;
const ID = /\bR(\d{1,2})\b/g;
/** One file for each suite of `npm test` and for the deep tests, with the results of its last complete run. */
const FOLDER = join(import.meta.dirname, '../node_modules/.cache/requirements');

/** The name under which a share of a suite's files (`1/2`) is stored. */
export const suiteOf = (suite, share) => (share ? `${suite} ${share.replace('/', ' of ')}` : suite);

const idsOf = (names) => [...new Set(names.flatMap((name) => [...name.matchAll(ID)].map(([, id]) => Number(id))))];

/**
 * Stores the results of a suite.
 * @param tests their names and states, such as `passed` and `failed`
 * @param files test files with their milliseconds, and whether they failed
 */
export function keep(suite, tests, files) {
  const named = (state) => idsOf(tests.filter((test) => test.state === state).map(({ name }) => name));
  mkdirSync(FOLDER, { recursive: true });
  const failures = tests.filter(({ state }) => state === 'failed').map(({ name }) => name);
  const shown = { passed: named('passed'), failed: named('failed'), files, failures, count: tests.length };
  writeFileSync(join(FOLDER, `${suite}.json`), JSON.stringify(shown));
}

const keptSuites = () =>
  (existsSync(FOLDER) ? readdirSync(FOLDER) : []).map((file) => JSON.parse(readFileSync(join(FOLDER, file), 'utf8')));

/** The slowest test files of the suites that have run so far. */
export function slowestFiles(count) {
  const files = keptSuites().flatMap((suite) => suite.files);
  return files.toSorted((a, b) => b.milliseconds - a.milliseconds).slice(0, count);
}

/** The result of a suite: failed tests, and numbers of files and tests; undefined when it did not finish. */
export function outcomeOf(suite) {
  const file = join(FOLDER, `${suite}.json`);
  if (!existsSync(file)) return '';
  const { failures, files, count } = JSON.parse(readFileSync(file, 'utf8'));
  const broken = files.filter(({ hasFailed }) => hasFailed);
  const line = (what, failed, total) =>
    `${what}${failed} failed, ${total - failed} passed or skipped, ${total} total\n`;
  return [
    ...broken.map(({ name }) => `  ${name}\n`),
    ...failures.map((name) => `  ● ${name}\n`),
    line('Test Suites: ', broken.length, files.length),
    line('Tests:       ', failures.length, count),
  ].join('');
}

/** Prints which requirements of docs/security.md have a passed test and no failed one, in the suites that have run so far. */
export function tell() {
  const suites = keptSuites();
  const [passed, failed] = ['passed', 'failed'].map((state) => new Set(suites.flatMap((suite) => suite[state])));
  const all = [...readFileSync(PAGE, 'utf8').matchAll(ITEM)].map(([, id]) => Number(id));
  const met = all.filter((id) => passed.has(id) && !failed.has(id));
  const missing = all.filter((id) => !met.includes(id)).map((id) => `R${id}`);
  process.stdout.write(`\nRequirements: ${met.length} of ${all.length}\n`);
  if (missing.length) process.stdout.write(`Without a passed test here, see docs/security.md: ${missing.join(' ')}\n`);
}

/** Deletes the results of earlier runs. */
export function forget() {
  rmSync(FOLDER, { recursive: true, force: true });
}
