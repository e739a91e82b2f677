import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { hash } from '@node-rs/argon2';
import { type Page } from 'playwright-core';
import { PASSWORD_STRENGTH } from '../../backend/src/auth/password-strength.js';
import { Agency, PASSWORD } from '../../backend/test/support/agency.js';
import { type ApiClient } from '../../backend/test/support/api-client.js';
import { LOSE } from '../support/dialogs.js';
import { answerInstead, holdClock, isUncovered, sees } from '../support/looking.js';
import { addPerson, openAs, type Person } from '../support/people.js';
import { Visitor } from '../support/visitor.js';

const NEW_PASSWORD = 'papaya-papaya';

let agency: Agency;
let admin: ApiClient;
let company: Person;
let visitor: Visitor;
let page: Page;

beforeAll(async () => {
  agency = await Agency.open();
  admin = await agency.staff();
});

beforeEach(async () => {
  company = await addPerson(agency, admin, 'company');
  visitor = await Visitor.enter(agency.base);
  page = visitor.page;
  await openAs(visitor, agency, company.email);
  await press(/Ravi Menon/);
});

afterAll(async () => {
  await agency.close();
});

const press = (name: string | RegExp): Promise<void> => page.getByRole('button', { name }).last().click();

describe('company’s profile', () => {
  it('stands in a panel with contact, details and what the company says of itself', async () => {
    const panel = page.getByRole('dialog', { name: 'Company profile' });
    await sees(panel, 'Contact info', 'Company details', 'About us', 'Ravi Menon', 'Pune', 'IT', company.email);
    await panel.getByText(/^\+91 8\d{4} \d{5}$/).waitFor();
    expect(await visitor.leave()).toEqual([]);
  });

  it('is saved, shown at once and kept', async () => {
    await press('Edit Profile');
    expect(await page.getByLabel('Email').isEditable()).toBe(false);
    await sees(page, 'Email cannot be changed');
    await page.getByLabel('Company name').fill('Deccan Textiles');
    await page.getByLabel('Contact person').fill('Sunita Patil');
    await page.getByLabel('Contact phone').fill('98a76-5 432109999');
    expect(await page.getByLabel('Contact phone').inputValue()).toBe('9876543210');
    await page.getByLabel('Company size').selectOption('1000+');
    await page.getByLabel('Website').fill('https://deccan.example.in');
    await page.getByLabel('About us').fill('Weavers since 1921.');
    const sent = page.waitForRequest(`**/api/companies/${company.id}`);
    await press('Save');
    expect((await sent).postDataJSON()).toEqual({
      name: 'Deccan Textiles',
      contact_person_phone: '9876543210',
      industry: 'IT',
      location: 'Pune',
      contact_person_name: 'Sunita Patil',
      company_size: '1000+',
      website_url: 'https://deccan.example.in',
      about_us: 'Weavers since 1921.',
    });
    await sees(page.getByRole('status'), 'Profile updated successfully!');
    await sees(page, 'Deccan Textiles', 'Sunita Patil');
    await page.reload();
    await press(/Sunita Patil/);
    await sees(page, 'Weavers since 1921.', 'https://deccan.example.in', '1000+', '+91 98765 43210');
    expect(await visitor.leave()).toEqual([]);
  });

  it('says what is wrong with a field once it was left', async () => {
    await press('Edit Profile');
    const labels = ['Company name', 'Contact person', 'Contact phone', 'Location', 'Website'];
    for (const label of labels) await page.getByLabel(label).fill(label === 'Website' ? 'deccan' : '');
    await page.getByLabel('Industry').focus();
    await page.getByLabel('Industry').selectOption('');
    await page.getByLabel('Company size').focus();
    await page.getByLabel('About us').focus();
    await sees(page, 'Company name is required', 'Contact person is required', 'Contact phone is required');
    await sees(page, 'Location is required', 'Industry is required', 'Company size is required', 'Invalid URL');
    await page.getByLabel('Contact phone').fill('98765');
    await sees(page, 'Must be exactly 10 digits');
    expect(await visitor.leave()).toEqual([]);
  });

  it.each([
    ['Cancel', () => press('Cancel')],
    ['Escape', () => page.keyboard.press('Escape')],
    ['Close', () => page.getByRole('button', { name: 'Close' }).first().click()],
  ])('asks before %s loses changes', async (_, leave) => {
    await press('Edit Profile');
    await page.getByLabel('Location').fill('Nashik');
    await leave();
    await sees(page, LOSE);
    await press('Keep editing');
    expect(await page.getByLabel('Location').inputValue()).toBe('Nashik');
    await leave();
    await press('Discard changes');
    await page.getByLabel('Location').waitFor({ state: 'hidden' });
    expect(await visitor.leave()).toEqual([]);
  });

  it('stays in the form when Escape answers the question', async () => {
    await press('Edit Profile');
    await page.getByLabel('Location').fill('Nashik');
    await page.keyboard.press('Escape');
    await sees(page, LOSE);
    await page.keyboard.press('Escape');
    await page.getByText(LOSE).waitFor({ state: 'hidden' });
    expect(await page.getByLabel('Location').inputValue()).toBe('Nashik');
    expect(await visitor.leave()).toEqual([]);
  });

  it('can be opened again after it was closed with Escape', async () => {
    for (let times = 0; times < 4; times += 1) {
      await page.getByRole('dialog').waitFor();
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'hidden' });
      await press(/Ravi Menon/);
    }
    expect(await visitor.leave()).toEqual([]);
  });

  it('does not ask when nothing was changed', async () => {
    await press('Edit Profile');
    await press('Cancel');
    await page.getByRole('button', { name: 'Edit Profile' }).waitFor();
    expect(await page.getByText(LOSE).count()).toBe(0);
    expect(await visitor.leave()).toEqual([]);
  });

  it.each([
    ['no sentence', {}, 'Profile update failed'],
    ['a sentence', { error: 'The database is away' }, 'The database is away'],
  ])('stands under a banner and keeps the form when saving fails with %s', async (_, body, text) => {
    await answerInstead(page, `/api/companies/${company.id}`, 500, body);
    await press('Edit Profile');
    await page.getByLabel('Company size').selectOption('11-50');
    await holdClock(page);
    await press('Save');
    const banner = page.getByRole('alert').getByText(text, { exact: true });
    await banner.waitFor();
    expect(await isUncovered(banner)).toBe(true);
    await press('Dismiss message');
    await banner.waitFor({ state: 'hidden' });
    expect(await page.getByLabel('Company size').inputValue()).toBe('11-50');
    expect(await visitor.leave()).toEqual([]);
  });

  it('cannot be saved without a company, and says so', async () => {
    await page.route('**/users/profile', async (route) => {
      const { company_id: _, ...profile } = (await (await route.fetch()).json()) as { company_id: number };
      await route.fulfill({ json: profile });
    });
    await page.reload();
    await press('Edit Profile');
    await page.getByLabel('Company size').selectOption('11-50');
    await press('Save');
    await sees(page.getByRole('alert'), 'No valid company ID found. Please reload and try again.');
    expect(await visitor.leave()).toEqual([]);
  });

  it('changes a password with spaces around it, which are part of it', async () => {
    const spaced = ' mango  lassi ';
    await agency.database.sql('update users set password_hash = $2 where email = $1', [
      company.email,
      await hash(spaced, PASSWORD_STRENGTH),
    ]);
    await press('Change password');
    await page.getByLabel('Current password').fill(spaced);
    await page.getByLabel('New password').fill(` ${NEW_PASSWORD}`);
    await page.getByLabel('Confirm password').fill(` ${NEW_PASSWORD}`);
    await press('Change password');
    await sees(page.getByRole('status'), 'Password changed successfully!');
    await agency.login(company.email, ` ${NEW_PASSWORD}`);
    expect(await visitor.leave()).toEqual([]);
  });

  it('says that a password could not be changed when the server says nothing', async () => {
    await answerInstead(page, '/auth/change-password', 500, {});
    await press('Change password');
    await page.getByLabel('Current password').fill(PASSWORD);
    await page.getByLabel('New password').fill(NEW_PASSWORD);
    await page.getByLabel('Confirm password').fill(NEW_PASSWORD);
    await press('Change password');
    await sees(page.getByRole('alert'), 'Update failed');
    expect(await visitor.leave()).toEqual([]);
  });

  it('changes the password and goes on with the new session', async () => {
    await press('Change password');
    await page.getByLabel('Current password').fill(PASSWORD);
    await page.getByLabel('New password').fill('papaya-papaya');
    await page.getByLabel('Confirm password').fill('papaya-papaya');
    await press('Change password');
    await sees(page.getByRole('status'), 'Password changed successfully!');
    await page.reload();
    await page.getByRole('heading', { name: 'Job requests', exact: true }).waitFor();
    await agency.login(company.email, 'papaya-papaya');
    expect(await visitor.leave()).toEqual([]);
  });
});
