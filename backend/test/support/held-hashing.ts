import { preloaded } from './preloaded.js';
import { type ProductProcess } from './product-process.js';
import { waitFor } from './wait-for.js';

/** What is kept from the hashing threads: new passwords, or those that are compared, too. */
type Held = 'new passwords' | 'all';

/** Of a process that keeps passwords from its hashing threads from one `toggleHashing` to the next. */
export const heldHashing = (what: Held): { NODE_OPTIONS: string } =>
  preloaded(`
import { Worker } from 'node:worker_threads';
const post = Worker.prototype.postMessage;
let held;
Worker.prototype.postMessage = function (task) {
  if (held && (${what === 'all'} || !task.compareWith)) { held.push(() => post.call(this, task)); console.log('hashing is held'); }
  else post.call(this, task);
};
process.on('SIGUSR2', () => {
  const waiting = held;
  held = held ? undefined : [];
  for (const send of waiting ?? []) send();
  console.log(held ? 'holding' : 'let go');
});
`);

/** Holds the hashing of a process, or lets it go. */
export async function toggleHashing(product: ProductProcess): Promise<void> {
  const before = product.logLines.length;
  product.signal('SIGUSR2');
  await waitFor('the signal', () => product.logLines.slice(before).find((line) => /^(holding|let go)$/.test(line)));
}
