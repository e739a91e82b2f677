import { spawn } from 'node:child_process';
import { appendFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { brokenFiles, outcomeIn, RESULTS, slowestFiles } from './results.mjs';

/**
 * Runs `npm test`, or the run that is named: `deep` (CI), `release` (by hand before a version). A run has lanes, which run side by side;
 * the parts of a lane run one after the other, each whatever became of those before. What needs the built product waits for the build,
 * which is made once. A few test files of the deep run that failed beside all others run once more, alone: what is green then is named as
 * unstable. At its end it says how long each part took, which test files were slowest, and what failed.
 */
const RUNS = {
  test: [['test:unit'], ['test:api'], ['test:e2e', 'typecheck', 'arrows']],
  deep: [['lint', 'lint:patterns:changed', 'test:deep:unit'], ['test:deep:api'], ['test:deep:e2e']],
  release: [
    ['lint:patterns', 'test:release:api', 'test:release:e2e', 'test:looks', 'test:release:bench', 'test:node24'],
  ],
};

/** Parts that need the built product: the configuration of Jest, and how many of its workers run at once on two processors. */
const BUILT = {
  'test:api': ['backend/jest.config.mjs', 3],
  'test:e2e': ['e2e/jest.config.mjs', 2],
  'test:deep:api': ['backend/jest.deep.config.mjs', 3],
  'test:deep:e2e': ['e2e/jest.deep.config.mjs', 2],
  'test:release:api': ['backend/jest.release.config.mjs', 1],
  'test:release:e2e': ['e2e/jest.release.config.mjs', 1],
  'test:looks': ['e2e/jest.looks.config.mjs', 4],
};

const ROOT = join(import.meta.dirname, '..');
const FOLDER = join(ROOT, 'node_modules/.cache/test-results');
const FILES = 10;
/** More than that is no accident. */
const MAX_FILES_AGAIN = 3;
const SHOWN_NAME = 22;

const [name = 'test'] = process.argv.slice(2);
const lanes = RUNS[name];
if (!lanes) throw new Error(`There is no run ${name}, but ${Object.keys(RUNS).join(', ')}`);

const took = [];
const failed = [];
const resultsOf = (part) => join(FOLDER, `${part.replaceAll(':', '-')}.json`);

const began = performance.now();
rmSync(FOLDER, { recursive: true, force: true });
const build = lanes.flat().some((part) => BUILT[part]) ? run('build', ['run', '--silent', 'build']) : undefined;
await Promise.all(lanes.map(runLane));
const unstable = name === 'deep' ? await runAlone() : [];
printLongest();
for (const { part, outcome } of unstable)
  process.stdout.write(`\nUNSTABLE: ${part}, failed beside others and passed alone\n${outcome}`);
for (const { part, reason = '' } of failed)
  process.stdout.write(`\nFAILED: ${part}${reason}\n${outcomeIn(resultsOf(part))}`);
process.exitCode = failed.length ? 1 : 0;

async function runLane(parts) {
  for (const part of parts) {
    if (!BUILT[part]) await run(part, ['run', '--silent', part]);
    else if (await build)
      await run(part, ['run', '--silent', 'jest', '--', BUILT[part][0], '--maxWorkers', BUILT[part][1]]);
    else failed.push({ part, reason: ', not run: there is no build' });
  }
}

/** @returns whether it passed */
async function run(part, call) {
  const start = performance.now();
  print(part, 'begins');
  const env = { ...process.env, [RESULTS]: resultsOf(part), ...(process.stdout.isTTY && { FORCE_COLOR: '1' }) };
  const child = spawn('npm', call.map(String), { cwd: ROOT, env, stdio: ['ignore', 'pipe', 'pipe'] });
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on('line', (line) => print(part, line));
  }
  const hasPassed = await new Promise((resolve) => child.once('close', (code) => resolve(code === 0)));
  took.push({ name: hasPassed ? part : `${part}: FAILED`, milliseconds: performance.now() - start });
  if (!hasPassed) failed.push({ part });
  print(part, hasPassed ? 'has passed' : 'has FAILED');
  return hasPassed;
}

/** @returns parts whose failed files passed when nothing ran beside them, and what had become of them before */
async function runAlone() {
  const passed = [];
  for (const { part } of [...failed]) {
    const files = brokenFiles(resultsOf(part));
    if (!BUILT[part] || !files.length || files.length > MAX_FILES_AGAIN) continue;
    const outcome = outcomeIn(resultsOf(part));
    const again = ['run', '--silent', 'jest', '--', BUILT[part][0], '--runInBand', '--runTestsByPath', ...files];
    if (!(await run(`${part}:again`, again))) continue;
    failed.splice(
      failed.findIndex((one) => one.part === part),
      1,
    );
    passed.push({ part, outcome });
  }
  return passed;
}

/** Lines of parts that run side by side are distinguished by the name before them. */
function print(part, line) {
  process.stdout.write(`${part.padEnd(SHOWN_NAME)}| ${line}\n`);
}

function printLongest() {
  const line = ({ name, milliseconds }) => `${(milliseconds / 1000).toFixed(0).padStart(6)} s  ${name}\n`;
  const parts = took.toSorted((a, b) => b.milliseconds - a.milliseconds).map(line);
  const whole = line({ name: 'in all, as parts run side by side', milliseconds: performance.now() - began });
  const files = slowestFiles(lanes.flat().map(resultsOf), FILES).map(line);
  process.stdout.write(`\nWhat took how long:\n${parts.join('')}${whole}\nSlowest test files:\n${files.join('')}`);
  // .ci/run says it again at its end
  if (process.env.PARTS_TOOK) appendFileSync(process.env.PARTS_TOOK, parts.join(''));
}
