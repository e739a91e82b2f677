import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Agency, PASSWORD } from '../backend/test/support/agency.js';
import { type ApiClient } from '../backend/test/support/api-client.js';
import { arrivesAt, paste, sees, seesNoMore } from './support/looking.js';
import { addPerson } from './support/people.js';
import { acceptTerms, box, EMPLOYEE, EMPLOYER, fillIn, register } from './support/registration.js';
import { Visitor } from './support/visitor.js';

const TAKEN = 'This email is already registered. Please use a different email address.';
const TERMS_MISSING = 'Please accept the terms and conditions to proceed with registration.';
const MOBILE_INLINE = 'Mobile number must be exactly 10 digits after +91';
const MISMATCH = 'Passwords do not match';

let agency: Agency;
let admin: ApiClient;

beforeAll(async () => {
  agency = await Agency.open();
  admin = await agency.staff();
});

afterAll(async () => {
  await agency.close();
});

const newEmail = (): string => `priya${agency.unique()}@example.in`;

describe('registration', () => {
  it.each([EMPLOYEE, EMPLOYER])('of an $radio leads from the form by the mail to the dashboard', async (registrant) => {
    const email = newEmail();
    const visitor = await Visitor.enter(agency.base);
    const { page } = visitor;
    await fillIn(page, registrant, ` ${email.toUpperCase()}`);
    await register(page);
    await sees(page.getByRole('alert'), TERMS_MISSING);
    await page.getByRole('button', { name: 'terms and conditions' }).click();
    const terms = page.getByRole('dialog');
    await terms.getByText(registrant.terms).first().waitFor();
    const { body } = await agency.anyone.get(`/auth/terms/${registrant.role}`);
    const { version, sections } = body as { version: string; sections: { text: string; summary: string }[] };
    const shown = await terms.textContent();
    for (const { text, summary } of sections) for (const part of [text, summary]) expect(shown).toContain(part);
    const before = await page.evaluate(() => Date.now());
    await terms.getByRole('button', { name: 'Accept' }).click();
    expect(await page.getByRole('checkbox').isChecked()).toBe(true);
    const after = await page.evaluate(() => Date.now());
    const sent = page.waitForRequest('**/auth/send-registration-otp');
    await register(page);
    const form = (await sent).postDataJSON() as { userData: { termsAcceptedAt: string } };
    expect(form).toMatchObject({
      email,
      role: registrant.role,
      userData: { mobile: '+919876543210', industry: 'Non-IT', termsVersion: version },
    });
    const accepted = Date.parse(form.userData.termsAcceptedAt);
    expect(new Date(accepted).toISOString()).toBe(form.userData.termsAcceptedAt);
    expect(accepted).toBeGreaterThanOrEqual(before);
    expect(accepted).toBeLessThanOrEqual(after);
    await page.getByRole('dialog', { name: 'Verify your email' }).waitFor();
    await paste(box(page, 1), await agency.mail.codeFor(email));
    await page.getByRole('button', { name: 'Verify' }).click();
    await arrivesAt(page, '/login');
    // the form of the registration has fields of the same names
    await page.getByRole('heading', { name: 'Log in', level: 1 }).waitFor();
    await page.getByLabel('Email', { exact: true }).fill(email);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Log in' }).click();
    await arrivesAt(page, `/${registrant.role}-dashboard`);
    const accounts = await agency.database.sql('select terms_version, terms_accepted_at from users where email = $1', [
      email,
    ]);
    expect(accounts).toEqual([{ terms_version: version, terms_accepted_at: new Date(accepted) }]);
    expect(await visitor.leave()).toEqual([]);
  });

  it.each([EMPLOYEE, EMPLOYER])(
    'of an $radio says what is wrong once a field was left or the form sent',
    async (who) => {
      const visitor = await Visitor.enter(agency.base);
      const { page } = visitor;
      await page.goto('/register');
      await page.getByRole('radio', { name: who.radio }).check();
      expect(await page.locator('[aria-invalid=true]').count()).toBe(0);
      await page.getByLabel('Email').fill('priya@');
      await page.getByLabel('Mobile number').fill('98765');
      await page.getByLabel('Password', { exact: true }).fill('seven-7');
      await page.getByLabel('Confirm password').fill('other-than-that');
      await page.getByLabel('Password', { exact: true }).focus();
      await sees(page, 'Please enter a valid email address', MOBILE_INLINE);
      await sees(page, 'Password must be at least 8 characters long');
      await register(page);
      await sees(page, ...who.missing, MISMATCH);
      await sees(page.getByRole('alert'), 'Please enter a valid 10-digit mobile number');
      await page.getByRole('alert').getByRole('link', { name: MISMATCH }).click();
      await page.getByLabel('Confirm password').and(page.locator(':focus')).waitFor();
      await page.getByLabel('Mobile number').fill('9876543210');
      await register(page);
      await sees(page.getByRole('alert'), MISMATCH);
      expect(agency.mail.mails.filter(({ to }) => to === 'priya@')).toEqual([]);
      expect(await visitor.leave()).toEqual([]);
    },
  );

  it('says that an e-mail is taken when the field is left, and again at submit', async () => {
    const { email } = await addPerson(agency, admin, 'employee');
    const visitor = await Visitor.enter(agency.base);
    const { page } = visitor;
    await fillIn(page, EMPLOYEE, email);
    await sees(page, TAKEN);
    await page.getByLabel('Email').fill(newEmail());
    await page.getByLabel('Full name').focus();
    await seesNoMore(page, TAKEN);
    await page.getByLabel('Email').fill(email);
    await sees(page, TAKEN);
    await acceptTerms(page);
    await register(page);
    await sees(page.getByRole('alert'), TAKEN);
    await page.getByLabel('Email').and(page.locator(':focus')).waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
    expect(await visitor.leave()).toEqual([]);
  });
});
