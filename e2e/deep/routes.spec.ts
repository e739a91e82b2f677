import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { addAccount } from '../../backend/test/support/accounts.js';
import { Agency } from '../../backend/test/support/agency.js';
import { forgedSession } from '../support/forged-session.js';
import { arrivesAt, pathOf, sees } from '../support/looking.js';
import { addPerson, store, storedSession } from '../support/people.js';
import { Visitor } from '../support/visitor.js';

let agency: Agency;
const sessions: Record<string, Record<string, string>> = { nobody: {}, 'unknown role': forgedSession('driver') };

beforeAll(async () => {
  agency = await Agency.open();
  const admin = await agency.staff();
  const employee = await addPerson(agency, admin, 'employee');
  const company = await addPerson(agency, admin, 'company');
  sessions['employee'] = await storedSession(agency, employee.email);
  sessions['company'] = await storedSession(agency, company.email);
  for (const role of ['admin', 'super_admin'])
    sessions[role] = await storedSession(agency, await addAccount(agency, { role }));
});

afterAll(async () => {
  await agency.close();
});

const HEADINGS: Record<string, string> = {
  '/login': 'Log in',
  '/register': 'Create an account',
  '/forgot-password': 'Forgot your password?',
  '/reset-password': 'Invalid Reset Link',
  '/unauthorized': 'Access Denied',
  '/employee-dashboard': 'Welcome, Asha Rao',
  '/employee-dashboard/jobs/7': 'Welcome, Asha Rao',
  '/company-dashboard': 'Job requests',
  '/company-dashboard/jobs': 'Job requests',
};
const OPEN_TO_ALL = ['/register', '/forgot-password', '/reset-password', '/unauthorized'];
const LIKE_ROOT = ['/', '/nothing-here', '/Login/nothing', '/jobs', '/auth', '/login/nothing'];
const OF_EMPLOYEES = ['/employee-dashboard', '/employee-dashboard/jobs/7'];
const OF_COMPANIES = ['/company-dashboard', '/company-dashboard/jobs'];
const stays = (paths: string[]): [string, string][] => paths.map((path) => [path, path]);
const all = (paths: string[], to: string): [string, string][] => paths.map((path) => [path, to]);

/** Where each path of the specification's table leads whom (sections 2 and 6). */
const TABLE: [who: string, ways: [from: string, to: string][]][] = [
  ['nobody', [...stays(['/login']), ...all([...LIKE_ROOT, ...OF_EMPLOYEES, ...OF_COMPANIES], '/login')]],
  ['employee', [...stays(OF_EMPLOYEES), ...all(['/login', ...LIKE_ROOT, ...OF_COMPANIES], '/employee-dashboard')]],
  ['company', [...stays(OF_COMPANIES), ...all(['/login', ...LIKE_ROOT, ...OF_EMPLOYEES], '/company-dashboard')]],
  ['admin', all(['/', '/login', '/nothing-here', '/employee-dashboard', '/company-dashboard'], '/admin-dashboard/')],
  ['super_admin', all(['/', '/login', '/employee-dashboard', '/company-dashboard'], '/admin-dashboard/')],
  ['unknown role', all(['/', '/login', '/nothing-here', '/employee-dashboard', '/company-dashboard'], '/unauthorized')],
];

function fail(from: string, at: string): never {
  throw new Error(`${from} led to ${at}`);
}

