// Builds what has changed since the last start, if the packages for building are installed. Then runs the product in this same process, so
// that signals reach it directly.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const MAIN = new URL('../backend/dist/src/main.js', import.meta.url);
const TOOLS = new URL('../node_modules/wireit', import.meta.url);

const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Node ${process.versions.node} is too old: install Node 20.19 or newer.`);
  process.exit(1);
}

if (existsSync(TOOLS)) {
  const build = spawnSync('npm', ['run', '--silent', 'build'], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, WIREIT_LOGGER: 'quiet-ci' },
    shell: process.platform === 'win32',
  });
  if (build.status !== 0) process.exit(build.status ?? 1);
} else if (!existsSync(MAIN)) {
  console.error(
    'Nothing is built, and the packages that build are not installed (NODE_ENV=production leaves them out): npm install --include=dev.',
  );
  process.exit(1);
}

await import(MAIN);
