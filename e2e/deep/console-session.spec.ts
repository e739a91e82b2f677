import { describe, expect, it } from '@jest/globals';
import { type Page, type Route } from 'playwright-core';
import { PASSWORD } from '../../backend/test/support/agency.js';
import { type ApiRecord } from '../../backend/test/support/office.js';
import { CONSOLE, heading, openConsole, rowsOf, staffSession, storedKeys } from '../support/console.js';
import { becomes } from '../support/console-page.js';
import { consoleSuite, office, page, press, visitor } from '../support/console-suite.js';
import { answerInstead, arrivesAt, NOT_NOW, pathOf, sees } from '../support/looking.js';
import { addPerson, beginAnew, hears, storedSession } from '../support/people.js';

const MAX_SESSION_MILLISECONDS = 82_800_000;

let connection: ApiRecord;

consoleSuite(async () => {
  connection = await office.freshConnection();
  await office.setStatus(connection.id, 'placed');
});

const label = (name: string): Promise<void> => page.getByRole('banner').getByText(name, { exact: true }).waitFor();
const section = (name: string): Promise<void> =>
  page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name }).click();

/** The session has ended: the login page is there, and of the person only the user is left. */
async function hasLeft(tab: Page): Promise<void> {
  await heading(tab, 'Log in');
  expect(pathOf(tab)).toBe('/login');
  expect(await storedKeys(tab)).toEqual(['user']);
}

/** The session was ended by the server or by time: that is said, and the page is kept for the next login. */
async function hasEnded(tab: Page): Promise<void> {
  await sees(tab, 'Your session has ended. Please log in to go on where you were.');
  expect(pathOf(tab)).toBe('/login');
  expect(await storedKeys(tab)).toEqual(['lastVisitedPage', 'user']);
}

