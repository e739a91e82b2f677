import { beforeEach, describe, expect, it } from '@jest/globals';
import { type Response } from 'playwright-core';
import { CONSOLE, heading, openConsole, rowsOf } from '../support/console.js';
import { consoleSuite, office, page, visitor } from '../support/console-suite.js';
import { isComplete } from '../support/looking.js';
import { storedSession } from '../support/people.js';

let session: Record<string, string>;
let scripts: Response[];

consoleSuite(async () => {
  await office.freshConnection();
  session = await storedSession(office.agency, office.admin.email);
});

beforeEach(async () => {
  scripts = [];
  page.on('response', (response) => {
    const isScript = /javascript/.test(response.headers()['content-type'] ?? '');
    if (isScript && new URL(response.url()).pathname.startsWith(CONSOLE)) scripts.push(response);
  });
});

const loaded = (name: RegExp): string[] => scripts.map((script) => script.url()).filter((url) => name.test(url));

/** The scripts that were requested until the first row or card stood there: how many, and their kB over the wire. */
const untilShown = (): Promise<{ files: number; kilobytes: number }> =>
  page.evaluate(() => {
    const { shownAt } = window as unknown as { shownAt: number };
    const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const first = entries.filter(({ name, startTime }) => name.endsWith('.js') && startTime < shownAt);
    return { files: first.length, kilobytes: first.reduce((sum, entry) => sum + entry.encodedBodySize, 0) / 1000 };
  });

describe('what is loaded until a page shows its records', () => {
  it.each([
    { path: '/', width: 1280, kilobytes: 243, files: 6 },
    { path: '/employees', width: 1280, kilobytes: 233, files: 6 },
    { path: '/employees', width: 390, kilobytes: 233, files: 6 },
  ])('of $path, $width px wide, is at most $kilobytes kB of JavaScript in $files files', async (budget) => {
    await page.setViewportSize({ width: budget.width, height: 844 });
    await page.addInitScript(() => {
      new MutationObserver((_, observer) => {
        if (!document.querySelector('main tbody tr, main .record-card')) return;
        Object.assign(window, { shownAt: performance.now() });
        observer.disconnect();
      }).observe(document, { childList: true, subtree: true });
    });
    await openConsole(visitor, session, budget.path);
    await rowsOf(page);
    const { files, kilobytes } = await untilShown();
    expect(files).toBeGreaterThan(2);
    expect(files).toBeLessThanOrEqual(budget.files);
    expect(kilobytes).toBeLessThanOrEqual(budget.kilobytes);
  });

  it.each([
    [
      '/',
      [
        '/users/profile',
        'dashboard-stats',
        'tasks/groups',
        'interviews/next-day',
        'standing',
        'privacy-due',
        'billing-summary',
        'employees',
        'companies',
        'job-requests',
        'connections',
        'connections',
      ],
      [],
    ],
    ['/employees', ['/users/profile', 'employees'], []],
    ['/connections', ['/users/profile', 'connections'], ['next-steps']],
  ])('of %s is asked for at once and once, not one after the other', async (path, calls, below) => {
    const requests: string[] = [];
    const allRequested = new Promise<void>((resolve) => {
      page.on('request', (request) => {
        const { pathname } = new URL(request.url());
        // news come beside the page, once it is there
        if (!/^\/(api|users)\//.test(pathname) || pathname === '/api/events') return;
        requests.push(pathname.replace('/api/admin/', ''));
        if (requests.length === calls.length) resolve();
      });
    });
    // the code of the console comes only after everything else was requested
    await page.route(/\/console-[\w-]+\.js$/, async (route) => {
      await allRequested;
      await route.continue();
    });
    await openConsole(visitor, session, path);
    await rowsOf(page);
    await isComplete(page);
    expect(requests.sort()).toEqual([...calls, ...below].sort());
  });

  it.each([
    ['the export', /papaparse/i],
    ['the board', /\/(Connection)?Board-|dnd/],
    ['the search over everything', /\/(Command)?Palette-/],
    ['the forms and drawers', /\/records-|\/\w+Overlays-|\/admin-forms-/],
    ['the filters', /\/filters-/],
    ['the lists', /\/(Employee|Company|JobRequest|Placement|Admin|Activity)List-|\/ConnectionsPage-/],
  ])('of the dashboard leaves %s for later', async (_, name) => {
    await openConsole(visitor, session);
    await heading(page, 'Dashboard');
    await isComplete(page);
    expect(loaded(/Dashboard-/)).not.toEqual([]);
    expect(loaded(name)).toEqual([]);
  });
});

it('nothing of the dashboard moves while its data arrives', async () => {
  await page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    type Shift = PerformanceEntry & { sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[] };
    const described = ({ startTime, sources }: Shift): string[] =>
      sources.map(
        ({ node, previousRect, currentRect }) =>
          `${Math.round(startTime)}: ${node?.nodeName} ${node?.textContent?.slice(0, 60)} ${previousRect.y} to ${currentRect.y}`,
      );
    new PerformanceObserver((list) => shifts.push(...(list.getEntries() as Shift[]).flatMap(described))).observe({
      type: 'layout-shift',
      buffered: true,
    });
  });
  await openConsole(visitor, session);
  await heading(page, 'Dashboard');
  await rowsOf(page);
  await isComplete(page);
  expect(await page.evaluate(() => (window as unknown as { shifts: string[] }).shifts)).toEqual([]);
});

describe('what was left for later', () => {
  it('comes when somebody exports', async () => {
    await openConsole(visitor, session, '/employees');
    await rowsOf(page);
    expect(loaded(/EmployeeList-/)).toHaveLength(1);
    expect(loaded(/papaparse/i)).toEqual([]);
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export' }).click();
    expect((await saved).suggestedFilename()).toMatch(/^employees-\d{4}-\d\d-\d\d\.csv$/);
    expect(loaded(/papaparse/i)).toHaveLength(1);
  });

  it('comes when somebody opens the board', async () => {
    await openConsole(visitor, session, '/connections');
    await rowsOf(page);
    expect(loaded(/Board-/)).toEqual([]);
    const board = page.waitForResponse(/Board-[\w-]+\.js$/);
    await page.getByRole('button', { name: 'Board', exact: true }).click();
    expect((await board).ok()).toBe(true);
  });
});
