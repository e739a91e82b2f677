import process from 'node:process';
import { setTimeout as delay } from 'node:timers/promises';

/** Asks a product over and over whether it lives, in a process of its own. Told `reset`, it says the longest wait in milliseconds, and begins anew. */
const [base = ''] = process.argv.slice(2);
const BETWEEN_MILLISECONDS = 10;

let longest = 0;
process.on('message', () => {
  process.send?.(longest);
  longest = 0;
});
while (process.connected) {
  const began = performance.now();
  await fetch(`${base}/health/live`).then((answer) => answer.text());
  longest = Math.max(longest, performance.now() - began);
  await delay(BETWEEN_MILLISECONDS);
}
