// Builds what has changed since the last start, then runs the product in this same process, so that signals reach it directly.
import { spawnSync } from 'node:child_process';

const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Node ${process.versions.node} is too old: install Node 20.19 or newer.`);
  process.exit(1);
}

const build = spawnSync('npm', ['run', '--silent', 'build'], {
  stdio: ['ignore', 'inherit', 'inherit'],
  env: { ...process.env, WIREIT_LOGGER: 'quiet-ci' },
  shell: process.platform === 'win32',
});
if (build.status !== 0) process.exit(build.status ?? 1);

await import('../backend/dist/src/main.js');
