import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Agency } from '../../backend/test/support/agency.js';
import { Office } from '../../backend/test/support/office.js';
import { arrivesAt, sees, seesNoMore } from '../support/looking.js';
import { addPerson, openAs, type Person } from '../support/people.js';
import { Visitor } from '../support/visitor.js';

const PASSWORD = 'papaya-papaya';
const EMAIL = 'kavya@company.example.in';

let agency: Agency;
let company: Person;

beforeAll(async () => {
  agency = await Agency.open();
  const office = await Office.of(agency);
  company = await addPerson(agency, office.admin, 'company');
  await office.jobFor(company.id, { title: 'Loom Operator' });
});

afterAll(async () => {
  await agency.close();
});

describe('members of a company', () => {
  it('are invited, choose a password, see jobs and no money, and are at the login once they are removed', async () => {
    const owner = await Visitor.enter(agency.base);
    await openAs(owner, agency, company.email);
    const at = owner.page;
    await at.getByRole('link', { name: 'Members' }).click();
    await sees(at, '1 member', company.email, 'You');
    await at.getByRole('button', { name: 'Invite a member' }).click();
    const form = at.getByRole('dialog');
    await form.getByRole('button', { name: 'Send invitation' }).click();
    await sees(form, 'Name is required', 'Email is required');
    await form.getByLabel('Name').fill('Kavya Shetty');
    await form.getByLabel('Email').fill(EMAIL);
    await form.getByRole('button', { name: 'Send invitation' }).click();
    await sees(at, `Invitation sent to ${EMAIL}`, 'Invited');

    const kavya = await Visitor.enter(agency.base, { width: 390, colorScheme: 'dark' });
    const { page } = kavya;
    await page.goto(`/join#${await agency.mail.linkTokenFor(EMAIL)}`);
    await sees(page, 'Accept your invitation');
    await page.getByText(EMAIL).waitFor();
    await arrivesAt(page, '/join');
    expect(new URL(page.url()).hash).toBe('');
    await page.reload();
    await page.getByLabel('New password').fill(PASSWORD);
    await page.getByLabel('Confirm password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Accept invitation' }).click();
    await sees(page, 'Welcome! Redirecting to login...');
    await arrivesAt(page, '/login');
    await kavya.logIn(EMAIL, PASSWORD);
    await sees(page, 'Loom Operator');
    await page.getByRole('button', { name: 'Open company profile, logged in as Kavya Shetty' }).waitFor();
    await seesNoMore(page, 'Invoices');
    expect(await page.getByRole('navigation').getByRole('link').allInnerTexts()).toEqual([
      'Candidates',
      'Jobs',
      'Interviews',
    ]);
    await page.getByRole('button', { name: /Open company profile/ }).click();
    await sees(page.getByRole('dialog'), 'You log in with', EMAIL, 'Member');
    await page.keyboard.press('Escape');
    expect(await kavya.leave()).toEqual([]);

    const again = await Visitor.enter(agency.base);
    await again.logIn(EMAIL, PASSWORD);
    await sees(again.page, 'Loom Operator');
    await at.reload();
    await sees(at, '2 members', 'Active');
    await at.getByRole('button', { name: 'Make owner: Kavya Shetty' }).click();
    await at.getByRole('dialog').getByRole('button', { name: 'Make owner' }).click();
    await sees(at, 'Kavya Shetty is Owner now');
    await at.getByRole('button', { name: 'Remove Kavya Shetty' }).click();
    await at.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
    await sees(at, 'Kavya Shetty was removed', 'Removed lately');
    await again.page.getByRole('button', { name: 'Create Job Request' }).click();
    await again.page.reload();
    await arrivesAt(again.page, '/login');
    expect(await owner.leave()).toEqual([]);
  });
});
