import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Agency, PASSWORD } from '../../backend/test/support/agency.js';
import { arrivesAt, paste, sees } from '../support/looking.js';
import { acceptTerms, askForCode, box, digits, EMPLOYEE, EMPLOYER, fillIn, register } from '../support/registration.js';
import { Visitor } from '../support/visitor.js';

let agency: Agency;

beforeAll(async () => {
  agency = await Agency.open();
});

afterAll(async () => {
  await agency.close();
});

const newEmail = (): string => `priya${agency.unique()}@example.in`;

describe('code of a registration', () => {
  it('must be whole and right, and can be cancelled', async () => {
    const email = newEmail();
    const visitor = await Visitor.enter(agency.base);
    const { page } = visitor;
    await fillIn(page, EMPLOYER, email);
    await acceptTerms(page);
    await register(page);
    const dialog = page.getByRole('dialog', { name: 'Verify your email' });
    await box(page, 1).waitFor();
    await page.keyboard.type('12');
    await page.getByRole('button', { name: 'Verify' }).click();
    await sees(page.getByRole('alert'), 'Please enter complete 6-digit OTP');
    const code = await agency.mail.codeFor(email);
    await paste(box(page, 1), code === '000000' ? '111111' : '000000');
    await page.getByRole('button', { name: 'Verify' }).click();
    await sees(page.getByRole('alert'), 'Invalid or expired OTP. Please check the code or request a new one.');
    await box(page, 1).and(page.locator(':focus')).waitFor();
    await page.keyboard.type('123456');
    expect(await digits(page)).toBe('123456');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await dialog.waitFor({ state: 'hidden' });
    expect(await page.getByLabel('Email').inputValue()).toBe(email);
    expect(await visitor.leave()).toEqual([]);
  });

  it('is not sent for a mobile number that is wrong, which an alert says alone', async () => {
    const visitor = await Visitor.enter(agency.base);
    const { page } = visitor;
    await fillIn(page, EMPLOYER, newEmail());
    await page.getByLabel('Mobile number').fill('98765');
    await acceptTerms(page);
    await register(page);
    await sees(page.getByRole('alert'), 'Please enter a valid 10-digit mobile number');
    expect(await page.getByRole('alert').getByRole('link').count()).toBe(0);
    expect(await visitor.leave()).toEqual([]);
  });

  it('is not given up by accident, and people come back to it', async () => {
    const email = newEmail();
    const visitor = await Visitor.enter(agency.base);
    const { page } = visitor;
    await askForCode(page, email);
    const dialog = page.getByRole('dialog', { name: 'Verify your email' });
    await page.keyboard.type('12');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Stay here' }).click();
    expect(await digits(page)).toBe('12');
    await page.keyboard.press('Escape');
    await page
      .getByRole('dialog', { name: 'Close without the OTP?' })
      .getByRole('button', { name: 'Close' })
      .last()
      .click();
    await dialog.waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: 'Enter the OTP' }).click();
    await dialog.waitFor();
    await paste(box(page, 1), await agency.mail.codeFor(email));
    await page.getByRole('button', { name: 'Verify' }).click();
    await arrivesAt(page, '/login');
    await sees(page.getByRole('status'), 'Your account is ready. You can log in now.');
    expect(await page.getByLabel('Email').inputValue()).toBe(email);
    await page.getByLabel('Password', { exact: true }).and(page.locator(':focus')).waitFor();
    await page.goto('/register');
    await page.getByRole('heading', { name: 'Create an account' }).waitFor();
    expect(await page.getByRole('button', { name: 'Enter the OTP' }).count()).toBe(0);
    expect(await visitor.leave()).toEqual([]);
  });

  it('can be entered after a reload, and nothing of the form was kept for that but the e-mail', async () => {
    const email = newEmail();
    const visitor = await Visitor.enter(agency.base);
    const { page } = visitor;
    await askForCode(page, email);
    await page.getByRole('button', { name: 'Cancel' }).click();
    await register(page);
    await page.getByRole('alert').waitFor();
    await page.getByRole('button', { name: 'Enter the OTP' }).waitFor();
    await page.reload();
    await page.getByText(email).waitFor();
    const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
    expect(stored).toContain(email);
    expect(stored).not.toContain(PASSWORD);
    await page.getByRole('button', { name: 'Enter the OTP' }).click();
    await paste(box(page, 1), await agency.mail.codeFor(email));
    await page.getByRole('button', { name: 'Verify' }).click();
    await arrivesAt(page, '/login');
    await agency.login(email);
    expect(await visitor.leave()).toEqual([]);
  });

  it('is offered as long as it is valid', async () => {
    const visitor = await Visitor.enter(agency.base);
    const { page } = visitor;
    await page.clock.install();
    await askForCode(page, newEmail());
    await page.getByRole('button', { name: 'Cancel' }).click();
    const back = page.getByRole('button', { name: 'Enter the OTP' });
    await back.waitFor();
    await page.clock.fastForward(590_000);
    await back.waitFor();
    await page.clock.fastForward(11_000);
    await back.waitFor({ state: 'hidden' });
    await page.reload();
    await page.getByRole('heading', { name: 'Create an account' }).waitFor();
    expect(await back.count()).toBe(0);
    expect(await visitor.leave()).toEqual([]);
  });

  it('can be sent again after 30 seconds', async () => {
    const email = newEmail();
    const visitor = await Visitor.enter(agency.base);
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
  ])('is not requested when %s answers %d', async (call, status, json, text) => {
    const visitor = await Visitor.enter(agency.base);
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
