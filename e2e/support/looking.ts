import { type Locator, type Page, type Route } from 'playwright-core';
import { type Visitor } from './visitor.js';

/** Waits until a text stands on the page, letter by letter. */
export async function sees(place: Page | Locator, ...texts: string[]): Promise<void> {
  for (const text of texts) await place.getByText(text, { exact: true }).first().waitFor();
}

/** Waits until a text has gone. */
export function seesNoMore(place: Page | Locator, text: string): Promise<void> {
  return place.getByText(text, { exact: true }).waitFor({ state: 'hidden' });
}

/** What goes by itself after some seconds stays, however slow the machine is; timers run again with `page.clock.runFor`. */
export async function holdClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000));
}

/** Waits until nothing on the page says that it is still on its way. What comes once it is in view is scrolled there. */
export async function isComplete(page: Page): Promise<void> {
  const underWay = '.MuiSkeleton-root, .is-turning, [aria-busy=true], [role=status][aria-label^=Loading]';
  await page.waitForFunction((marks) => {
    const late = document.querySelector(marks);
    if (late instanceof HTMLButtonElement) late.scrollIntoView({ block: 'nearest' });
    return !late;
  }, underWay);
}

/** Waits until the present entry of the history is that of a dialog, or of a page of the public site. */
export async function isAtEntryOf(page: Page, what: 'dialog' | 'page'): Promise<void> {
  await page.waitForFunction((isDialog) => {
    const { hasDialog, usr } = (history.state ?? {}) as { hasDialog?: boolean; usr?: { hasDialog?: boolean } | null };
    return Boolean(hasDialog ?? usr?.hasDialog) === isDialog;
  }, what === 'dialog');
}

/** Reloads a page of the public site once the step back of a dialog that was closed is over: it would stop the reload. */
export async function reloadWithoutDialog(page: Page): Promise<void> {
  await isAtEntryOf(page, 'page');
  await page.reload();
}

/** Path of the page, with its query. */
export function pathOf(page: Page): string {
  const { pathname, search } = new URL(page.url());
  return pathname + search;
}

/** Waits until the browser is at a path; what the former page showed may stand there for another moment. */
export function arrivesAt(page: Page, path: string): Promise<void> {
  return page.waitForURL((url) => url.pathname + url.search === path, { waitUntil: 'domcontentloaded' });
}

/** Waits until the address says a text, as it does a moment after it was typed into a filter, and the page knows it, too. */
export async function isAddressed(page: Page, text: string): Promise<void> {
  await page.waitForURL((url) => decodeURIComponent(url.search).includes(text), { waitUntil: 'commit' });
  // the page is drawn anew in tasks that come before
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
}

/** Keys in the browser's storage, sorted. */
export function storageKeys(page: Page): Promise<string[]> {
  return page.evaluate(() => Object.keys(localStorage).sort());
}

/** Answers a call in the server's place, from now on; for failures that the real server does not make. */
export function answerInstead(page: Page, path: string, status: number, body?: object): Promise<unknown> {
  const reply = { status, contentType: 'application/json', body: body ? JSON.stringify(body) : '' };
  return page.route(
    (url) => url.pathname === path,
    (route) => route.fulfill(reply),
  );
}

/** What a busy server, a proxy or the network does to a call; none of it says that a session is over. */
export const NOT_NOW: [string, (route: Route) => Promise<void>][] = [
  ['503', (route) => refuse(route, 503, { code: 'unavailable', error: 'Not now' })],
  ['429', (route) => refuse(route, 429, { code: 'rate_limit.at_once', error: 'Not now' })],
  ['502 of a proxy', (route) => route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' })],
  ['no answer', (route) => route.abort('connectionreset')],
  ['a call that was given up', (route) => route.abort('aborted')],
];

const refuse = (route: Route, status: number, body: object): Promise<void> =>
  route.fulfill({
    status,
    contentType: 'application/json',
    headers: { 'retry-after': '1' },
    body: JSON.stringify(body),
  });

/** Ends `answerInstead`. */
export function letThrough(page: Page): Promise<void> {
  return page.unrouteAll();
}

/** Gives the browser its network back, and waits until whatever its page would send then has been sent. */
export async function comesBack({ context, page }: Pick<Visitor, 'context' | 'page'>): Promise<void> {
  await context.setOffline(false);
  await page.waitForFunction(() => navigator.onLine);
  await page.evaluate(async () => fetch('/health/live'));
}

/** Pastes a text into the control that has the focus. */
export function paste(control: Locator, text: string): Promise<void> {
  return control.evaluate((element, pasted) => {
    (element as HTMLInputElement).focus();
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', pasted);
    const isFree = element.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
    if (isFree) document.execCommand('insertText', false, pasted);
  }, text);
}

/** Waits until nothing fades from one colour to the next any more. */
export function coloursRest(page: Page): Promise<unknown> {
  return page.evaluate(() => {
    // what is folded away does not move, and so never ends
    const isSeen = ({ effect }: Animation): boolean =>
      !(effect instanceof KeyframeEffect) || effect.target?.checkVisibility() !== false;
    return Promise.allSettled(
      document
        .getAnimations()
        .filter(isSeen)
        .map(({ finished }) => finished),
    );
  });
}

/** Waits until the console wears a colour scheme and nothing fades from one colour to the next any more. */
export async function wears(page: Page, scheme: string): Promise<void> {
  await page.waitForFunction((name) => getComputedStyle(document.documentElement).colorScheme === name, scheme);
  await page.evaluate(async () => {
    const frame = (): Promise<number> => new Promise((resolve) => requestAnimationFrame(resolve));
    const ending = (): Promise<unknown>[] =>
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity)
        .map(({ finished }) => finished);
    // what inherits a colour begins to fade when its parent has faded
    do {
      await Promise.allSettled(ending());
      await frame();
      await frame();
    } while (ending().length > 0);
  });
}

/** True when nothing lies over the middle of an element. */
export function isUncovered(place: Locator): Promise<boolean> {
  return place.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });
}
