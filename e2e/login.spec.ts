import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { addAccount } from '../backend/test/support/accounts.js';
import { Agency, PASSWORD } from '../backend/test/support/agency.js';
import { type ApiClient } from '../backend/test/support/api-client.js';
import { waitFor } from '../backend/test/support/wait-for.js';
import { answerInstead, arrivesAt, pathOf, sees, storageKeys } from './support/looking.js';
import { addPerson, openAs } from './support/people.js';
import { Visitor } from './support/visitor.js';

let agency: Agency;
let admin: ApiClient;

beforeAll(async () => {
  agency = await Agency.open();
  admin = await agency.staff();
});

afterAll(async () => {
  await agency.close();
});

describe('login', () => {
  it('is for filled-in forms, trims and lowercases the e-mail, and leads to the dashboard', async () => {
    const { email } = await addPerson(agency, admin, 'employee');
    const visitor = await Visitor.enter(agency.base);
    const { page } = visitor;
    await page.goto('/login');
    const submit = page.getByRole('button', { name: 'Log in' });
    const fields = [page.getByLabel('Email'), page.getByLabel('Password', { exact: true })] as const;
    expect(await submit.isDisabled()).toBe(true);
    await fields[0].fill(`  ${email.toUpperCase()} `);
    expect(await submit.isDisabled()).toBe(true);
    await fields[1].fill(PASSWORD);
    const request = page.waitForRequest('**/auth/login');
    await submit.click();
    expect((await request).postDataJSON()).toEqual({ email, password: PASSWORD });
    await arrivesAt(page, '/employee-dashboard');
    await page.getByRole('heading', { name: 'Welcome, Asha Rao' }).waitFor();
    expect(await storageKeys(page)).toEqual(
      ['isLoggedIn', 'lastVisitedPage', 'token', 'tokenSetAt', 'user', 'userRole'].sort(),
    );
    const user = await page.evaluate(() => JSON.parse(localStorage.getItem('user') ?? '{}') as object);
    expect(user).toMatchObject({ role: 'employee', email, full_name: 'Asha Rao', userId: expect.any(Number) });
    expect(await visitor.leave()).toEqual([]);
  });

  it('says what is missing once a field was left', async () => {
    const visitor = await Visitor.enter(agency.base);
    const { page } = visitor;
    await page.goto('/login');
    await page.getByLabel('Email').focus();
    expect(await page.getByText('Email is required').count()).toBe(0);
    await page.getByLabel('Password', { exact: true }).focus();
    await sees(page, 'Email is required');
    await page.getByLabel('Email').focus();
    await sees(page, 'Password is required');
    expect(await visitor.leave()).toEqual([]);
  });

  it('shows and hides the password, and links to recovery and registration', async () => {
    const visitor = await Visitor.enter(agency.base);
    const { page } = visitor;
    await page.goto('/login');
    const password = page.getByLabel('Password', { exact: true });
    await password.fill(PASSWORD);
    await page.getByRole('button', { name: 'Show password' }).click();
    expect(await password.getAttribute('type')).toBe('text');
    await page.getByRole('button', { name: 'Hide password' }).press('Space');
    expect(await password.getAttribute('type')).toBe('password');
    await page.getByLabel('Email').fill('nobody@example.in');
    const sent = page.waitForRequest('**/auth/login');
    await page.getByRole('button', { name: 'Show password' }).press('Enter');
    await sent;
    await sees(page.getByRole('alert'), 'Invalid email or password');
    await page.getByRole('link', { name: 'Forgot password?' }).click();
    await arrivesAt(page, '/forgot-password');
    await page.goBack();
    await page.getByRole('link', { name: 'Create an account' }).click();
    await arrivesAt(page, '/register');
    await page.getByRole('link', { name: 'Log in' }).click();
    await arrivesAt(page, '/login');
    expect(await visitor.leave()).toEqual([]);
  });

  it('shows the words of the server for a wrong password and lets one try again', async () => {
    const { email } = await addPerson(agency, admin, 'company');
    const visitor = await Visitor.enter(agency.base);
    const { page } = visitor;
    await visitor.logIn(email, 'not-the-password');
    await sees(page.getByRole('alert'), 'Invalid email or password');
    expect(pathOf(page)).toBe('/login');
    expect(await storageKeys(page)).toEqual([]);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Log in' }).click();
    await arrivesAt(page, '/company-dashboard');
    expect(await visitor.leave()).toEqual([]);
  });

  it.each([
    ['no token', 200, { role: 'employee', userId: 7 }, 'Invalid response from server'],
    ['no body', 502, undefined, 'Login failed'],
  ])('says so when the answer has %s', async (_, status, body, text) => {
    const visitor = await Visitor.enter(agency.base);
    await answerInstead(visitor.page, '/auth/login', status, body);
    await visitor.logIn('asha@example.in', PASSWORD);
    await sees(visitor.page.getByRole('alert'), text);
    expect(await storageKeys(visitor.page)).toEqual([]);
    expect(await visitor.leave()).toEqual([]);
  });

  it('says so when there is no network', async () => {
    const visitor = await Visitor.enter(agency.base);
    const { page } = visitor;
    await page.goto('/login');
    await visitor.context.setOffline(true);
    await page.getByLabel('Email').fill('asha@example.in');
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Log in' }).click();
    await sees(page.getByRole('alert'), 'Network error. Please check your connection and try again.');
    expect(await page.getByRole('button', { name: 'Log in' }).isEnabled()).toBe(true);
    expect(await visitor.leave()).toEqual([]);
  });

  it('hands staff over to the console with a full load', async () => {
    const email = await addAccount(agency, { role: 'admin' });
    const visitor = await Visitor.enter(agency.base);
    const { page } = visitor;
    await page.goto('/login');
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));
    await visitor.logIn(email, PASSWORD);
    await arrivesAt(page, '/admin-dashboard/');
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(false);
    expect(await visitor.leave()).toEqual([]);
  });
});

describe('logout', () => {
  it('asks, forgets the session and the last page, and ends the token on the server', async () => {
    const { email } = await addPerson(agency, admin, 'employee');
    const visitor = await Visitor.enter(agency.base);
    const { page } = visitor;
    await openAs(visitor, agency, email);
    const token = await page.evaluate(() => localStorage.getItem('token'));
    await page.getByRole('button', { name: 'Logout' }).click();
    const question = page.getByRole('dialog');
    await question.getByRole('button', { name: 'Cancel' }).click();
    await question.waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: 'Logout' }).click();
    await question.getByRole('button', { name: 'Logout' }).click();
    await arrivesAt(page, '/login');
    expect(await storageKeys(page)).toEqual(['user']);
    // the page may be left before the answer arrives
    const headers = { authorization: `Bearer ${token ?? ''}` };
    await waitFor('the token to end', async () => {
      const { status } = await agency.anyone.get('/users/profile', headers);
      return status === 401 ? status : undefined;
    });
    expect(await visitor.leave()).toEqual([]);
  });
});
