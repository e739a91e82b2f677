import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Page } from 'playwright-core';
import { addAccount } from '../../backend/test/support/accounts.js';
import { Agency, PASSWORD } from '../../backend/test/support/agency.js';
import { type ApiClient } from '../../backend/test/support/api-client.js';
import { arrivesAt, pathOf, sees } from '../support/looking.js';
import { addPerson, store } from '../support/people.js';
import { Visitor } from '../support/visitor.js';

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
  it.each([
    ['the button', (page: Page) => page.getByRole('button', { name: 'Log in' }).click()],
    ['Enter', (page: Page) => page.getByLabel('Password', { exact: true }).press('Enter')],
  ])('takes what a password manager filled in without an event, sent with %s', async (_, send) => {
    const { email } = await addPerson(agency, admin, 'company');
    const visitor = await Visitor.enter(agency.base);
    const { page } = visitor;
    await page.goto('/login');
    for (const [label, value] of [
      ['Email', email],
      ['Password', PASSWORD],
    ] as const)
      await page.getByLabel(label, { exact: true }).evaluate((input, text) => {
        (input as HTMLInputElement).value = text;
      }, value);
    await page.locator('button[type=submit]:enabled').waitFor();
    const request = page.waitForRequest('**/auth/login');
    await send(page);
    expect((await request).postDataJSON()).toEqual({ email, password: PASSWORD });
    await arrivesAt(page, '/company-dashboard');
    expect(await visitor.leave()).toEqual([]);
  });

  it('waits about 100 ms before it leaves', async () => {
    const { email } = await addPerson(agency, admin, 'employee');
    const visitor = await Visitor.enter(agency.base);
    const { page } = visitor;
    await page.clock.install();
    await page.goto('/login');
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Log in' }).click();
    await page.waitForFunction(() => localStorage.getItem('isLoggedIn') === 'true');
    await page.clock.runFor(90);
    expect(pathOf(page)).toBe('/login');
    await page.clock.runFor(20);
    await arrivesAt(page, '/employee-dashboard');
    expect(await visitor.leave()).toEqual([]);
  });

  it.each([
    ['company', '//evil.example/company-dashboard', '/company-dashboard'],
    ['admin', '/admin-dashboard/companies?page=1', '/admin-dashboard/companies?page=1'],
  ] as const)('of %s returns to the last page if it is one of theirs: %s', async (role, lastPage, target) => {
    const email = role === 'admin' ? await addAccount(agency, { role }) : (await addPerson(agency, admin, role)).email;
    const visitor = await Visitor.enter(agency.base);
    await store(visitor, { lastVisitedPage: lastPage });
    await visitor.logIn(email, PASSWORD);
    await visitor.page.waitForURL((url) => url.pathname === target.split('?')[0]);
    await visitor.page.getByRole('heading', { level: 1 }).waitFor();
    expect(await visitor.leave()).toEqual([]);
  });

  it('asks people whose account an admin made for a password of their own first', async () => {
    const { record } = await agency.employee(admin);
    const { email } = record as { email: string };
    const visitor = await Visitor.enter(agency.base);
    const { page } = visitor;
    await visitor.logIn(email, PASSWORD);
    await page.getByRole('heading', { name: 'Choose your own password' }).waitFor();
    await page.goto('/employee-dashboard');
    await page.getByRole('heading', { name: 'Choose your own password' }).waitFor();
    await page.getByLabel('Current password').fill('not-the-password');
    await page.getByLabel('New password').fill('seven-7');
    await page.getByLabel('Confirm password').fill('papaya-papaya');
    await page.getByRole('button', { name: 'Change password' }).click();
    await sees(page, 'Password must be at least 8 characters long', 'Passwords do not match');
    await page.getByLabel('New password').fill('papaya-papaya');
    await page.getByRole('button', { name: 'Change password' }).click();
    await sees(page.getByRole('alert'), 'Current password is incorrect');
    await page.getByLabel('Current password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Change password' }).click();
    await arrivesAt(page, '/employee-dashboard');
    await page.reload();
    await page.getByRole('heading', { name: 'Welcome, Asha Rao' }).waitFor();
    await agency.login(email, 'papaya-papaya');
    expect(await visitor.leave()).toEqual([]);
  });
});
