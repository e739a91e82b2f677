import { afterAll, afterEach, beforeAll, beforeEach, expect } from '@jest/globals';
import { type Locator, type Page } from 'playwright-core';
import { type Agency } from '../../backend/test/support/agency.js';
import { Office } from '../../backend/test/support/office.js';
import { openConsole } from './console.js';
import { isComplete } from './looking.js';
import { storedSession } from './people.js';
import { Visitor } from './visitor.js';

/** The agency at work of this file, for all of its tests. */
export let office: Office;
export let agency: Agency;
/** Who looks at the console in this test, and their page. */
export let visitor: Visitor;
export let page: Page;

/**
 * Opens an agency and a browser for the tests of a file, and for each test a visitor whose browser must not complain.
 * @param prepare adds the records that the tests look at
 */
export function consoleSuite(prepare?: () => Promise<unknown>): void {
  beforeAll(async () => {
    office = await Office.open();
    agency = office.agency;
    await prepare?.();
  });

  beforeEach(async () => {
    visitor = await Visitor.enter(office.agency.base);
    page = visitor.page;
  });

  afterEach(async () => {
    expect(await visitor.leave()).toEqual([]);
  });

  afterAll(async () => {
    await office?.close();
  });
}

/** Sessions of this file by e-mail: a login for each test would hash a password for each. */
const sessions = new Map<string, Record<string, string>>();

async function openAs(email: string, path: string): Promise<void> {
  const session = sessions.get(email) ?? (await storedSession(agency, email));
  sessions.set(email, session);
  await openConsole(visitor, session, path);
  if (!path.endsWith('/show')) return;
  // what arrives late moves the buttons of a drawer
  await page.getByRole('dialog').waitFor();
  await isComplete(page);
}

/** Opens a page of the console as the admin of the office. Who logs out needs a session of their own. */
export const openAsAdmin = (path: string): Promise<void> => openAs(office.admin.email, path);

/** Opens a page of the console as the super admin of the office. Who logs out needs a session of their own. */
export const openAsSuperAdmin = (path: string): Promise<void> => openAs(office.superAdmin.email, path);

/** The first button of this name. */
export const button = (name: string | RegExp): Locator =>
  page.getByRole('button', { name, exact: typeof name === 'string' }).first();
export const press = (name: string | RegExp): Promise<void> => button(name).click();
