import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type Page } from 'playwright-core';
import { letPass, recover } from '../../backend/test/support/accounts.js';
import { Agency } from '../../backend/test/support/agency.js';
import { type ApiClient } from '../../backend/test/support/api-client.js';
import { answerInstead, arrivesAt, letThrough, pathOf, sees } from '../support/looking.js';
import { addPerson } from '../support/people.js';
import { Visitor } from '../support/visitor.js';

const DONE = 'Password reset successfully! Redirecting to login...';
const NEW_PASSWORD = 'papaya-papaya';
const MISMATCH = 'Passwords do not match';

let agency: Agency;
let admin: ApiClient;
let email: string;
let visitor: Visitor;
let page: Page;

beforeAll(async () => {
  agency = await Agency.open();
  admin = await agency.staff();
});

beforeEach(async () => {
  ({ email } = await addPerson(agency, admin, 'employee'));
  visitor = await Visitor.enter(agency.base);
  page = visitor.page;
});

afterAll(async () => {
  await agency.close();
});

const press = (name: string): Promise<void> => page.getByRole('button', { name, exact: true }).click();

async function askForCode(): Promise<void> {
  await page.goto('/forgot-password');
  await page.getByLabel('Email').fill(` ${email.toUpperCase()} `);
  await press('Send OTP');
  await arrivesAt(page, '/otp');
}

async function choose(password: string, again = password): Promise<void> {
  await page.getByLabel('New password').fill(password);
  await page.getByLabel('Confirm password').fill(again);
}

/** The message of success stands for three seconds, then the login page comes. */
async function leavesAfterThreeSeconds(): Promise<void> {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));
  await press('Reset password');
  await sees(page.getByRole('status'), DONE);
  const before = pathOf(page);
  await page.clock.runFor(2900);
  expect(pathOf(page)).toBe(before);
  await page.clock.runFor(200);
  await arrivesAt(page, '/login');
  await agency.login(email, NEW_PASSWORD);
}

describe('recovery by code', () => {
  it('sets another password and leads to the login three seconds later', async () => {
    await page.clock.install();
    await askForCode();
    await page
      .getByText(/\b(10:00|9:5\d)\b/)
      .first()
      .waitFor();
    await page.getByLabel('OTP').fill(await codeOf(1));
    await choose(NEW_PASSWORD);
    await leavesAfterThreeSeconds();
    expect(await visitor.leave()).toEqual([]);
  });

  it('says what is wrong', async () => {
    await askForCode();
    await page.getByLabel('OTP').pressSequentially('12a 3');
    expect(await page.getByLabel('OTP').inputValue()).toBe('123');
    await choose('seven-7', 'seven-8');
    await press('Reset password');
    await sees(page, 'Please enter complete 6-digit OTP', 'Password must be at least 8 characters', MISMATCH);
    const code = await codeOf(1);
    await page.getByLabel('OTP').fill(code === '000000' ? '1111111' : '0000000');
    await choose(NEW_PASSWORD);
    await press('Reset password');
    await sees(page.getByRole('alert'), 'Invalid or expired OTP. Please check the code or request a new one.');
    await answerInstead(page, '/auth/reset-password-with-otp', 500, {});
    await press('Reset password');
    await sees(page.getByRole('alert'), 'Password reset failed');
    expect(await visitor.leave()).toEqual([]);
  });

  it('counts 600 seconds down as m:ss before another code can be asked for', async () => {
    await page.clock.install();
    await askForCode();
    const again = page.getByRole('button', { name: /Resend OTP/ });
    await page.clock.fastForward(590_000);
    await page
      .getByText(/\b0:(10|0\d)\b/)
      .first()
      .waitFor();
    expect(await again.isDisabled()).toBe(true);
    await page.clock.fastForward(11_000);
    await letPass(agency, email, 601);
    await answerInstead(page, '/auth/resend-otp', 500, {});
    await press('Resend OTP');
    await sees(page.getByRole('alert'), 'Could not resend OTP');
    await letThrough(page);
    await press('Resend OTP');
    await sees(page.getByRole('status'), 'New OTP sent!');
    expect(await again.isDisabled()).toBe(true);
    await page
      .getByText(/\b(10:00|9:5\d)\b/)
      .first()
      .waitFor();
    await page.getByLabel('OTP').fill(await codeOf(2));
    await choose(NEW_PASSWORD);
    await press('Reset password');
    await sees(page, DONE);
    expect(await visitor.leave()).toEqual([]);
  });

  it('says the same to somebody without an account, and needs an e-mail', async () => {
    email = 'nobody@example.in';
    await page.goto('/forgot-password');
    await page.getByLabel('Email').fill('nobody');
    await press('Send OTP');
    await sees(page, 'Please enter a valid email address');
    await askForCode();
    await page.reload();
    expect(['/otp', '/forgot-password']).toContain(pathOf(page));
    expect(await visitor.leave()).toEqual([]);
  });

  it('begins with the e-mail', async () => {
    await page.goto('/otp');
    await arrivesAt(page, '/forgot-password');
    expect(await visitor.leave()).toEqual([]);
  });
});

