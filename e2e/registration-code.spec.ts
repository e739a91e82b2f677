import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Browser } from 'playwright-core';
import { Agency } from '../backend/test/support/agency.js';
import { arrivesAt, paste, sees } from './support/looking.js';
import { acceptTerms, box, digits, EMPLOYEE, EMPLOYER, fillIn, register } from './support/registration.js';
import { openBrowser, Visitor } from './support/visitor.js';

let agency: Agency;
let browser: Browser;

beforeAll(async () => {
  [agency, browser] = await Promise.all([Agency.open(), openBrowser()]);
});

afterAll(async () => {
  await browser.close();
  await agency.close();
});

const newEmail = (): string => `priya${agency.unique()}@example.in`;

describe('code of a registration', () => {
  it('goes into six boxes that lead on and back', async () => {
    const email = newEmail();
    const visitor = await Visitor.enter(browser, agency.base);
    const { page } = visitor;
    await fillIn(page, EMPLOYER, email);
    await acceptTerms(page);
    await register(page);
    const dialog = page.getByRole('dialog', { name: 'Verify your email' });
    await box(page, 1).waitFor();
    await box(page, 1).focus();
    await page.keyboard.type('1a2');
    expect(await digits(page)).toBe('12');
    expect(await box(page, 3).evaluate((input) => input === document.activeElement)).toBe(true);
    await page.getByRole('button', { name: 'Verify' }).click();
    await sees(page.getByRole('alert'), 'Please enter complete 6-digit OTP');
    await box(page, 3).focus();
    await page.keyboard.press('Backspace');
    expect(await box(page, 2).evaluate((input) => input === document.activeElement)).toBe(true);
    await page.keyboard.press('Backspace');
    await page.keyboard.press('Backspace');
    expect(await digits(page)).toBe('');
    const code = await agency.mail.codeFor(email);
    await paste(box(page, 1), code === '000000' ? '111111' : '000000');
    await page.getByRole('button', { name: 'Verify' }).click();
    await sees(page.getByRole('alert'), 'Invalid or expired OTP. Please check the code or request a new one.');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await dialog.waitFor({ state: 'hidden' });
    expect(await page.getByLabel('Email').inputValue()).toBe(email);
    expect(await visitor.leave()).toEqual([]);
  });

  it('can be sent again after 30 seconds', async () => {
    const email = newEmail();
    const visitor = await Visitor.enter(browser, agency.base);
    const { page } = visitor;
    await page.clock.install();
    await fillIn(page, EMPLOYEE, email);
    await acceptTerms(page);
    await register(page);
    const waiting = page.getByRole('button', { name: /^Resend OTP in 0:\d\d$/ });
    await waiting.waitFor();
    await page.clock.fastForward(20_000);
    expect(await waiting.isDisabled()).toBe(true);
    await page.clock.fastForward(11_000);
    await agency.database.sql("update one_time_codes set sent_at = sent_at - interval '31 seconds' where email = $1", [
      email,
    ]);
    await page.getByRole('button', { name: 'Resend OTP', exact: true }).click();
    await waiting.waitFor();
    await paste(box(page, 1), await agency.mail.codeFor(email, 2));
    await page.getByRole('button', { name: 'Verify' }).click();
    await arrivesAt(page, '/login');
    expect(await visitor.leave()).toEqual([]);
  });

  it.each([
    ['send-registration-otp', 500, {}, 'Failed to send OTP'],
    ['send-registration-otp', 429, { error: 'Too many requests' }, 'Too many requests'],
  ])('is not asked for when %s answers %d', async (call, status, json, text) => {
    const visitor = await Visitor.enter(browser, agency.base);
    const { page } = visitor;
    await page.route(`**/auth/${call}`, (route) => route.fulfill({ status, json }));
    await fillIn(page, EMPLOYER, newEmail());
    await acceptTerms(page);
    await register(page);
    await sees(page.getByRole('alert'), text);
    await page.unrouteAll();
    await page.route(`**/auth/${call}`, (route) => route.abort());
    await register(page);
    await sees(page.getByRole('alert'), 'Something went wrong. Please try again.');
    expect(await visitor.leave()).toEqual([]);
  });
});
