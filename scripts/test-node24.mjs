// Runs the tests on Node.js 24, installed by npm: npm run test:node24 [-- script] (npm test by default).
import { execFileSync, spawnSync } from 'node:child_process';
import { delimiter, join } from 'node:path';

const FOLDER = join(import.meta.dirname, '../node_modules/.cache/node24');
const name = `node-${process.platform.replace('win32', 'win')}-${process.arch}`;
const [script = 'test', ...rest] = process.argv.slice(2);

// beside the lock file, because it is no part of the product
execFileSync('npm', ['install', '--prefix', FOLDER, '--no-save', '--no-package-lock', `${name}@24`], {
  stdio: 'inherit',
});
const binaries = join(FOLDER, 'node_modules', name, 'bin');
const env = { ...process.env, PATH: [binaries, process.env.PATH].join(delimiter) };
console.log(`Node.js ${execFileSync(join(binaries, 'node'), ['--version'], { encoding: 'utf8' }).trim()}`);
const { status } = spawnSync('npm', ['run', script, '--', ...rest], { stdio: 'inherit', env });
process.exit(status ?? 1);
