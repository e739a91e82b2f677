import { beforeAll, describe, expect, it } from '@jest/globals';
import { type ApiRecord } from '../../backend/test/support/office.js';
import { waitFor } from '../../backend/test/support/wait-for.js';
import {
  addFilter,
  becomes,
  choose,
  dialogOf,
  field,
  openFold,
  pick,
  rowOf,
  shownIds,
  shownNames,
} from '../support/console-page.js';
import { consoleSuite, office, openAsAdmin, page } from '../support/console-suite.js';
import { answerInstead, arrivesAt, sees } from '../support/looking.js';

const CONSOLE = '/admin-dashboard';

let company: ApiRecord;

consoleSuite(async () => {
  company = await office.addCompany({ companyName: 'Malabar Foods', mobile: '9812345670' });
});

const drawerOf = (name: string) => page.getByRole('dialog', { name, exact: true });
const focusedText = (): Promise<string> => page.evaluate(() => document.activeElement?.textContent ?? '');

const openFromNotice = (): Promise<void> => page.getByRole('alert').getByRole('button', { name: 'Open' }).click();

/** A connection of somebody with a name of their own, to a job of the one company. */
async function connected(name: string, title: string): Promise<ApiRecord> {
  const [person, job] = await Promise.all([office.addEmployee({ name }), office.jobFor(company.id, { title })]);
  return office.connect(job.id, person.id);
}

describe('the way back', () => {
  it('is one step, however often Escape is pressed', async () => {
    await connected('Quick Fingers', 'Typist');
    await openAsAdmin('/');
    await page.getByRole('link', { name: 'Employees', exact: true }).first().click();
    await rowOf(page, 'Quick Fingers').getByRole('link', { name: 'Quick Fingers', exact: true }).click();
    await drawerOf('Quick Fingers').getByRole('link', { name: 'Typist', exact: true }).waitFor();
    for (let presses = 0; presses < 3; presses += 1) await page.keyboard.press('Escape');
    await drawerOf('Quick Fingers').waitFor({ state: 'hidden' });
    await arrivesAt(page, `${CONSOLE}/employees`);
  });

  it('from the notice of a new record: it opens it', async () => {
    await openAsAdmin('/job-requests/create');
    await pick(page, 'Company', 'malabar', 'Malabar Foods · Pune');
    await field(dialogOf(page), 'Job title').fill('Night Baker');
    await field(dialogOf(page), 'Description').fill('Bake.');
    await dialogOf(page).getByRole('button', { name: 'Add Job Request' }).click();
    await page.getByRole('alert').getByRole('button', { name: 'Connect an employee' }).waitFor();
    await openFromNotice();
    await openFold(drawerOf('Night Baker'), 'Details');
    await sees(drawerOf('Night Baker'), 'Malabar Foods', 'Bake.');
    await page.keyboard.press('Escape');
    await arrivesAt(page, `${CONSOLE}/job-requests`);
  });
});

describe('a job of a company that is not there yet', () => {
  it('adds the company over its form, which keeps what was typed and has it chosen', async () => {
    await openAsAdmin('/job-requests/create');
    const job = dialogOf(page);
    await field(job, 'Job title').fill('First Baker');
    await field(job, 'Description').fill('Bake.');
    const company = page.getByRole('combobox', { name: 'Company', exact: true });
    await company.fill('malab');
    await page.getByRole('option', { name: 'Malabar Foods · Pune', exact: true }).waitFor();
    await company.press('Enter');
    await becomes(() => company.inputValue(), 'Malabar Foods · Pune');
    await pick(page, 'Company', 'Nilgiri Foods', 'Add Company');
    const form = page.getByRole('dialog', { name: 'Add Company' });
    expect(await field(form, 'Company name').inputValue()).toBe('Nilgiri Foods');
    const values = { 'Contact person name': 'Ravi Rao', Email: 'owner@nilgiri.example.in', Phone: '9876500014' };
    for (const [label, value] of Object.entries(values)) await field(form, label).fill(value);
    await form.getByLabel(/^Password/).fill('mango-lassi-42');
    await form.getByRole('button', { name: 'Add Company' }).click();
    await form.waitFor({ state: 'hidden' });
    await becomes(() => company.inputValue(), 'Nilgiri Foods');
    await job.getByRole('button', { name: 'Add Job Request' }).click();
    await openFromNotice();
    await sees(drawerOf('First Baker'), 'Nilgiri Foods');
  });
});

describe('one after the other', () => {
  beforeAll(async () => {
    await office.sql(
      `with accounts as (
         insert into users (email, password_hash, role)
         select 'row' || n || '@mail.example', 'x', 'employee' from generate_series(11, 22) n returning user_id, email)
       insert into employees (user_id, full_name, email, phone, created_at)
       select user_id, 'Row ' || translate(substring(email from '[0-9]+'), '0123456789', 'abcdefghij'), email,
         '+917000000011', '2030-01-01'::timestamptz - substring(email from '[0-9]+')::int * interval '1 day'
       from accounts`,
    );
  });

  it('rows take the focus by J and K, and open by Enter', async () => {
    await Promise.all(['Jay One', 'Jay Two'].map((name) => office.addEmployee({ name })));
    await openAsAdmin('/employees');
    await page.locator('tbody tr').first().waitFor();
    const names = await shownNames(page);
    // the shortcuts come after the rows
    await waitFor('the first row to take the focus', async () => {
      if ((await focusedText()) !== names[0]) await page.keyboard.press('j');
      return (await focusedText()) === names[0] || undefined;
    });
    await page.keyboard.press('j');
    await becomes(focusedText, names[1]);
    await page.keyboard.press('k');
    await becomes(focusedText, names[0]);
    await page.keyboard.press('Enter');
    await drawerOf(names[0] ?? '').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await page.keyboard.press('?');
    await sees(page, 'Next row or record', 'Previous row or record');
  });
});

