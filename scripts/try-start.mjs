// Starts the product like a newcomer, checks that a production build is served, stops it with Ctrl-C, starts it once more on its data, and stops
// it as a supervisor does that knows npm only.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

// only reached when it hangs, even on a busy machine
const MAX_START_MILLISECONDS = 300_000;
const MAX_STOP_MILLISECONDS = 60_000;
/** There while the product uses its data. */
const LOCK = join(process.env.DATA_DIR ?? '.data', 'process.lock');

const port = await freePort();
const base = `http://localhost:${port}`;
await startAndStop('SIGINT', async () => {
  await expectProductionBuild('/login');
  await expectProductionBuild('/admin-dashboard/');
});
await startAndStop('SIGTERM');
console.log('The product started, served a production build, stopped, and started again.');

async function startAndStop(signal, look = async () => undefined) {
  // a process group, because Ctrl-C reaches npm and the product alike
  const product = spawn('npm', ['start'], {
    detached: true,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, PORT: String(port) },
  });
  const ended = once(product, 'exit');
  try {
    await ready(product);
    await look();
    process.kill(signal === 'SIGINT' ? -product.pid : product.pid, signal);
    await Promise.race([ended, wait(MAX_STOP_MILLISECONDS, undefined, { ref: false })]);
    const until = Date.now() + MAX_STOP_MILLISECONDS;
    while (existsSync(LOCK) && Date.now() < until) await wait(250);
    if (existsSync(LOCK)) throw new Error(`The product did not stop by ${signal}`);
  } finally {
    endGroup(product.pid);
  }
}

function endGroup(group) {
  try {
    process.kill(-group, 'SIGKILL');
  } catch {
    // nobody of it is left
  }
}

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port: free } = server.address();
  server.close();
  return free;
}

async function ready(product) {
  const until = Date.now() + MAX_START_MILLISECONDS;
  while (Date.now() < until) {
    if (product.exitCode !== null) throw new Error(`npm start ended with ${product.exitCode}`);
    const answer = await fetch(`${base}/health/ready`).catch(() => undefined);
    if (answer?.ok) return;
    await wait(250);
  }
  throw new Error('The product did not get ready');
}

/** Only a production build of React has the text 'Minified React error'. */
async function expectProductionBuild(path) {
  const page = await fetch(base + path, { headers: { accept: 'text/html' } });
  const seen = new Set();
  const left = scriptsIn(await page.text(), base + path);
  while (left.length) {
    const address = left.pop();
    if (seen.has(address)) continue;
    seen.add(address);
    const text = await (await fetch(address)).text();
    if (text.includes('Minified React error')) return;
    left.push(...scriptsIn(text, address));
  }
  throw new Error(`${path} is no production build`);
}

/** URLs of the scripts that a page or a script loads. */
function scriptsIn(text, address) {
  const names = [...text.matchAll(/["'`]([\w./-]+\.js)["'`]/g)].map(([, name]) => name);
  return names.map((name) => new URL(name, name.startsWith('assets/') ? new URL('../', address) : address).href);
}
