import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type Page } from 'playwright-core';
import { Agency, jobForm, PASSWORD } from '../../backend/test/support/agency.js';
import { arrivesAt, sees } from '../support/looking.js';
import { addPerson, openAs, type Person } from '../support/people.js';
import { Visitor } from '../support/visitor.js';

const MAX_STOPS = 40;

let agency: Agency;
let company: Person;
let employee: Person;
let visitor: Visitor;
let page: Page;

beforeAll(async () => {
  agency = await Agency.open();
  const admin = await agency.staff();
  company = await addPerson(agency, admin, 'company');
  employee = await addPerson(agency, admin, 'employee');
  const job = await admin.post('/jobs/create', { company_id: company.id, ...jobForm() });
  const { request_id } = job.body as { request_id: number };
  await admin.post('/api/admin/create-connection', { request_id, employee_id: employee.id });
});

beforeEach(async () => {
  visitor = await Visitor.enter(agency.base);
  page = visitor.page;
});

afterAll(async () => {
  await agency.close();
});

/** Name of the control that has the focus. */
function focused(): Promise<string> {
  return page.evaluate(() => {
    const element = document.activeElement as (HTMLElement & { labels?: NodeListOf<HTMLElement> }) | null;
    return (element?.ariaLabel ?? element?.labels?.[0]?.innerText ?? element?.innerText ?? '').trim();
  });
}

/** Presses Tab until a control has the focus. */
async function tabTo(name: string | RegExp): Promise<void> {
  const stops: string[] = [];
  while (stops.length < MAX_STOPS) {
    await page.keyboard.press('Tab');
    stops.push(await focused());
    if (typeof name === 'string' ? stops.at(-1) === name : name.test(stops.at(-1) ?? '')) return;
  }
  throw new Error(`${String(name)} is not among ${stops.join(', ')}`);
}

async function type(fields: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(fields)) {
    await tabTo(label);
    await page.keyboard.type(value);
  }
}

describe('with the keyboard alone', () => {
  it('one logs in and creates a job request', async () => {
    await page.goto('/login');
    await page.getByRole('heading', { name: 'Log in' }).waitFor();
    await type({ Email: company.email, Password: PASSWORD });
    await page.keyboard.press('Enter');
    await arrivesAt(page, '/company-dashboard');
    await sees(page, 'React Developer');
    await tabTo('Create Job Request');
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').waitFor();
    await type({ 'Job title': 'Site Engineer', Domain: 'Civil', 'Employment type': 'C', Location: 'Surat' });
    await type({ 'Number of positions': '4', Description: 'Roads and bridges.' });
    await tabTo('Create Job Request');
    await page.keyboard.press('Enter');
    await sees(page.getByRole('status'), 'Job created successfully!');
    expect(await focused()).toBe('Create Job Request');
    expect(await visitor.leave()).toEqual([]);
  });

  it('one skips to the content', async () => {
    await openAs(visitor, agency, company.email);
    await sees(page, 'React Developer');
    await page.keyboard.press('Tab');
    expect(await focused()).toBe('Skip to content');
    await page.keyboard.press('Enter');
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('content');
    expect(await visitor.leave()).toEqual([]);
  });
});

describe('focus', () => {
  it.each([
    ['company', 'Create Job Request'],
    ['company', /^Edit Status/],
    ['company', /^View Details/],
    ['company', /^Open company profile/],
    ['employee', /^View Details/],
    ['employee', /^Open profile/],
    ['employee', 'Logout'],
  ] as const)('of the %s goes round in the dialog of %s and returns to the button', async (who, name) => {
    await openAs(visitor, agency, who === 'company' ? company.email : employee.email);
    await sees(page, 'React Developer');
    const opener = page.getByRole('button', { name }).first();
    await opener.focus();
    const label = await focused();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    await dialog.waitFor();
    for (const key of ['Tab', 'Shift+Tab'])
      for (let stop = 0; stop < 14; stop += 1) {
        await page.keyboard.press(key);
        expect(await dialog.evaluate((box) => box.contains(document.activeElement))).toBe(true);
      }
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    expect(await focused()).toBe(label);
    expect(await visitor.leave()).toEqual([]);
  });

  it('returns from a dialog in a dialog to the panel, and after logout is asked to the page', async () => {
    await openAs(visitor, agency, company.email);
    await page.getByRole('button', { name: /Open company profile/ }).press('Enter');
    await page.getByRole('button', { name: 'Change password' }).press('Enter');
    await page.getByLabel('Current password').waitFor();
    await page.keyboard.press('Escape');
    await page.getByLabel('Current password').waitFor({ state: 'hidden' });
    expect(await focused()).toBe('Change password');
    await page.getByRole('button', { name: 'Logout' }).press('Enter');
    await page.getByRole('button', { name: 'Cancel' }).press('Enter');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    expect(await focused()).toMatch(/^Open company profile/);
    expect(await visitor.leave()).toEqual([]);
  });

  it.each([
    ['terms', 'terms and conditions'],
    ['login page', 'Register'],
  ])('after a rejected form or a closed dialog is where a person expects it: %s', async (_, name) => {
    await page.goto('/register');
    await page.getByRole('radio', { name: 'Employer' }).check();
    await page.getByRole('button', { name, exact: true }).press('Enter');
    if (name === 'Register') {
      await sees(page, 'Company name is required');
      expect(await focused()).toBe('Company name');
    } else {
      await page.getByRole('button', { name: 'Accept' }).press('Enter');
      await page.getByRole('dialog').waitFor({ state: 'hidden' });
      expect(await focused()).toBe(name);
    }
    expect(await visitor.leave()).toEqual([]);
  });
});
