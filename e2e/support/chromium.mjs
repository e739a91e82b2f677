import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { chromium } from 'playwright-core';

// the shell has no window to draw and loads a page in two thirds of the time
const USUAL_PLACES = [
  '/usr/lib/chromium/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/**
 * A Chromium for the journeys: one that is installed, else Playwright's own download, else Debian's package.
 * Says which one it took.
 */
export function findChromium() {
  const found = installed() ?? downloaded() ?? fromDebian();
  if (!found)
    throw new Error('No Chromium: install one (for instance with apt-get install chromium) and run the tests again.');
  console.log(`Journeys run in ${found}`);
  return found;
}

function installed() {
  return [chromium.executablePath(), ...USUAL_PLACES].find((path) => existsSync(path));
}

function downloaded() {
  console.log('No Chromium yet: trying Playwright’s download …');
  const cli = join(dirname(createRequire(import.meta.url).resolve('playwright-core/package.json')), 'cli.js');
  return attempt(process.execPath, [cli, 'install', '--only-shell', 'chromium'], 120_000);
}

function fromDebian() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  console.log('… not reachable: installing Debian’s package …');
  attempt('apt-get', ['update', '-qq'], 120_000);
  return attempt('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium-headless-shell'], 600_000);
}

function attempt(command, args, timeout) {
  try {
    execFileSync(command, args, { stdio: 'ignore', timeout });
  } catch {
    return undefined;
  }
  return installed();
}
