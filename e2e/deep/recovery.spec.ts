import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type Page } from 'playwright-core';
import { letPass, recover } from '../../backend/test/support/accounts.js';
import { Agency } from '../../backend/test/support/agency.js';
import { type ApiClient } from '../../backend/test/support/api-client.js';
import { answerInstead, arrivesAt, letThrough, pathOf, sees } from '../support/looking.js';
import { addPerson } from '../support/people.js';
import {
  askForCode,
  choosePassword,
  codeOf,
  leavesAfterThreeSeconds,
  MISMATCH,
  NEW_PASSWORD,
  RESET_DONE,
} from '../support/recovery.js';
import { Visitor } from '../support/visitor.js';

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

describe('recovery by code', () => {
  it('counts 600 seconds down as m:ss before another code can be requested', async () => {
    await page.clock.install();
    await askForCode(page, email);
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
    await page.getByLabel('OTP').fill(await codeOf(agency, email, 2));
    await choosePassword(page, NEW_PASSWORD);
    await press('Reset password');
    await sees(page, RESET_DONE);
    expect(await visitor.leave()).toEqual([]);
  });

  it('says the same to somebody without an account, and needs an e-mail', async () => {
    email = 'nobody@example.in';
    await page.goto('/forgot-password');
    await page.getByLabel('Email').fill('nobody');
    await press('Send OTP');
    await sees(page, 'Please enter a valid email address');
    await askForCode(page, email);
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
    await choosePassword(page, 'seven-7', 'seven-8');
    await press('Reset password');
    await sees(page, 'Password must be at least 8 characters long', MISMATCH);
    await choosePassword(page, NEW_PASSWORD);
    await leavesAfterThreeSeconds(page);
    await agency.login(email, NEW_PASSWORD);
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
    await choosePassword(page, NEW_PASSWORD);
    await press('Reset password');
    await sees(page, RESET_DONE);
    await page.reload();
    await page.getByRole('heading', { name: 'Invalid Reset Link', exact: true }).waitFor();
    expect(addresses.filter((address) => address.includes(token))).toEqual([]);
    await agency.login(email, NEW_PASSWORD);
    expect(await visitor.leave()).toEqual([]);
  });

  it('says so when the link is not valid any more', async () => {
    await page.goto('/reset-password?token=not-a-token-of-ours');
    await choosePassword(page, NEW_PASSWORD);
    await press('Reset password');
    await page.getByRole('alert').getByText(/link/i).waitFor();
    expect(await visitor.leave()).toEqual([]);
  });
});
