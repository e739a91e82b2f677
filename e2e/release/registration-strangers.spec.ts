import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { letPass, registrationOf } from '../../backend/test/support/accounts.js';
import { Agency } from '../../backend/test/support/agency.js';
import { arrivesAt, paste, sees } from '../support/looking.js';
import { askForCode, box, register } from '../support/registration.js';
import { Visitor } from '../support/visitor.js';

const STRANGERS = 'strangers-form-31';

let agency: Agency;

beforeAll(async () => {
  agency = await Agency.open();
});

afterAll(async () => {
  await agency.close();
});

const newEmail = (): string => `priya${agency.unique()}@example.in`;

describe('R70: a registration for which a stranger sends a form, too', () => {
  it('R70: confirms the own form after a reload, though a stranger has sent another one for the same e-mail', async () => {
    const email = newEmail();
    const visitor = await Visitor.enter(agency.base);
    const { page } = visitor;
    await askForCode(page, email);
    const mine = await agency.mail.codeFor(email);
    await letPass(agency, email, 31);
    const { role, userData } = registrationOf(agency, 'employee', { password: STRANGERS, confirmPassword: STRANGERS });
    const form = { email, role, userData: { ...userData, email } };
    expect(await agency.anyone.post('/auth/send-registration-otp', form)).toMatchObject({ status: 200 });
    const theirs = await agency.mail.codeFor(email, 2);
    await page.reload();
    await page.getByRole('button', { name: 'Enter the OTP' }).click();
    await paste(box(page, 1), theirs);
    await page.getByRole('button', { name: 'Verify' }).click();
    await sees(page.getByRole('alert'), 'Invalid or expired OTP. Please check the code or request a new one.');
    for (let n = 1; n <= 6; n += 1) await box(page, n).press('Delete');
    await paste(box(page, 1), mine);
    await page.getByRole('button', { name: 'Verify' }).click();
    await arrivesAt(page, '/login');
    const session = await agency.login(email);
    expect(await session.get('/users/profile')).toMatchObject({ body: { role: 'company' } });
    expect(await agency.anyone.post('/auth/login', { email, password: STRANGERS })).toMatchObject({ status: 401 });
    expect(await visitor.leave()).toEqual([]);
  });

  it('R70: sent again with another password after a stranger, it is for the newest own form', async () => {
    const email = newEmail();
    const visitor = await Visitor.enter(agency.base);
    const { page } = visitor;
    await page.clock.install();
    const { role, userData } = registrationOf(agency, 'employee', { password: STRANGERS, confirmPassword: STRANGERS });
    await agency.anyone.post('/auth/send-registration-otp', { email, role, userData: { ...userData, email } });
    await agency.mail.codeFor(email);
    await letPass(agency, email, 31);
    await askForCode(page, email);
    await page.getByRole('button', { name: 'Cancel' }).click();
    await letPass(agency, email, 31);
    await register(page);
    await page.getByRole('dialog', { name: 'Verify your email' }).waitFor();
    await page.clock.fastForward(31_000);
    await letPass(agency, email, 31);
    await page.getByRole('button', { name: 'Resend OTP', exact: true }).click();
    await paste(box(page, 1), await agency.mail.codeFor(email, 4));
    await page.getByRole('button', { name: 'Verify' }).click();
    await arrivesAt(page, '/login');
    await agency.login(email);
    expect(await agency.anyone.post('/auth/login', { email, password: STRANGERS })).toMatchObject({ status: 401 });
    expect(await visitor.leave()).toEqual([]);
  });
});
