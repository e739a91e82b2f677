import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type Browser, type Page } from 'playwright-core';
import { Office } from '../backend/test/support/office.js';
import { openConsole, rowsOf } from './support/console.js';
import { storedSession } from './support/people.js';
import { openBrowser, Visitor } from './support/visitor.js';

const COMPANY = 'Lehar Foods';

let office: Office;
let browser: Browser;
let visitor: Visitor;
let page: Page;
let session: Record<string, string>;

beforeAll(async () => {
  [office, browser] = await Promise.all([Office.open(), openBrowser()]);
  const company = await office.addCompany({ companyName: COMPANY });
  const job = await office.jobFor(company.id);
  const connection = await office.connect(job.id, (await office.addEmployee()).id);
  await office.setStatus(connection.id, 'placed');
  session = await storedSession(office.agency, office.superAdmin.email);
});

beforeEach(async () => {
  visitor = await Visitor.enter(browser, office.agency.base);
  page = visitor.page;
});

afterEach(async () => {
  expect(await visitor.leave()).toEqual([]);
});

afterAll(async () => {
  await browser.close();
  await office.close();
});

const focusedName = (): Promise<string> =>
  page.evaluate(() => {
    const focused = document.activeElement;
    return focused?.getAttribute('aria-label') ?? focused?.textContent ?? '';
  });

/** Presses Tab until something has the focus. */
async function tabTo(name: string): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press('Tab');
    if ((await focusedName()) === name) return;
  }
  throw new Error(`Tab does not lead to ${name}`);
}

describe('by keyboard', () => {
  it('the first stop skips the header', async () => {
    await openConsole(visitor, session, '/employees');
    await rowsOf(page);
    await tabTo('Skip to content');
    await page.keyboard.press('Enter');
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('main-content');
  });

  it.each([
    ['/employees', 'Asha Rao'],
    ['/companies', COMPANY],
    ['/job-requests', 'React Developer'],
    ['/connections', 'Asha Rao'],
    ['/placements', 'Asha Rao'],
  ])('a row of %s opens, closes, and has the focus again', async (path, name) => {
    await openConsole(visitor, session, path);
    await rowsOf(page);
    await tabTo(name);
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name });
    await dialog.waitFor();
    expect(
      await dialog.evaluate(
        (box) => box.contains(document.activeElement) || box.parentElement?.contains(document.activeElement),
      ),
    ).toBe(true);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    expect(await focusedName()).toBe(name);
  });

  it('a question has the focus, on No where something would be lost, and gives it back', async () => {
    await openConsole(visitor, session, '/companies');
    await rowsOf(page);
    await page
      .getByRole('button', { name: /^Delete / })
      .first()
      .focus();
    await page.keyboard.press('Enter');
    await page.getByRole('alertdialog', { name: 'Delete company?' }).waitFor();
    expect(await focusedName()).toBe('Cancel');
    await page.keyboard.press('Escape');
    await page.getByRole('alertdialog').waitFor({ state: 'hidden' });
    expect(await focusedName()).toBe(`Delete ${COMPANY}`);
  });
});
