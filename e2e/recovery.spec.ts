import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type Page } from 'playwright-core';
import { Agency } from '../backend/test/support/agency.js';
import { type ApiClient } from '../backend/test/support/api-client.js';
import { answerInstead, arrivesAt, sees } from './support/looking.js';
import { addPerson } from './support/people.js';
import {
  askForCode,
  choosePassword,
  codeOf,
  leavesAfterThreeSeconds,
  MISMATCH,
  NEW_PASSWORD,
} from './support/recovery.js';
import { Visitor } from './support/visitor.js';

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

describe('recovery', () => {
  it('by code sets another password and leads to the login three seconds later', async () => {
    await page.clock.install();
    await askForCode(page, email);
    await page
      .getByText(/\b(10:00|9:5\d)\b/)
      .first()
      .waitFor();
    await page.getByLabel('OTP').fill(await codeOf(agency, email, 1));
    await choosePassword(page, NEW_PASSWORD);
    await leavesAfterThreeSeconds(page);
    await agency.login(email, NEW_PASSWORD);
    expect(await visitor.leave()).toEqual([]);
  });

  it('by code says what is wrong', async () => {
    await askForCode(page, email);
    await page.getByLabel('OTP').pressSequentially('12a 3');
    expect(await page.getByLabel('OTP').inputValue()).toBe('123');
    await choosePassword(page, 'seven-7', 'seven-8');
    await press('Reset password');
    await sees(page, 'Please enter complete 6-digit OTP', 'Password must be at least 8 characters', MISMATCH);
    const code = await codeOf(agency, email, 1);
    await page.getByLabel('OTP').fill(code === '000000' ? '1111111' : '0000000');
    await choosePassword(page, NEW_PASSWORD);
    await press('Reset password');
    await sees(page.getByRole('alert'), 'Invalid or expired OTP. Please check the code or request a new one.');
    await answerInstead(page, '/auth/reset-password-with-otp', 500, {});
    await press('Reset password');
    await sees(page.getByRole('alert'), 'Password reset failed');
    expect(await visitor.leave()).toEqual([]);
  });

  it.each(['/reset-password', '/reset-password?token='])('by link needs a token: %s', async (path) => {
    await page.goto(path);
    await page.getByRole('heading', { name: 'Invalid Reset Link', exact: true }).waitFor();
    await page.getByRole('link', { name: 'Request a new link' }).click();
    await arrivesAt(page, '/forgot-password');
    expect(await visitor.leave()).toEqual([]);
  });
});
