import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type Page } from 'playwright-core';
import { Office } from '../../backend/test/support/office.js';
import { waitFor } from '../../backend/test/support/wait-for.js';
import { sees } from '../support/looking.js';
import { addPerson, openAs, type Person } from '../support/people.js';
import { Visitor } from '../support/visitor.js';

let office: Office;
let person: Person;
let visitor: Visitor;
let page: Page;

beforeAll(async () => {
  office = await Office.open();
  person = await addPerson(office.agency, office.admin, 'employee');
  const company = await office.company();
  const job = await office.job(company);
  await office.connect(job.id, person.id);
});
beforeEach(async () => {
  visitor = await Visitor.enter(office.agency.base, { width: 390 });
  page = visitor.page;
});
afterEach(async () => {
  expect(await visitor.leave()).toEqual([]);
});
afterAll(() => office.close());

async function languageOf(email: string): Promise<unknown> {
  const [account] = await office.sql('select language from users where email = $1', [email]);
  return account?.['language'];
}

const language = (): Promise<string> => page.evaluate(() => document.documentElement.lang);
const toHindi = (): Promise<void> => page.getByRole('button', { name: 'हिन्दी' }).click();

describe('the public site in Hindi', () => {
  it('is one press away, says its language to screen readers, and stays', async () => {
    await page.goto('/login');
    expect(await language()).toBe('en-IN');
    await toHindi();
    await page.getByRole('heading', { level: 1, name: 'लॉग इन करें' }).waitFor();
    expect(await language()).toBe('hi');
    await page.getByLabel('ईमेल').focus();
    await page.getByLabel('ईमेल').blur();
    await sees(page, 'ईमेल लिखें');
    await page.reload();
    await page.getByRole('heading', { level: 1, name: 'लॉग इन करें' }).waitFor();
    await page.getByRole('button', { name: 'English' }).click();
    await page.getByRole('heading', { level: 1, name: 'Log in' }).waitFor();
  });

  it('is the account’s: saved by the switch, and shown at the next login in another browser', async () => {
    await openAs(visitor, office.agency, person.email);
    await toHindi();
    await sees(page, 'आपकी नौकरियाँ');
    await waitFor('the language of the account', async () => (await languageOf(person.email)) === 'hi' || undefined);
    const other = await Visitor.enter(office.agency.base, { width: 390 });
    await other.page.goto('/login');
    await other.page.getByLabel('Email').fill(person.email);
    await other.page.getByLabel('Password', { exact: true }).fill('mango-lassi-42');
    await other.page.getByRole('button', { name: 'Log in' }).click();
    await sees(other.page, 'आपकी नौकरियाँ');
    expect(await other.leave()).toEqual([]);
    await page.getByRole('button', { name: 'English' }).click();
    await waitFor('the other language', async () => (await languageOf(person.email)) === 'en' || undefined);
  });

  it('is chosen by the link of a mail, before and without a login', async () => {
    await page.goto('/?lang=hi');
    await page.getByRole('heading', { level: 1, name: 'लॉग इन करें' }).waitFor();
    await page.goto('/login');
    await page.getByRole('heading', { level: 1, name: 'लॉग इन करें' }).waitFor();
    await page.goto('/login?lang=ta');
    await page.getByRole('heading', { level: 1, name: 'लॉग इन करें' }).waitFor();
  });

  it('says a refusal of the server in its words', async () => {
    await page.goto('/login');
    await toHindi();
    await page.getByLabel('ईमेल').fill('nobody@mail.example');
    await page.getByLabel('पासवर्ड', { exact: true }).fill('not-the-password');
    await page.getByRole('button', { name: 'लॉग इन करें' }).click();
    await sees(page, 'ईमेल या पासवर्ड सही नहीं है');
  });
});