describe('a phone number and an e-mail', () => {
  it('of a company and of a connection can be reached from the drawer', async () => {
    const { id } = await connected('Dev Anand', 'Actor');
    await openAsAdmin(`/companies/${company.id}/show`);
    await dialogOf(page).getByRole('link', { name: 'WhatsApp to +91 98123 45670' }).waitFor();
    expect(await dialogOf(page).getByRole('link', { name: '+91 98123 45670', exact: true }).getAttribute('href')).toBe(
      'tel:+919812345670',
    );
    // what is folded says what is in it
    await sees(dialogOf(page), '1 member', '0 of 1 accepted the terms');
    await page.goto(`${CONSOLE}/connections/${id}/show`);
    await dialogOf(page)
      .getByRole('link', { name: /^WhatsApp to \+91/ })
      .waitFor();
    expect(await dialogOf(page).locator('a[href^="mailto:"]').count()).toBe(1);
  });
});

describe('a salary', () => {
  it('that was not entered is not specified, in the list, in the drawer and in what is sent', async () => {
    const email = `nosalary${office.agency.unique()}@example.in`;
    await openAsAdmin('/employees/create');
    const form = dialogOf(page);
    const values = { 'Full name': 'Nobody Paid', Email: email, Phone: '9876500011' };
    for (const [label, value] of Object.entries(values)) await field(form, label).fill(value);
    await form.getByLabel(/^Password/).fill('mango-lassi-42');
    await form.getByRole('button', { name: 'Add Employee' }).click();
    await openFromNotice();
    await openFold(drawerOf('Nobody Paid'), 'Details');
    await sees(drawerOf('Nobody Paid'), 'Preferred salary');
    expect(await page.getByText(/^(₹\s*)?0$/).count()).toBe(0);
  });

  it('of a placement has its period and stands at the right; what cannot be read stays as it was typed', async () => {
    const cases = { 'Year Paid': '4.5 LPA', 'Month Paid': '₹45,000 per month', 'Odd Paid': '6 + bonus' };
    for (const [name, final_salary] of Object.entries(cases)) {
      const { id } = await connected(name, 'Mason');
      await office.setStatus(id, 'placed', { final_salary });
    }
    await openAsAdmin('/placements');
    await sees(rowOf(page, 'Year Paid'), '₹4,50,000 a year');
    await sees(rowOf(page, 'Month Paid'), '₹45,000 a month');
    await sees(rowOf(page, 'Odd Paid'), '6 + bonus');
    const cell = rowOf(page, 'Year Paid').getByRole('cell', { name: '₹4,50,000 a year' });
    expect(await cell.evaluate((element) => getComputedStyle(element).textAlign)).toBe('right');
  });
});

describe('several employees', () => {
  it('are found by skills that all of them have, whatever the case, suggested from those that there are', async () => {
    const both = await office.addEmployee({ name: 'Skilled Both', skills: 'Weaving, Dyeing' });
    const one = await office.addEmployee({ name: 'Skilled One', skills: 'weaving' });
    await openAsAdmin('/employees');
    await addFilter(page, 'Skills');
    const input = page.getByRole('combobox', { name: 'Skills' });
    await input.fill('WEAV');
    await page
      .getByRole('option', { name: /^weaving$/i })
      .first()
      .click();
    await becomes(async () => (await shownIds(page)).sort(), [both.id, one.id].sort());
    await input.fill('dye');
    await page.getByRole('option', { name: /^dyeing$/i }).click();
    await becomes(() => shownIds(page), [both.id]);
  });
});

describe('a failure', () => {
  it('of a company’s drawer and of its form is told once', async () => {
    await answerInstead(page, `/api/admin/companies/${company.id}`, 500);
    await answerInstead(page, '/api/admin/companies', 200, []);
    await openAsAdmin(`/companies/${company.id}/show`);
    await sees(page, 'This record could not be loaded');
    expect(await page.getByText('This record could not be loaded').count()).toBe(1);
    await page.unrouteAll();
    const taken = 'This email is already registered. Please use a different email address.';
    const fields = [{ field: 'email', message: taken }];
    await answerInstead(page, '/auth/register', 409, { error: taken, fields });
    await page.goto(`${CONSOLE}/companies/create`);
    const form = dialogOf(page);
    const values = { 'Company name': 'Twice Told', 'Contact person name': 'Ravi', Phone: '9876500013' };
    for (const [label, value] of Object.entries(values)) await field(form, label).fill(value);
    await field(form, 'Email').fill('taken@example.in');
    await form.getByLabel(/^Password/).fill('mango-lassi-42');
    await choose(page, 'Industry', 'IT');
    await form.getByRole('button', { name: 'Add Company' }).click();
    await sees(form, taken);
    expect(await page.getByText(taken).count()).toBe(1);
  });
});
