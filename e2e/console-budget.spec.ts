import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type Browser, type Page, type Response } from 'playwright-core';
import { Office } from '../backend/test/support/office.js';
import { CONSOLE, heading, openConsole, rowsOf } from './support/console.js';
import { storedSession } from './support/people.js';
import { openBrowser, Visitor } from './support/visitor.js';

const MOST_KILOBYTES = 450;

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

describe('the first load of the console', () => {
  it(`transfers at most ${MOST_KILOBYTES} kB of JavaScript, compressed`, async () => {
    await openConsole(visitor, session);
    await heading(page, 'Dashboard');
    await page.waitForLoadState('networkidle');
    const sizes = await Promise.all(scripts.map(async (script) => (await script.request().sizes()).responseBodySize));
    expect(sizes.length).toBeGreaterThan(0);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(MOST_KILOBYTES * 1000);
    expect(await visitor.leave()).toEqual([]);
  });

  it.each([
    ['the export', /papaparse/i],
    ['the board', /\/(Connection)?Board-|dnd/],
    ['the search over everything', /\/(Command)?Palette-/],
    ['the lists', /\/(Employee|Company|JobRequest|Placement|Admin|Activity)List-|\/ConnectionsPage-/],
  ])('leaves %s for later', async (_, name) => {
    await openConsole(visitor, session);
    await heading(page, 'Dashboard');
    await page.waitForLoadState('networkidle');
    expect(loaded(/Dashboard-/)).not.toEqual([]);
    expect(loaded(name)).toEqual([]);
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
