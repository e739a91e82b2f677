import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

const PATIENCE_MILLISECONDS = 120_000;
const BETWEEN_LOOKS_MILLISECONDS = 20;

/** Ends the products that the workers of a run have shared among their files. @throws Error when one did not end by itself */
async function endSharedProducts(folder) {
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
  const products = files.map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')));
  const running = () => products.map(({ pid }) => pid).filter(isRunning);
  for (const pid of running()) process.kill(pid, 'SIGINT');
  const end = Date.now() + PATIENCE_MILLISECONDS;
  while (running().length && Date.now() < end) await delay(BETWEEN_LOOKS_MILLISECONDS);
  const left = running();
  for (const pid of left) process.kill(pid, 'SIGKILL');
  if (left.length) throw new Error(`${left.length} products did not stop`);
}

/** A process that has ended and that its parent has not requested yet has no command line any more. */
function isRunning(pid) {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8') !== '';
  } catch {
    return false;
  }
}

export default async function teardown() {
  await endSharedProducts(join(globalThis.testDataDir, 'products'));
  await globalThis.testServer?.stop();
  rmSync(globalThis.testDataDir, { recursive: true, force: true });
}
