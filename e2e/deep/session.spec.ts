import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Agency, PASSWORD } from '../../backend/test/support/agency.js';
import { type ApiClient } from '../../backend/test/support/api-client.js';
import { forgedSession } from '../support/forged-session.js';
import { arrivesAt, NOT_NOW, pathOf, sees, storageKeys } from '../support/looking.js';
import { addPerson, beginAnew, hears, openAs, store, storedSession } from '../support/people.js';
import { Visitor } from '../support/visitor.js';

const ENDED = 'Your session has ended. Please log in to go on where you were.';
const MAX_SESSION_MILLISECONDS = 82_800_000;

let agency: Agency;
let admin: ApiClient;
let visitor: Visitor;

beforeAll(async () => {
  agency = await Agency.open();
  admin = await agency.staff();
});

beforeEach(async () => {
  visitor = await Visitor.enter(agency.base);
});

afterAll(async () => {
  await agency.close();
});

describe('a stored session', () => {
  it('that nobody signed opens nothing on the server, and the visitor leaves', async () => {
    await store(visitor, forgedSession('company'));
    await visitor.page.goto('/company-dashboard');
    await arrivesAt(visitor.page, '/login');
    expect(await storageKeys(visitor.page)).toEqual(['lastVisitedPage', 'user']);
    expect(await visitor.leave()).toEqual([]);
  });
});

describe('an answer that says nothing of the session', () => {
  const PROFILES = [
    ['an employee', 'employee', 'Failed to load dashboard data. Please try refreshing the page.'],
    ['a company', 'company', undefined],
  ] as const;
  const cases = PROFILES.flatMap(([who, role, text]) =>
    NOT_NOW.slice(0, 1).map(([what, answer]) => ({ who, role, text, what, answer })),
  );

  it.each(cases)('($what) to the profile of $who leaves it alone', async ({ role, text, answer }) => {
    const { email } = await addPerson(agency, admin, role);
    const { page } = visitor;
    await page.route('**/users/profile', answer);
    await openAs(visitor, agency, email);
    await (text ? sees(page, text) : page.getByRole('heading', { level: 1 }).waitFor());
    expect(pathOf(page)).toBe(`/${role}-dashboard`);
    await page.unrouteAll();
    await page.reload();
    await page.getByRole('button', { name: role === 'company' ? /Open company profile/ : /Open profile of/ }).waitFor();
    expect(await storageKeys(page)).toContain('token');
    expect(await visitor.leave()).toEqual([]);
  });

  it.each(['employee', 'company'] as const)('of an %s that follows a logout in another tab goes on', async (role) => {
    const { email } = await addPerson(agency, admin, role);
    const { page, context } = visitor;
    await page.clock.install();
    await openAs(visitor, agency, email);
    await page.getByRole('button', { name: role === 'company' ? /Open company profile/ : /Open profile of/ }).waitFor();
    const other = await context.newPage();
    await other.goto('/health/live');
    const session = await storedSession(agency, email);
    await page.evaluate(() => Object.assign(window, { isStillThere: true }));
    await hears(page, () => beginAnew(other, session));
    expect(await page.evaluate(() => 'isStillThere' in window)).toBe(true);
    expect(await visitor.leave()).toEqual([]);
  });
});