describe('recovery by link', () => {
  it('takes the token out of the address bar and sets another password', async () => {
    const { token } = await recover(agency, email);
    await page.clock.install();
    await page.goto(`/reset-password?token=${token}`);
    await arrivesAt(page, '/reset-password');
    await choose('seven-7', 'seven-8');
    await press('Reset password');
    await sees(page, 'Password must be at least 8 characters long', MISMATCH);
    await choose(NEW_PASSWORD);
    await leavesAfterThreeSeconds();
    expect(await visitor.leave()).toEqual([]);
  });

  it('outlives a reload until it was used, and leaves no trace in an address', async () => {
    const { token } = await recover(agency, email);
    const addresses: string[] = [];
    page.on('request', (request) => addresses.push(request.url(), request.headers()['referer'] ?? ''));
    await page.goto(`/reset-password?token=${token}`);
    await arrivesAt(page, '/reset-password');
    addresses.length = 0;
    await page.reload();
    await page.getByRole('heading', { name: 'Set a new password', exact: true }).waitFor();
    expect(pathOf(page)).toBe('/reset-password');
    await page.getByRole('link', { name: 'Request a new link' }).click();
    await arrivesAt(page, '/forgot-password');
    await page.goBack();
    await choose(NEW_PASSWORD);
    await press('Reset password');
    await sees(page, DONE);
    await page.reload();
    await page.getByRole('heading', { name: 'Invalid Reset Link', exact: true }).waitFor();
    expect(addresses.filter((address) => address.includes(token))).toEqual([]);
    await agency.login(email, NEW_PASSWORD);
    expect(await visitor.leave()).toEqual([]);
  });

  it.each(['/reset-password', '/reset-password?token='])('is invalid at %s', async (path) => {
    await page.goto(path);
    await page.getByRole('heading', { name: 'Invalid Reset Link', exact: true }).waitFor();
    await page.getByRole('link', { name: 'Request a new link' }).click();
    await arrivesAt(page, '/forgot-password');
    expect(await visitor.leave()).toEqual([]);
  });

  it('says so when the link is not valid any more', async () => {
    await page.goto('/reset-password?token=not-a-token-of-ours');
    await choose(NEW_PASSWORD);
    await press('Reset password');
    await page.getByRole('alert').getByText(/link/i).waitFor();
    expect(await visitor.leave()).toEqual([]);
  });
});

/** The code of the newest of this many reset mails. */
async function codeOf(count: number): Promise<string> {
  const others = agency.mail.mails.filter((mail) => mail.to === email && !mail.subject.startsWith('Reset')).length;
  return agency.mail.codeFor(email, count + others);
}
