import { describe, expect, it } from '@jest/globals';
import { type Page } from 'playwright-core';
import { PASSWORD } from '../../backend/test/support/agency.js';
import { appCode } from '../../backend/test/support/totp-app.js';
import { forgetSteps } from '../../backend/test/support/two-factors.js';
import { CONSOLE } from '../support/console.js';
import { openFold } from '../support/console-page.js';
import { consoleSuite, office, page, visitor } from '../support/console-suite.js';
import { arrivesAt, pathOf, sees } from '../support/looking.js';
import { addPerson, openAs, store, storedSession } from '../support/people.js';
import { Visitor } from '../support/visitor.js';

consoleSuite();

const press = (on: Page, name: string): Promise<void> => on.getByRole('button', { name, exact: true }).click();

/** An authenticator in Chromium whose owner always says yes. */
async function withAuthenticator(on: Page): Promise<void> {
  const devtools = await on.context().newCDPSession(on);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

describe('an employee on a phone', () => {
  it('adds an app, keeps the recovery codes, and logs in with password and code', async () => {
    const { email } = await addPerson(office.agency, office.admin, 'employee');
    const phone = await Visitor.enter(office.agency.base, { width: 390 });
    await openAs(phone, office.agency, email);
    await phone.page.goto('/security');
    await press(phone.page, 'Add an app');
    await press(phone.page, 'Continue');
    const secret = (await phone.page.getByRole('dialog').locator('code').textContent())?.replaceAll(' ', '') ?? '';
    expect(await phone.page.getByRole('img', { name: 'QR code for your app' }).isVisible()).toBe(true);
    const first = phone.page.getByLabel('The six digits that it shows now');
    await first.fill('000000');
    await press(phone.page, 'Add the app');
    await sees(phone.page, 'This did not match. Please try again.');
    await first.fill(appCode(secret));
    await press(phone.page, 'Add the app');
    await phone.page.getByRole('heading', { name: 'Your recovery codes' }).waitFor();
    const [code = ''] = await phone.page.getByRole('dialog').getByRole('listitem').allTextContents();
    await press(phone.page, 'I have kept them');
    await sees(phone.page, '10 recovery codes are left');

    const [account] = await office.sql<{ user_id: number }>('select user_id from users where email = $1', [email]);
    await forgetSteps(office.agency, account?.user_id ?? 0);
    await phone.page.evaluate(() => localStorage.clear());
    await phone.logIn(email, PASSWORD);
    await phone.page.getByRole('heading', { name: 'One more step' }).waitFor();
    await phone.page.getByLabel('Six digits of your app').fill(appCode(secret));
    await press(phone.page, 'Continue');
    await arrivesAt(phone.page, '/employee-dashboard');

    await phone.page.evaluate(() => localStorage.clear());
    await phone.logIn(email, PASSWORD);
    await press(phone.page, 'Use a recovery code');
    await phone.page.getByLabel('One of your recovery codes').fill(code.toLowerCase());
    await press(phone.page, 'Continue');
    await arrivesAt(phone.page, '/employee-dashboard');
    expect(await phone.leave()).toEqual([]);
  });
});

describe('an admin', () => {
  it('adds a passkey and logs in with nothing else', async () => {
    const { email } = await office.agency.staff();
    const admin = await Visitor.enter(office.agency.base.replace('127.0.0.1', 'localhost'));
    await withAuthenticator(admin.page);
    await store(admin, await storedSession(office.agency, email));
    await admin.page.goto('/security');
    await press(admin.page, 'Add a passkey');
    await press(admin.page, 'Continue');
    await admin.page.getByLabel('What do you call this device?').fill('My laptop');
    await press(admin.page, 'Add the passkey');
    await press(admin.page, 'I have kept them');
    await sees(admin.page, 'My laptop');
    await admin.page.evaluate(() => localStorage.clear());
    await admin.page.goto('/login');
    await press(admin.page, 'Agency staff: use a passkey');
    await arrivesAt(admin.page, `${CONSOLE}/`);
    expect(await admin.leave()).toEqual([]);
  });

  it('without the second factor that is needed sets it up with the code of a mail, and goes on', async () => {
    const { email } = await office.agency.staff();
    await office.sql(`update sign_in_rules set second_factor = 'any'`);
    try {
      await visitor.logIn(email, PASSWORD);
      await page.getByRole('heading', { name: 'Set up a second factor' }).waitFor();
      const [mail] = await office.agency.mail.mailsSaying(email, 'set up the second factor');
      await page.getByLabel('Code from the email').fill(/\b\d{6}\b/.exec(mail?.text ?? '')?.[0] ?? '');
      await press(page, 'An app that makes codes');
      const secret = (await page.locator('code').textContent())?.replaceAll(' ', '') ?? '';
      await page.getByLabel('The six digits that it shows now').fill(appCode(secret));
      await press(page, 'Add the app');
      await press(page, 'I have kept them');
      await arrivesAt(page, `${CONSOLE}/`);
    } finally {
      await office.sql(`update sign_in_rules set second_factor = 'off'`);
    }
  });

  it('whose session is open when it becomes needed is led to the page that sets it up', async () => {
    const { email } = await office.agency.staff();
    await store(visitor, await storedSession(office.agency, email));
    await office.sql(`update sign_in_rules set second_factor = 'any'`);
    try {
      await page.goto(`${CONSOLE}/employees`);
      await arrivesAt(page, '/security');
      await sees(page, 'Please set up a second factor: your account needs one before you go on.');
    } finally {
      await office.sql(`update sign_in_rules set second_factor = 'off'`);
    }
  });

  it('is asked who they are before a deletion, which then goes on', async () => {
    const { email, userId } = await office.agency.staff('super_admin');
    const employee = await office.addEmployee();
    await store(visitor, await storedSession(office.agency, email));
    await office.sql(`update sessions set fresh_at = now() - interval '2 days' where user_id = $1`, [userId]);
    await page.clock.install();
    await page.goto(`${CONSOLE}/employees/${employee.id}/show`);
    const drawer = page.getByRole('dialog');
    await openFold(drawer, 'Details');
    await drawer.getByRole('button', { name: /^Delete/ }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await page.getByText(/^Deleting /).waitFor();
    await page.clock.fastForward(10_000);
    const dialog = page.getByRole('dialog', { name: 'Is it you?' });
    await dialog.getByLabel('Your password').fill('not-the-password-1');
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await dialog.getByText('Current password is incorrect').waitFor();
    await dialog.getByLabel('Your password').fill(PASSWORD);
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await dialog.waitFor({ state: 'detached' });
    await page.getByText(/deleted successfully/).waitFor();
    expect(await office.sql('select from employees where employee_id = $1', [employee.id])).toEqual([]);
    expect(pathOf(page)).toBe(`${CONSOLE}/employees`);
  });
});
