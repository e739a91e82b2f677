import { beforeAll, describe, expect, it } from '@jest/globals';
import { type ApiRecord, rowsOf } from '../../backend/test/support/office.js';
import {
  answerQuestion,
  becomes,
  choose,
  dialogOf,
  field,
  openFold,
  pick,
  rowOf,
  shownNames,
} from '../support/console-page.js';
import { consoleSuite, office, openAsAdmin, page, press, visitor } from '../support/console-suite.js';
import { arrivesAt, isComplete, sees, seesNoMore } from '../support/looking.js';

const CONSOLE = '/admin-dashboard';

let company: ApiRecord;

consoleSuite(async () => {
  company = await office.addCompany({ companyName: 'Malabar Foods', mobile: '9812345670' });
});

const drawerOf = (name: string) => page.getByRole('dialog', { name, exact: true });

const openFromNotice = (): Promise<void> => page.getByRole('alert').getByRole('button', { name: 'Open' }).click();

/** A connection of somebody with a name of their own, to a job of the one company. */
async function connected(name: string, title: string): Promise<ApiRecord> {
  const [person, job] = await Promise.all([office.addEmployee({ name }), office.jobFor(company.id, { title })]);
  return office.connect(job.id, person.id);
}

describe('the way back', () => {
  it.each([
    ['Escape', () => page.keyboard.press('Escape')],
    ['the browser', () => page.goBack()],
    ['the button', () => page.getByRole('button', { name: 'Close details' }).last().click()],
  ])(
    'by %s leads from a drawer that was opened from a drawer to the first one, and from there to the list',
    async (_, leave) => {
      const title = `Cook of ${office.agency.unique()}`;
      const { id, employee_id } = await connected('Zoya Khan', title);
      await openAsAdmin('/employees');
      await page.getByRole('link', { name: 'Zoya Khan', exact: true }).first().click();
      await drawerOf('Zoya Khan').getByRole('link', { name: title, exact: true }).click();
      await page.waitForURL(`**/connections/${id}/show*`);
      await drawerOf('Zoya Khan').getByText('Where it stands').waitFor();
      await leave();
      await page.waitForURL(`**/employees/${String(employee_id)}/show*`);
      await sees(drawerOf('Zoya Khan'), 'Connect to a job');
      await leave();
      await drawerOf('Zoya Khan').waitFor({ state: 'hidden' });
      await arrivesAt(page, `${CONSOLE}/employees`);
    },
  );

  it('by the browser closes a question first, and then a form over the drawer, which asks when it was changed', async () => {
    const { id } = await connected('Yusuf Ali', 'Baker');
    await openAsAdmin('/connections');
    await page.getByRole('link', { name: 'Yusuf Ali', exact: true }).first().click();
    const drawer = drawerOf('Yusuf Ali');
    await isComplete(page);
    const question = page.getByRole('alertdialog');
    for (const leave of [() => page.goBack(), () => page.keyboard.press('Escape'), () => page.goBack()]) {
      await drawer.getByRole('button', { name: 'Change status of Yusuf Ali, now Pending' }).click();
      await page.getByRole('menuitem', { name: 'Shortlisted', exact: true }).click();
      await question.waitFor();
      await leave();
      await question.waitFor({ state: 'hidden' });
      await sees(drawer, 'Where it stands');
    }
    await openFold(drawer, 'Shown');
    await press('Note that they agreed');
    await choose(page, 'How they told you', 'Phone');
    await page.goBack();
    await question.getByRole('button', { name: 'Keep editing' }).click();
    await question.waitFor({ state: 'hidden' });
    await sees(page.getByRole('dialog').last(), 'Phone');
    await page.goBack();
    await question.getByRole('button', { name: 'Discard' }).click();
    await seesNoMore(page, 'How they told you');
    await arrivesAt(page, `${CONSOLE}/connections/${id}/show`);
    await page.goBack();
    await drawer.waitFor({ state: 'hidden' });
    await arrivesAt(page, `${CONSOLE}/connections`);
  });

  it('from a job request that was added in a company’s drawer leads to this drawer, which shows it', async () => {
    await openAsAdmin(`/companies/${company.id}/show`);
    await drawerOf('Malabar Foods').getByRole('link', { name: 'Add Job Request' }).click();
    const form = page.getByRole('dialog', { name: 'Add Job Request' });
    await becomes(() => form.getByRole('combobox', { name: 'Company' }).inputValue(), 'Malabar Foods · Pune');
    await field(form, 'Job title').fill('Spice Blender');
    await field(form, 'Description').fill('Blend spices.');
    await form.getByRole('button', { name: 'Add Job Request' }).click();
    await sees(page, 'Job request added successfully');
    await arrivesAt(page, `${CONSOLE}/companies/${company.id}/show`);
    await drawerOf('Malabar Foods').getByRole('link', { name: 'Spice Blender' }).waitFor();
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

  it('records are shown in the order of the list, by buttons and by J and K, also over the end of a page', async () => {
    await openAsAdmin('/employees?perPage=10&page=1');
    const [first, second, ninth, tenth] = ['Row bb', 'Row bc', 'Row bj', 'Row ca'] as const;
    await page.getByRole('link', { name: first, exact: true }).click();
    await drawerOf(first).waitFor();
    expect(await page.getByRole('button', { name: 'Previous record' }).getAttribute('aria-disabled')).toBe('true');
    await press('Next record');
    await drawerOf(second).waitFor();
    await page.keyboard.press('k');
    await drawerOf(first).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await page.getByRole('link', { name: ninth, exact: true }).click();
    await drawerOf(ninth).waitFor();
    await page.keyboard.press('j');
    await drawerOf(tenth).waitFor();
    await page.keyboard.press('j');
    await drawerOf('Row cb').waitFor();
    await becomes(async () => (await shownNames(page))[0], 'Row cb');
    await page.keyboard.press('k');
    await drawerOf(tenth).waitFor();
  });
});

describe('a phone number and an e-mail', () => {
  it('in a row are called, mailed, copied and opened in WhatsApp, and the row stays closed', async () => {
    const { email } = await office.addEmployee({ name: 'Chitra Pai', mobile: '9898989898' });
    await visitor.context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openAsAdmin('/employees');
    const row = rowOf(page, 'Chitra Pai');
    const hrefOf = (name: string) => row.getByRole('link', { name, exact: true }).getAttribute('href');
    expect(await hrefOf(String(email))).toBe(`mailto:${String(email)}`);
    expect(await hrefOf('+91 98989 89898')).toBe('tel:+919898989898');
    const whatsApp = row.getByRole('link', { name: 'WhatsApp to +91 98989 89898' });
    expect(await whatsApp.getAttribute('href')).toBe('https://wa.me/919898989898');
    expect(await whatsApp.getAttribute('target')).toBe('_blank');
    expect(await whatsApp.getAttribute('rel')).toContain('noopener noreferrer');
    await row.getByRole('link', { name: '+91 98989 89898', exact: true }).hover();
    await row.getByRole('button', { name: 'Copy +91 98989 89898' }).click();
    await sees(page, 'Copied');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('+919898989898');
    expect(await page.getByRole('dialog').count()).toBe(0);
  });
});

describe('a salary', () => {
  it('of somebody who is added is one amount: a range is refused in words, commas are read', async () => {
    const email = `salary${office.agency.unique()}@example.in`;
    await openAsAdmin('/employees/create');
    const form = dialogOf(page);
    const values = { 'Full name': 'Paid Well', Email: email, Phone: '9876500012' };
    for (const [label, value] of Object.entries(values)) await field(form, label).fill(value);
    await form.getByLabel(/^Password/).fill('mango-lassi-42');
    const salary = field(form, 'Preferred salary');
    await salary.fill('5,00,000 - 6,00,000');
    await form.getByRole('button', { name: 'Add Employee' }).click();
    await sees(form, 'Enter one amount in rupees, such as 600000');
    expect(await salary.inputValue()).toBe('5,00,000 - 6,00,000');
    await salary.fill('600000');
    await salary.blur();
    expect(await salary.inputValue()).toBe('6,00,000');
    const call = page.waitForRequest('**/auth/register');
    await form.getByRole('button', { name: 'Add Employee' }).click();
    expect((await call).postDataJSON()).toMatchObject({ empsalary: 600000 });
    await openFromNotice();
    await sees(drawerOf('Paid Well'), '₹6,00,000');
  });

  it('and a joining date that look wrong are said, asked about once, and kept', async () => {
    const { id } = await connected('Doubted Rao', 'Clerk');
    await openAsAdmin(`/connections/${id}/show`);
    const form = dialogOf(page);
    await openFold(form, 'Details');
    await field(form, 'Offered salary').fill('Negotiable');
    await field(form, 'Final salary').fill('45000');
    await form.getByLabel('Joining date').fill('2021-01-05');
    await sees(form, 'This cannot be read as an amount. It is shown as you type it.');
    await sees(form, 'Say how often, for instance "per month" or "per year".');
    await form.getByText(/^This is before the connection was made, on /).waitFor();
    await press('Save');
    await answerQuestion(page, 'Keep editing');
    expect(await form.getByLabel('Joining date').inputValue()).toBe('2021-01-05');
    expect(await office.seen('connections', id)).toMatchObject({ joining_date: null });
    await field(form, 'Final salary').fill('4.5 LPA');
    await seesNoMore(form, 'Say how often, for instance "per month" or "per year".');
    await press('Save');
    expect(await answerQuestion(page, 'Save anyway')).toContain('5 Jan 2021');
    await sees(page, 'Connection updated successfully');
    expect(await office.seen('connections', id)).toMatchObject({
      joining_date: '2021-01-05',
      offered_salary: 'Negotiable',
      final_salary: '4.5 LPA',
    });
    await field(form, 'Admin notes').fill('Asked twice.');
    await press('Save');
    await becomes(async () => (await office.seen('connections', id))['admin_notes'], 'Asked twice.');
    expect(await page.getByRole('alertdialog').count()).toBe(0);
  });
});

describe('a job request', () => {
  it('names what is wrong: the sentence of company, title and description is for these three only', async () => {
    await openAsAdmin('/job-requests/create');
    const form = dialogOf(page);
    const submit = (): Promise<void> => form.getByRole('button', { name: 'Add Job Request' }).click();
    await pick(page, 'Company', 'malabar', 'Malabar Foods · Pune');
    await field(form, 'Job title').fill('Counter');
    await field(form, 'Description').fill('Count.');
    await field(form, 'Number of positions').fill('0');
    await submit();
    await sees(page, 'Please correct the marked fields');
    await sees(form, 'Must be at least 1');
    expect(await page.getByText('Company, title, and description are required').count()).toBe(0);
    await field(form, 'Job title').fill('');
    await submit();
    await sees(page, 'Company, title, and description are required');
  });
});

describe('several employees', () => {
  it('are connected to one job by an admin; who could not be is named and stays selected', async () => {
    const people = await Promise.all(['Many Ann', 'Many Ben', 'Many Cid'].map((name) => office.addEmployee({ name })));
    const job = await office.jobFor(company.id, { title: 'Crowd Steward' });
    await office.connect(job.id, people[1]?.id ?? 0);
    await openAsAdmin('/employees');
    await page.getByRole('textbox', { name: 'Search employees' }).fill('many');
    await page.getByText(/^3 of \d+ employees$/).waitFor();
    for (const name of ['Many Ann', 'Many Ben', 'Many Cid'])
      await page.getByRole('checkbox', { name: `Select ${name}` }).check();
    await press('Connect 3 to a job');
    const form = page.getByRole('dialog', { name: 'Connect to a job' });
    await form.getByRole('button', { name: 'Connect 3 employees', exact: true }).click();
    await sees(form, 'Select a job');
    await pick(page, 'Job', 'crowd', 'Crowd Steward, Malabar Foods');
    await form.getByRole('button', { name: 'Connect 3 employees', exact: true }).click();
    await sees(page, '2 connected, 1 failed');
    const report = page.getByRole('dialog', { name: 'These could not be changed' });
    await sees(report, 'Many Ben', 'This employee is already connected to this job');
    expect(await report.getByText('Many Ann').count()).toBe(0);
    await report.getByRole('button', { name: 'Close' }).click();
    expect(await page.getByRole('checkbox', { name: 'Select Many Ben' }).isChecked()).toBe(true);
    const made = await rowsOf(office.admin.list('connections', { filter: { request_id: job.id } }));
    expect(made.map(({ employee_name }) => employee_name).sort()).toEqual(['Many Ann', 'Many Ben', 'Many Cid']);
  });
});

describe('a failure', () => {
  it('about a record that is gone is one sentence and a way on', async () => {
    const { id } = await office.addEmployee({ name: 'Gone Soon' });
    await office.superAdmin.delete(`/api/admin/employees/${id}`);
    await openAsAdmin('/employees');
    await page.goto(`${CONSOLE}/employees/${id}/show`);
    const drawer = drawerOf('This employee no longer exists.');
    await drawer.waitFor();
    expect(await page.getByText(/no longer exists|could not be loaded|not found/i).count()).toBe(1);
    await drawer.getByRole('button', { name: 'Go back' }).click();
    await arrivesAt(page, `${CONSOLE}/employees`);
  });
});
