import { expect } from '@jest/globals';
import { type Page } from 'playwright-core';
import { type Agency } from '../../backend/test/support/agency.js';
import { arrivesAt, pathOf, sees } from './looking.js';

export const RESET_DONE = 'Password reset successfully! Redirecting to login...';
export const NEW_PASSWORD = 'papaya-papaya';
export const MISMATCH = 'Passwords do not match';

/** Asks for a code, with the e-mail as somebody in a hurry types it. */
export async function askForCode(page: Page, email: string): Promise<void> {
  await page.goto('/forgot-password');
  await page.getByLabel('Email').fill(` ${email.toUpperCase()} `);
  await page.getByRole('button', { name: 'Send OTP', exact: true }).click();
  await arrivesAt(page, '/otp');
}

/** The code of the newest of this many reset mails. */
export async function codeOf({ mail }: Agency, email: string, count: number): Promise<string> {
  const others = mail.mails.filter(({ to, subject }) => to === email && !subject.startsWith('Reset')).length;
  return mail.codeFor(email, count + others);
}

/** Fills in both fields of a new password. */
export async function choosePassword(page: Page, password: string, again = password): Promise<void> {
  await page.getByLabel('New password').fill(password);
  await page.getByLabel('Confirm password').fill(again);
}

/** The message of success stands for three seconds, then the login page comes. The page's clock was installed before. */
export async function leavesAfterThreeSeconds(page: Page): Promise<void> {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));
  await page.getByRole('button', { name: 'Reset password', exact: true }).click();
  await sees(page.getByRole('status'), RESET_DONE);
  const before = pathOf(page);
  await page.clock.runFor(2900);
  expect(pathOf(page)).toBe(before);
  await page.clock.runFor(200);
  await arrivesAt(page, '/login');
}
