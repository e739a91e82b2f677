import { chromium } from 'playwright-core';

// the last flags keep Chromium from calling its maker while tests run
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
const HEIGHT = 844;
// only what hangs takes this long, on a busy machine too
const PATIENCE_MILLISECONDS = 180_000;

/** One for all test files of this worker. */
let browser;
/** Profiles that nobody uses now, by the address they have been to: what is cached there need not be loaded and compiled again. */
const free = new Map();
const inUse = new Set();
/** Profiles that were told something that cannot be taken back. */
const changed = new WeakSet();

export function openBrowser() {
  browser ??= chromium.launch({ executablePath: process.env.TEST_CHROMIUM ?? '/usr/bin/chromium', args: FLAGS });
  return browser;
}

export async function closeBrowser() {
  await (await browser)?.close();
  browser = undefined;
}

/** An empty profile with a page. */
export async function openProfile(baseURL, width, colorScheme) {
  const key = `${baseURL} ${width} ${colorScheme}`;
  const idle = free.get(key);
  free.delete(key);
  const context = idle ?? (await newProfile(baseURL, width, colorScheme));
  inUse.add(context);
  const page = await context.newPage();
  if (idle) await clear(context, page, baseURL);
  return { context, page, leave: () => leave(context, key) };
}

async function newProfile(baseURL, width, colorScheme) {
  const viewport = { width, height: HEIGHT };
  const context = await (await openBrowser()).newContext({ baseURL, viewport, colorScheme, reducedMotion: 'reduce' });
  context.setDefaultTimeout(PATIENCE_MILLISECONDS);
  notice(context, context, ['addInitScript', 'exposeFunction', 'exposeBinding', 'grantPermissions', 'setOffline']);
  notice(context, context.clock, ['install', 'setFixedTime', 'pauseAt']);
  return context;
}

function notice(context, owner, methods) {
  for (const method of methods) {
    const act = owner[method].bind(owner);
    owner[method] = (...values) => {
      changed.add(context);
      return act(...values);
    };
  }
}

async function clear(context, page, origin) {
  const session = await context.newCDPSession(page);
  await session.send('Storage.clearDataForOrigin', {
    origin,
    storageTypes: 'cookies,local_storage,indexeddb,cache_storage',
  });
  await session.detach();
}

async function leave(context, key) {
  inUse.delete(context);
  if (changed.has(context) || free.has(key)) return context.close();
  for (const event of ['page', 'request', 'response']) context.removeAllListeners(event);
  await Promise.all([context.unrouteAll({ behavior: 'ignoreErrors' }), ...context.pages().map((page) => page.close())]);
  free.set(key, context);
}

/** Closes the profiles that a test has not left. */
export async function leaveAll() {
  await Promise.all([...inUse].map((context) => context.close()));
  inUse.clear();
}
