import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { forget, outcomeOf, slowestFiles, suiteOf } from './requirements.mjs';

/**
 * Runs `npm test`: what needs no database two at a time, then the API suite, then the journeys; or the named parts, one after the
 * other, each whole or a share of its files (`test:deep:api@1/2`). Every part runs, even after a failure. Reports the slowest files and
 * the failures.
 */
const ROOT = join(import.meta.dirname, '..');
const FILES = 10;
/** Parts whose results are stored. */
const SUITES = {
  'test:unit': 'unit',
  'test:api': 'api',
  'test:e2e': 'journeys',
  'test:deep:api': 'deep',
  'test:deep:faults': 'faults',
  'test:deep:load': 'load',
  'test:deep:e2e': 'deep-journeys',
  'test:looks': 'looks',
};

const named = process.argv.slice(2);
/** Longest first. The style of the sources is checked by `npm run lint` and in the deep tests. */
const waiting = named.length ? [] : ['test:unit', 'typecheck', 'arrows'];
const took = [];
const failed = [];

// results of `npm test` stay when the deep tests run
if (!named.length) forget();
await Promise.all([runWaiting(), runWaiting()]);
for (const part of named.length ? named : ['test:api', 'test:e2e']) await run(part);
tellLongest();
tellFailed();
process.exitCode = failed.length ? 1 : 0;

async function runWaiting() {
  for (let part = waiting.shift(); part; part = waiting.shift()) await run(part);
}

async function run(part) {
  const began = performance.now();
  process.stdout.write(`\n> ${part}\n`);
  const [script, share] = part.split('@');
  const call = ['run', '--silent', script, ...(share ? ['--', '--shard', share] : [])];
  const code = await new Promise((resolve) =>
    spawn('npm', call, { cwd: ROOT, stdio: 'inherit' }).once('close', resolve),
  );
  took.push({ name: part, milliseconds: performance.now() - began });
  if (code !== 0) failed.push({ part, suite: suiteOf(SUITES[script], share) });
}

function tellLongest() {
  const line = ({ name, milliseconds }) => `${(milliseconds / 1000).toFixed(0).padStart(6)} s  ${name}\n`;
  const parts = took.toSorted((a, b) => b.milliseconds - a.milliseconds);
  process.stdout.write(`\nWhat took longest:\n${parts.map(line).join('')}\n${slowestFiles(FILES).map(line).join('')}`);
}

function tellFailed() {
  for (const { part, suite } of failed) process.stdout.write(`\nFAILED: ${part}\n${outcomeOf(suite)}`);
}