async function changeStatus(): Promise<void> {
  await press(/^Change status of/);
  await page.getByRole('menuitem', { name: 'Rejected' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Update status' }).click();
}

interface Call {
  name: string;
  call: string;
  path: string;
  /** What makes the call if the page alone does not. */
  act?: () => Promise<void>;
}

const CALLS: Call[] = [
  { name: 'a list', call: '/api/admin/companies', path: '/companies' },
  { name: 'a status', call: '/api/admin/connections/{id}/status', path: '/connections', act: changeStatus },
];

describe('an answer that the session has ended', () => {
  it.each(CALLS)('(401) to $name leads to the login', async ({ call, path, act }) => {
    const filled = (text: string): string => text.replace('{id}', String(connection.id));
    const refuse = () => answerInstead(page, filled(call), 401, { error: 'No longer' });
    if (!act) await refuse();
    await openConsole(visitor, await staffSession(office.agency, 'super_admin'), filled(path));
    if (act) {
      await rowsOf(page);
      await refuse();
      await act();
    }
    await hasEnded(page);
  });
});

it('a refusal (403) that does not say what else to do leads to the login, too', async () => {
  await answerInstead(page, '/api/admin/companies', 403, { code: 'auth.forbidden', error: 'No' });
  await openConsole(visitor, await staffSession(office.agency), '/companies');
  await hasEnded(page);
});

describe('an answer that says nothing of the session', () => {
  const isThere = (): Promise<void> => page.getByRole('dialog', { name: 'Add Company' }).waitFor();
  const stays = async (path: string): Promise<void> => {
    expect(pathOf(page)).toBe(CONSOLE + path);
    expect(await storedKeys(page)).toEqual(expect.arrayContaining(['isLoggedIn', 'token', 'tokenSetAt', 'userRole']));
  };

  it.each(NOT_NOW.slice(0, 1))('(%s) to the start leaves it alone; the page can be tried again', async (_, answer) => {
    await page.route('**/users/profile', answer);
    await openConsole(visitor, await staffSession(office.agency), '/companies/create');
    await sees(page, 'Failed to load dashboard data. Please refresh the page.');
    await stays('/companies/create');
    await page.unrouteAll();
    await press('Try Again');
    await isThere();
    await stays('/companies/create');
  });

  it('that is late leaves it alone', async () => {
    await page.clock.install();
    let answer: (() => void) | undefined;
    const late = new Promise<void>((resolve) => (answer = resolve));
    await page.route('**/users/profile', (route) => late.then(() => route.continue()));
    await openConsole(visitor, await staffSession(office.agency), '/companies/create');
    await page.clock.runFor(50_000);
    await stays('/companies/create');
    answer?.();
    await isThere();
    await stays('/companies/create');
  });

  it.each([
    ...NOT_NOW.slice(0, 1),
    [
      '403',
      (route: Route) => route.fulfill({ status: 403, json: { code: 'auth.permission_missing', error: 'Not now' } }),
    ] as const,
  ])('(%s) to a list leaves it alone; the list can be tried again', async (_, answer) => {
    await page.route('**/api/admin/companies?*', answer);
    await openConsole(visitor, await staffSession(office.agency), '/companies');
    await page.locator('main').getByRole('alert').waitFor();
    await stays('/companies');
    await page.unrouteAll();
    await press('Try Again');
    await rowsOf(page);
    await stays('/companies');
  });
});

describe('a device without a network', () => {
  it('is said to be offline at once, until it is back', async () => {
    await openConsole(visitor, await staffSession(office.agency), '/employees');
    await rowsOf(page);
    await visitor.context.setOffline(true);
    await sees(page, 'You are offline. This page goes on when you are back.');
    await visitor.context.setOffline(false);
    await page.getByText(/^You are offline/).waitFor({ state: 'detached' });
  });
});

describe('a session', () => {
  it('that follows a logout in another tab goes on in this one', async () => {
    const session = await staffSession(office.agency);
    await page.clock.install();
    await openConsole(visitor, session, '/companies/create');
    const dialog = page.getByRole('dialog', { name: 'Add Company' });
    await dialog.getByLabel('Company name').fill('Malabar Foods');
    const other = await visitor.context.newPage();
    await other.goto('/health/live');
    await hears(page, () => beginAnew(other, session));
    expect(pathOf(page)).toBe(`${CONSOLE}/companies/create`);
    expect(await dialog.getByLabel('Company name').inputValue()).toBe('Malabar Foods');
  });

  it('that the server has ended leads to the login with the next call', async () => {
    const { email } = await office.agency.staff();
    await openConsole(visitor, await storedSession(office.agency, email), '/employees');
    await rowsOf(page);
    await office.sql('update users set session_version = session_version + 1 where email = $1', [email]);
    await section('Companies');
    await hasEnded(page);
  });

  it('older than 23 hours leads to the login', async () => {
    await page.clock.install();
    await openConsole(visitor, await staffSession(office.agency), '/employees');
    await rowsOf(page);
    await page.clock.fastForward(MAX_SESSION_MILLISECONDS + 1000);
    await hasEnded(page);
  });

  it('that ends while somebody writes says so; after the login the page and what was typed are there again', async () => {
    const { email } = await office.agency.staff();
    await openConsole(visitor, await storedSession(office.agency, email), '/companies/create');
    const form = page.getByRole('dialog', { name: 'Add Company' });
    await form.getByLabel('Company name').fill('Half Written Ltd');
    const password = form.getByRole('textbox', { name: 'Password' });
    await password.fill('mango-lassi-42');
    await office.sql('update users set session_version = session_version + 1 where email = $1', [email]);
    // back from another tab, the lists are read again
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
    await hasEnded(page);
    await visitor.logIn(email, PASSWORD);
    await sees(page, 'What you had typed is still here. It is not saved yet.');
    expect(await form.getByLabel('Company name').inputValue()).toBe('Half Written Ltd');
    expect(await password.inputValue()).toBe('');
  });

  it('says five minutes before that it ends', async () => {
    await page.clock.install();
    await openConsole(visitor, await staffSession(office.agency), '/employees');
    await rowsOf(page);
    await page.clock.fastForward(MAX_SESSION_MILLISECONDS - 600_000);
    const warning = page.getByText(/^Your session ends at .*\. Please save your changes and log in again\.$/);
    expect(await warning.count()).toBe(0);
    await page.clock.fastForward(301_000);
    await warning.waitFor();
  });

  it('ended in one tab ends the other', async () => {
    await openConsole(visitor, await staffSession(office.agency), '/employees');
    await rowsOf(page);
    const other = await visitor.context.newPage();
    await other.goto(`${CONSOLE}/companies`);
    await other.getByRole('button', { name: 'Logout' }).click();
    await hasLeft(other);
    await hasLeft(page);
  });

  it.each([
    ['an admin', async () => (await office.agency.staff()).email, () => label('Admin')],
    [
      'a company',
      async () => (await addPerson(office.agency, office.admin, 'company')).email,
      () => arrivesAt(page, '/company-dashboard'),
    ],
  ])('of %s in another tab is taken over, and the former is gone', async (_, personOf, isThere) => {
    await openConsole(visitor, await staffSession(office.agency, 'super_admin'), '/employees');
    await label('Super Admin');
    const session = await storedSession(office.agency, await personOf());
    const other = await visitor.context.newPage();
    await other.goto('/admin-login');
    await other.evaluate((entries) => {
      for (const [key, value] of entries) localStorage.setItem(key, value);
    }, Object.entries(session));
    await isThere();
    expect(await page.getByText('Super Admin', { exact: true }).count()).toBe(0);
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBe(session['token']);
  });

  it('ends with Logout at once, on the server, too', async () => {
    const session = await staffSession(office.agency);
    const headers = { authorization: `Bearer ${session['token']}` };
    await openConsole(visitor, session, '/employees');
    await rowsOf(page);
    await section('Companies');
    await heading(page, 'Companies');
    await press('Logout');
    await hasLeft(page);
    await becomes(async () => (await fetch(`${office.agency.base}/users/profile`, { headers })).status, 401);
    await page.goBack();
    await arrivesAt(page, '/login');
  });

  it('remembers the last page, and a login after its end returns there', async () => {
    const { email } = await office.agency.staff();
    await openConsole(visitor, await storedSession(office.agency, email), '/employees');
    await rowsOf(page);
    await section('Companies');
    await heading(page, 'Companies');
    await page.waitForFunction(() => localStorage.getItem('lastVisitedPage')?.startsWith('/admin-dashboard/companies'));
    await page.evaluate(
      (age) => localStorage.setItem('tokenSetAt', String(Date.now() - age)),
      MAX_SESSION_MILLISECONDS + 1,
    );
    await visitor.logIn(email, PASSWORD);
    await heading(page, 'Companies');
    expect(pathOf(page)).toMatch(/^\/admin-dashboard\/companies/);
  });

  it('keeps what somebody set up for themselves', async () => {
    const session = await staffSession(office.agency);
    await openConsole(visitor, session, '/employees');
    await rowsOf(page);
    await press(/^Account of /);
    await page.getByRole('menuitemradio', { name: 'Dark colours' }).click();
    await press('Logout');
    await hasLeft(page);
    const stored = await page.evaluate(() => Object.keys(localStorage).filter((key) => key.endsWith('.theme')));
    expect(stored).toHaveLength(1);
  });
});
