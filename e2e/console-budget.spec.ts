import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type Browser, type Page, type Response } from 'playwright-core';
import { Office } from '../backend/test/support/office.js';
import { CONSOLE, heading, openConsole, rowsOf } from './support/console.js';
import { storedSession } from './support/people.js';
import { openBrowser, Visitor } from './support/visitor.js';

let office: Office;
let browser: Browser;
let visitor: Visitor;
let page: Page;
let session: Record<string, string>;
let scripts: Response[];

beforeAll(async () => {
  [office, browser] = await Promise.all([Office.open(), openBrowser()]);
  await office.freshConnection();
  session = await storedSession(office.agency, office.admin.email);
});

beforeEach(async () => {
  visitor = await Visitor.enter(browser, office.agency.base);
  page = visitor.page;
  scripts = [];
  page.on('response', (response) => {
    const isScript = /javascript/.test(response.headers()['content-type'] ?? '');
    if (isScript && new URL(response.url()).pathname.startsWith(CONSOLE)) scripts.push(response);
  });
});

afterAll(async () => {
  await browser.close();
  await office.close();
});

const loaded = (name: RegExp): string[] => scripts.map((script) => script.url()).filter((url) => name.test(url));

/** Bytes of JavaScript that came over the wire. */
async function transferred(): Promise<number> {
  const sizes = await Promise.all(scripts.map(async (script) => (await script.request().sizes()).responseBodySize));
  return sizes.reduce((sum, size) => sum + size, 0);
}

const shown: Record<string, () => Promise<unknown>> = {
  '/': () => page.getByRole('link', { name: 'Asha Rao' }).first().waitFor(),
  '/employees': () => rowsOf(page),
};

describe('what is loaded until a page shows its records', () => {
  it.each([
    { path: '/', width: 1280, kilobytes: 210, files: 7 },
    { path: '/employees', width: 1280, kilobytes: 225, files: 8 },
    { path: '/employees', width: 390, kilobytes: 205, files: 7 },
  ])('of $path, $width px wide, is at most $kilobytes kB of JavaScript in $files files', async (budget) => {
    await page.setViewportSize({ width: budget.width, height: 844 });
    await openConsole(visitor, session, budget.path);
    await shown[budget.path]?.();
    expect(scripts.length).toBeGreaterThan(0);
    expect(scripts.length).toBeLessThanOrEqual(budget.files);
    expect(await transferred()).toBeLessThanOrEqual(budget.kilobytes * 1000);
    expect(await visitor.leave()).toEqual([]);
  });

  it.each([
    [
      '/',
      ['/users/profile', 'dashboard-stats', 'employees', 'companies', 'job-requests', 'connections', 'connections'],
    ],
    ['/employees', ['/users/profile', 'employees']],
    ['/placements', ['/users/profile', 'connections']],
  ])('of %s is asked for at once and once, not one after the other', async (path, calls) => {
    const asked: string[] = [];
    const allAsked = new Promise<void>((resolve) => {
      page.on('request', ({ url }) => {
        const { pathname } = new URL(url());
        if (!/^\/(api|users)\//.test(pathname)) return;
        asked.push(pathname.replace('/api/admin/', ''));
        if (asked.length === calls.length) resolve();
      });
    });
    // the code of the console comes only after everything else was asked for
    await page.route(/\/console-[\w-]+\.js$/, async (route) => {
      await allAsked;
      await route.continue();
    });
    await openConsole(visitor, session, path);
    await rowsOf(page);
    await page.waitForLoadState('networkidle');
    expect(asked.sort()).toEqual([...calls].sort());
    expect(await visitor.leave()).toEqual([]);
  });

  it.each([
    ['the export', /papaparse/i],
    ['the board', /\/(Connection)?Board-|dnd/],
    ['the search over everything', /\/(Command)?Palette-/],
    ['the forms and drawers', /\/records-|\/\w+Overlays-|\/admin-forms-/],
    ['the table', /\/RecordTable-/],
    ['the filters', /\/filters-/],
    ['the lists', /\/(Employee|Company|JobRequest|Placement|Admin|Activity)List-|\/ConnectionsPage-/],
  ])('of the dashboard leaves %s for later', async (_, name) => {
    await openConsole(visitor, session);
    await heading(page, 'Dashboard');
    await page.waitForLoadState('networkidle');
    expect(loaded(/Dashboard-/)).not.toEqual([]);
    expect(loaded(name)).toEqual([]);
    expect(await visitor.leave()).toEqual([]);
  });

  it('of a list leaves the table out where there are cards', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openConsole(visitor, session, '/employees');
    await rowsOf(page);
    await page.waitForLoadState('networkidle');
    expect(loaded(/RecordTable-/)).toEqual([]);
    expect(await visitor.leave()).toEqual([]);
  });
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
    expect(await visitor.leave()).toEqual([]);
  });

  it('comes when somebody opens the board', async () => {
    await openConsole(visitor, session, '/connections');
    await rowsOf(page);
    expect(loaded(/Board-/)).toEqual([]);
    const board = page.waitForResponse(/Board-[\w-]+\.js$/);
    await page.getByRole('button', { name: 'Board', exact: true }).click();
    expect((await board).ok()).toBe(true);
    expect(await visitor.leave()).toEqual([]);
  });
});