describe('the end of a session', () => {
  it('that passes 23 hours on an open page leads to the login', async () => {
    const { email } = await addPerson(agency, admin, 'company');
    const { page } = visitor;
    await page.clock.install();
    await openAs(visitor, agency, email);
    await page.getByRole('button', { name: /Open company profile/ }).click();
    await page.getByRole('button', { name: 'Edit Profile' }).click();
    await page.getByLabel('Company size').selectOption('11-50');
    await page.clock.fastForward(MAX_SESSION_MILLISECONDS + 1000);
    await arrivesAt(page, '/login');
    await sees(page, ENDED);
    expect(await storageKeys(page)).toEqual(['lastVisitedPage', 'user']);
    expect(await visitor.leave()).toEqual([]);
  });

  it('of 23 hours is told five minutes before, also over a form', async () => {
    const { email } = await addPerson(agency, admin, 'company');
    const { page } = visitor;
    await page.clock.install();
    await openAs(visitor, agency, email);
    await page.getByRole('button', { name: 'Create Job Request' }).click();
    const warning = page.getByRole('dialog').getByText(/^Your session ends at \d/);
    await page.clock.fastForward(MAX_SESSION_MILLISECONDS - 310_000);
    expect(await warning.count()).toBe(0);
    await page.clock.fastForward(11_000);
    await warning.waitFor();
    expect(await visitor.leave()).toEqual([]);
  });

  it('on the server leads to the login with the next call', async () => {
    const { email } = await addPerson(agency, admin, 'company');
    const { page } = visitor;
    await openAs(visitor, agency, email);
    await page
      .getByRole('navigation')
      .getByRole('link', { name: /nvoices$/ })
      .click();
    await sees(page, 'Nobody placed yet');
    await page.getByRole('button', { name: /Open company profile/ }).click();
    await page.getByRole('button', { name: 'Edit Profile' }).click();
    await page.getByLabel('Company size').selectOption('11-50');
    await agency.database.sql('update users set session_version = session_version + 1 where email = $1', [email]);
    await page.getByRole('button', { name: 'Save' }).click();
    await arrivesAt(page, '/login');
    await sees(page, ENDED);
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Log in' }).click();
    await arrivesAt(page, '/company-dashboard/placements?open=profile');
    await sees(page, 'What you had typed is still here. It is not saved yet.');
    expect(await page.getByLabel('Company size').inputValue()).toBe('11-50');
    await page.getByRole('button', { name: 'Save' }).click();
    await sees(page.getByRole('status'), 'Profile updated successfully!');
    expect(await visitor.leave()).toEqual([]);
  });

  it.each(['employee', 'company'] as const)('of an %s in one tab ends the other tab', async (role) => {
    const { email } = await addPerson(agency, admin, role);
    const { page, context } = visitor;
    await openAs(visitor, agency, email);
    await page.getByRole('button', { name: role === 'company' ? /Open company profile/ : /Open profile of/ }).waitFor();
    const other = await context.newPage();
    await other.goto('/');
    await arrivesAt(other, `/${role}-dashboard`);
    if (role === 'company') await other.getByRole('button', { name: /Open company profile/ }).click();
    await other
      .getByRole(role === 'company' ? 'dialog' : 'banner')
      .getByRole('button', { name: 'Logout' })
      .click();
    await other.getByRole('dialog', { name: 'Log out?' }).getByRole('button', { name: 'Logout' }).click();
    await arrivesAt(other, '/login');
    await arrivesAt(page, '/login');
    // what one tab removes reaches the other key by key
    await page.waitForFunction(() => localStorage.getItem('lastVisitedPage') === null);
    expect(await storageKeys(page)).toEqual(['user']);
    expect(await visitor.leave()).toEqual([]);
  });

  it('is noticed on a page that the browser brings back from its cache', async () => {
    const { email } = await addPerson(agency, admin, 'company');
    const { page } = visitor;
    await openAs(visitor, agency, email);
    await page.getByRole('button', { name: /Open company profile/ }).waitFor();
    await page.evaluate(() => {
      localStorage.clear();
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    });
    await arrivesAt(page, '/login');
    expect(await visitor.leave()).toEqual([]);
  });

  it('leaves with unsaved changes without a question of the browser', async () => {
    const { email } = await addPerson(agency, admin, 'employee');
    const { page } = visitor;
    const questions: string[] = [];
    page.on('dialog', (dialog) => {
      questions.push(dialog.type());
      void dialog.dismiss();
    });
    await openAs(visitor, agency, email);
    await page.getByRole('button', { name: 'Open profile of Asha Rao' }).click();
    await page.getByRole('button', { name: 'Edit Profile' }).click();
    await page.getByLabel('Full name').fill('Asha Kulkarni');
    // no other call is refused first
    await page.route('**/api/employee/resume/details', () => undefined);
    await agency.database.sql('update users set session_version = session_version + 1 where email = $1', [email]);
    await page.getByRole('button', { name: 'Save' }).click();
    await arrivesAt(page, '/login');
    expect(questions).toEqual([]);
    expect(await visitor.leave()).toEqual([]);
  });
});
