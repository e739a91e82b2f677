// Builds what has changed since the last start, if the packages for building are installed. Then runs the product in this same process, so
// that signals reach it directly.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const MAIN = new URL('../backend/dist/src/main.js', import.meta.url);
const TOOLS = new URL('../node_modules/wireit', import.meta.url);
/** What a build that fails says. */
const MAX_OUTPUT_BYTES = 16 * 1024 * 1024;
const BETWEEN_LOOKS_MILLISECONDS = 500;
/** The shell, in which npm runs this. */
const parent = process.ppid;

const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Node ${process.versions.node} is too old: install Node 20.19 or newer.`);
  process.exit(1);
}

if (existsSync(TOOLS)) {
  console.log('Building what has changed; the first time takes a minute or two.');
  const build = spawnSync('npm', ['run', '--silent', 'build'], {
    stdio: ['ignore', 'pipe', 'pipe'],
    encoding: 'utf8',
    maxBuffer: MAX_OUTPUT_BYTES,
    env: { ...process.env, WIREIT_LOGGER: 'quiet-ci' },
    shell: process.platform === 'win32',
  });
  if (build.status !== 0) {
    console.error([build.stdout, build.stderr, build.error?.message].filter(Boolean).join('\n'));
    process.exit(build.status ?? 1);
  }
} else if (!existsSync(MAIN)) {
  console.error(
    'Nothing is built, and the packages that build are not installed (NODE_ENV=production leaves them out): npm install --include=dev.',
  );
  process.exit(1);
}

// npm runs this in a shell, which ends by a signal without handing it on
if (process.env.npm_lifecycle_event === 'start') {
  const endWithShell = () => {
    if (process.ppid !== parent) process.kill(process.pid, 'SIGTERM');
  };
  endWithShell();
  setInterval(endWithShell, BETWEEN_LOOKS_MILLISECONDS).unref();
}
await import(MAIN);
