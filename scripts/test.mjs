import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { slowestFiles } from './requirements.mjs';

/** All of `npm test`. What needs no database runs two at a time, then the API suite, then the journeys. Tells at the end what took longest. */
const ROOT = join(import.meta.dirname, '..');
const FILES = 10;

const { wireit } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
const waiting = [...wireit.check.dependencies];
const took = [];

const failed = await Promise.all([checkOn(), checkOn()]);
const isGood = !failed.some(Boolean) && (await passes('test:api')) && (await passes('test:e2e'));
tellLongest();
process.exitCode = isGood ? 0 : 1;

/** Runs one check after the other. @returns whether any of them failed */
async function checkOn() {
  let hasFailed = false;
  for (let step = waiting.shift(); step; step = waiting.shift()) hasFailed = !(await passes(step)) || hasFailed;
  return hasFailed;
}

async function passes(step) {
  const began = performance.now();
  process.stdout.write(`\n> ${step}\n`);
  const code = await new Promise((resolve) =>
    spawn('npm', ['run', '--silent', step], { cwd: ROOT, stdio: 'inherit' }).once('close', resolve),
  );
  took.push({ name: step, milliseconds: performance.now() - began });
  return code === 0;
}

function tellLongest() {
  const line = ({ name, milliseconds }) => `${(milliseconds / 1000).toFixed(0).padStart(6)} s  ${name}\n`;
  const steps = took.toSorted((a, b) => b.milliseconds - a.milliseconds);
  process.stdout.write(`\nWhat took longest:\n${steps.map(line).join('')}\n${slowestFiles(FILES).map(line).join('')}`);
}
