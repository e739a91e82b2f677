import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { chromium } from 'playwright-core';

/** Has no window to draw, and takes two thirds of the time of a whole Chromium. */
const DEBIAN_SHELL = '/usr/lib/chromium/chromium-headless-shell';
const USUAL_PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];
const HOW_TO_INSTALL = 'npx playwright-core install --only-shell chromium, or apt-get install chromium-headless-shell';

/**
 * A Chromium for the journeys: one that is installed, a headless shell before a whole one, else Playwright's own download, else Debian's
 * package. Says which one it took.
 */
export function findChromium() {
  const found = installed() ?? downloaded() ?? fromDebian();
  if (!found)
    throw new Error('No Chromium: install one (for instance with apt-get install chromium) and run the tests again.');
  console.log(`Journeys run in ${found}`);
  if (![downloadedShell(), DEBIAN_SHELL].includes(found))
    console.log(`They take half as long again as in the headless shell, which is installed with ${HOW_TO_INSTALL}.`);
  return found;
}

function installed() {
  return [downloadedShell(), DEBIAN_SHELL, chromium.executablePath(), ...USUAL_PLACES].find(
    (path) => path && existsSync(path),
  );
}

/** Playwright keeps it beside its whole Chromium, in a folder for the system. */
function downloadedShell() {
  const [whole = ''] = /^.*[\\/]chromium-\d+/.exec(chromium.executablePath()) ?? [];
  const folder = whole.replace(/chromium-(\d+)$/, 'chromium_headless_shell-$1');
  const systems = existsSync(folder) ? readdirSync(folder) : [];
  return systems.map((system) => join(folder, system, 'chrome-headless-shell')).find((path) => existsSync(path));
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
