import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

/**
 * Runs Jest with a configuration: `node scripts/jest.mjs config [file] [--repeat n]`. With `--repeat` it runs again until a run is red,
 * and says which one it was.
 */
const JEST = join(import.meta.dirname, '../node_modules/jest/bin/jest.js');
const OPTIONS = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'];

const [config, ...rest] = process.argv.slice(2);
const { runs, others } = repetition(rest);
for (let run = 1; run <= runs && !process.exitCode; run += 1) {
  const { status } = spawnSync(process.execPath, [...OPTIONS, JEST, '--config', config, ...others], {
    stdio: 'inherit',
  });
  process.exitCode = status ?? 1;
  if (runs > 1) console.log(status === 0 ? `Run ${run} of ${runs} was green.` : `Run ${run} of ${runs} was RED.`);
}

/** Takes `--repeat n` or `--repeat=n` out of the arguments. */
function repetition(given) {
  const at = given.findIndex((argument) => /^--repeat(=|$)/.test(argument));
  if (at < 0) return { runs: 1, others: given };
  const isApart = given[at] === '--repeat';
  const count = Number(isApart ? given[at + 1] : given[at].slice('--repeat='.length));
  if (!Number.isSafeInteger(count) || count < 1) throw new Error('--repeat takes a number of runs: --repeat 20');
  return { runs: count, others: given.toSpliced(at, isApart ? 2 : 1) };
}