describe('route table', () => {
  it.each(TABLE)('leads %s by direct entry and by reload', async (who, ways) => {
    const visitor = await Visitor.enter(agency.base);
    const { page } = visitor;
    await store(visitor, sessions[who] ?? {});
    const everywhere = who === 'nobody' ? [...ways, ...stays(OPEN_TO_ALL), ...all(['/otp'], '/forgot-password')] : ways;
    const arrived: [string, string][] = [];
    for (const [from, to] of everywhere) {
      await page.goto(from);
      await arrivesAt(page, to).catch(() => fail(from, page.url()));
      const heading = HEADINGS[to];
      if (heading) await page.getByRole('heading', { name: heading, level: 1 }).waitFor();
      arrived.push([from, pathOf(page)]);
    }
    expect(arrived).toEqual(everywhere);
    const last = pathOf(page);
    await page.reload();
    await arrivesAt(page, last);
    expect(await visitor.leave()).toEqual([]);
  });

  it.each(['employee', 'company'])('leaves open pages open to a logged-in %s', async (who) => {
    const visitor = await Visitor.enter(agency.base);
    await store(visitor, sessions[who] ?? {});
    for (const path of OPEN_TO_ALL) {
      await visitor.page.goto(path);
      await visitor.page.getByRole('heading', { name: HEADINGS[path] ?? '' }).waitFor();
      expect(pathOf(visitor.page)).toBe(path);
    }
    expect(await visitor.leave()).toEqual([]);
  });

  it.each([
    ['nobody', '/nothing-here', 'That page does not exist. You can log in here.'],
    ['nobody', '/company-dashboard', 'Please log in to open that page.'],
    ['employee', '/nothing-here', 'That page does not exist. Here is your dashboard.'],
    ['employee', '/company-dashboard', 'Only companies can open that page. Here is your dashboard.'],
    ['employee', '/admin-dashboard/', 'Only agency staff can open that page. Here is your dashboard.'],
    ['company', '/employee-dashboard', 'Only employees can open that page. Here is your dashboard.'],
  ])('says to %s why %s leads away, once', async (who, path, word) => {
    const visitor = await Visitor.enter(agency.base);
    const { page } = visitor;
    await store(visitor, sessions[who] ?? {});
    await page.goto(path);
    await sees(page, word);
    await page.reload();
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await page.getByText(word).count()).toBe(0);
    expect(await visitor.leave()).toEqual([]);
  });

  it.each(['nobody', 'employee', 'admin'])('says nothing to %s at the root', async (who) => {
    const visitor = await Visitor.enter(agency.base);
    const { page } = visitor;
    await store(visitor, sessions[who] ?? {});
    await page.goto('/');
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await page.getByText(/That page|Please log in to|Here is your dashboard/).count()).toBe(0);
    expect(await visitor.leave()).toEqual([]);
  });

  it('lets people go back past a redirect', async () => {
    const visitor = await Visitor.enter(agency.base);
    const { page } = visitor;
    await store(visitor, sessions['employee'] ?? {});
    await page.goto('/register');
    await page.goto('/company-dashboard');
    await arrivesAt(page, '/employee-dashboard');
    await page.goBack();
    await arrivesAt(page, '/register');
    await page.getByRole('link', { name: 'Log in' }).click();
    await arrivesAt(page, '/employee-dashboard');
    await page.goBack();
    await arrivesAt(page, '/register');
    expect(await visitor.leave()).toEqual([]);
  });

  it('says so when a page cannot be loaded, and tries again', async () => {
    const visitor = await Visitor.enter(agency.base);
    const { page } = visitor;
    await page.route('**/assets/RegisterPage-*.js*', (route) => route.abort());
    await page.goto('/register');
    await page.getByRole('heading', { name: 'Something went wrong', exact: true }).waitFor();
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Try Again' }).click();
    await page.getByRole('heading', { name: 'Create an account' }).waitFor();
    await visitor.leave();
  });

  it('renders nothing at /admin-login', async () => {
    const visitor = await Visitor.enter(agency.base);
    await visitor.page.goto('/login');
    const title = visitor.page.getByRole('heading', { name: 'Log in' });
    await title.waitFor();
    // as a link would, so that what was there before has to go
    await visitor.page.evaluate(() => {
      history.pushState(null, '', '/admin-login');
      dispatchEvent(new PopStateEvent('popstate'));
    });
    await title.waitFor({ state: 'hidden' });
    expect(await visitor.page.locator('body').innerText()).toBe('');
    expect(pathOf(visitor.page)).toBe('/admin-login');
    expect(await visitor.leave()).toEqual([]);
  });

  it('denies at /unauthorized, with a way to the login', async () => {
    const visitor = await Visitor.enter(agency.base);
    await visitor.page.goto('/unauthorized');
    await visitor.page.getByRole('heading', { name: 'Access Denied', exact: true }).waitFor();
    await visitor.page.getByRole('link', { name: /login/i }).click();
    await arrivesAt(visitor.page, '/login');
    expect(await visitor.leave()).toEqual([]);
  });
});
