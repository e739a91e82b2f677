import { readFile } from 'node:fs/promises';
import { describe, expect, it } from '@jest/globals';
import type { FileChooser } from 'playwright-core';
import { PASSWORD } from '../../backend/test/support/agency.js';
import { rowsOf } from '../../backend/test/support/office.js';
import { simplePdf } from '../../backend/test/support/resume-files.js';
import {
  addFilter,
  answerQuestion,
  becomes,
  choose,
  dialogOf,
  field,
  headOf,
  openConsoleAs,
  openFilters,
  openFold,
  rowOf,
  shownIds,
  shownNames,
  shownPhone,
  sortsByEveryColumn,
} from '../support/console-page.js';
import { consoleSuite, office, openAsAdmin, page, press, visitor } from '../support/console-suite.js';
import { answerInstead, isAddressed, letThrough, pathOf, sees, seesNoMore } from '../support/looking.js';

const TAKEN = 'This email is already registered. Please use a different email address.';
/** Sixty people with an account, one a day, alternately of both industries; and one whose record is a trap for exports. */
const PEOPLE = `with accounts as (
    insert into users (email, password_hash, role)
    select 'person' || n || '@mail.example', 'x', 'employee' from generate_series(1, 60) n
    returning user_id, email, substring(email from '[0-9]+')::int as n)
  insert into employees (user_id, full_name, email, phone, industry, preferred_location, created_at)
  select user_id, 'Person ' || chr(65 + n * 7 % 26) || chr(97 + n / 26), email, '+91' || 7000000000 + n,
    case when n % 2 = 0 then 'IT' else 'Non-IT' end, 'City ' || n % 5, '2026-01-01 06:00Z'::timestamptz + n * interval '1 day'
  from accounts`;
const TRAP = `with account as (
    insert into users (email, password_hash, role) values ('chloe@mail.example', 'x', 'employee') returning user_id)
  insert into employees (user_id, full_name, email, phone, qualification, industry, resume_link, created_at)
  select user_id, 'Chloé Pereira', 'chloe@mail.example', '+917999999999', '=HYPERLINK("https://evil.example")', 'IT',
    'https://cv.example.in/chloe.pdf', '2026-02-10 20:00Z' from account`;

consoleSuite(async () => {
  await office.sql(PEOPLE);
  await office.sql(TRAP);
});

const search = (list: string) => page.getByRole('textbox', { name: `Search ${list}` });

async function apiIds(list: string, sort: [string, string], last = 24): Promise<number[]> {
  return (await rowsOf(office.admin.list(list, { sort, range: [0, last] }))).map(({ id }) => id);
}

describe('the list of', () => {
  it('employees is sorted by the server, both ways', async () => {
    await openAsAdmin('/employees');
    await becomes(() => shownIds(page), await apiIds('employees', ['created_at', 'DESC']));
    const columns = { 'Full name': 'full_name', Added: 'created_at' };
    await sortsByEveryColumn(page, columns, (sort) => apiIds('employees', sort));
  });

  it('employees is turned page by page, 25 or 50 at a time, with its total', async () => {
    const newest = await apiIds('employees', ['created_at', 'DESC'], 60);
    await openAsAdmin('/employees');
    await sees(page, '61 employees', '1–25 of 61');
    await press('Go to next page');
    await sees(page, '26–50 of 61');
    await becomes(() => shownIds(page), newest.slice(25, 50));
    await page.getByLabel('Rows per page').selectOption('50');
    await sees(page, '1–50 of 61');
    await becomes(() => shownIds(page), newest.slice(0, 50));
    await press('Go to next page');
    await sees(page, '51–61 of 61');
    await becomes(() => shownIds(page), newest.slice(50));
  });

  it('employees is searched without regard to accents, and by a part of an e-mail', async () => {
    await openAsAdmin('/employees');
    await search('employees').fill('chloe p');
    await becomes(() => shownNames(page), ['Chloé Pereira']);
    await sees(page, '1 of 61 employees');
    await search('employees').fill('rson7@MAIL');
    await becomes(async () => (await rowOf(page, 'Person Xa').count()) + (await shownIds(page)).length, 2);
    await search('employees').fill('nobody at all');
    await sees(page, 'Nothing matches your search and filters', '0 of 61 employees');
    await press('Clear all filters');
    await sees(page, '61 employees');
    expect(await search('employees').inputValue()).toBe('');
  });

  it('employees is filtered by status, industry and the days in India on which they were added', async () => {
    const person = (await rowsOf(office.admin.list('employees', { filter: { email: 'person9@mail.example' } })))[0];
    const job = await office.jobFor((await office.addCompany()).id);
    await office.connect(job.id, person?.id ?? 0);
    await openAsAdmin('/employees');
    await addFilter(page, 'Status');
    await choose(page, 'Status', 'Pending');
    await becomes(() => shownIds(page), [person?.id ?? 0]);
    await sees(rowOf(page, String(person?.['full_name'])), 'Pending');
    await choose(page, 'Status', 'Available');
    await sees(page, '60 of 61 employees');
    expect(await page.locator('tbody').getByText('Available', { exact: true }).count()).toBe(25);
    await addFilter(page, 'Industry');
    await choose(page, 'Industry', 'Non-IT');
    await sees(page, '29 of 61 employees');
    await addFilter(page, 'Added from');
    await page.getByLabel('Added from').fill('2026-02-11');
    await isAddressed(page, '2026-02-11');
    await addFilter(page, 'Added until');
    await page.getByLabel('Added until').fill('2026-02-12');
    await sees(page, '1 of 61 employees');
    await choose(page, 'Industry', 'IT');
    // Chloé was added at 20:00 UTC on 10 Feb, which is 11 Feb in India
    await sees(page, '2 of 61 employees');
    await becomes(() => shownNames(page), ['Person Ib', 'Chloé Pereira']);
  });

  it('employees shows the columns that were chosen, also after a reload', async () => {
    await openAsAdmin('/employees');
    const head = (label: string) => headOf(page, label);
    await head('Phone').waitFor();
    expect(await head('Qualification').count()).toBe(0);
    await press('Columns');
    await page.getByLabel('Phone', { exact: true }).click();
    await page.getByLabel('Qualification', { exact: true }).click();
    await page.keyboard.press('Escape');
    await head('Qualification').waitFor();
    await head('Phone').waitFor({ state: 'detached' });
    await page.reload();
    await head('Qualification').waitFor();
    expect(await head('Phone').count()).toBe(0);
  });
});

describe('a saved query', () => {
  const savedQuery = () => page.getByRole('menuitem', { name: 'IT people', exact: true });
  const logInAs = async (email: string): Promise<void> => {
    await visitor.logIn(email, PASSWORD);
    await page.waitForURL('**/admin-dashboard/**');
    await page.getByRole('link', { name: 'Employees', exact: true }).first().click();
    await sees(page, '61 employees');
    await openFilters(page);
  };

  it('is kept over a logout and login of the same person, and is not shown to another', async () => {
    await openConsoleAs(visitor, office.agency, office.admin.email, '/employees');
    await addFilter(page, 'Industry');
    await choose(page, 'Industry', 'IT');
    await sees(page, '31 of 61 employees');
    await openFilters(page);
    await page.getByRole('menuitem', { name: 'Save current query...' }).click();
    await dialogOf(page).getByRole('textbox').fill('IT people');
    await dialogOf(page).getByRole('button', { name: 'Save' }).click();
    await press('Logout');
    await page.getByRole('button', { name: 'Log in' }).waitFor();
    await logInAs(office.superAdmin.email);
    await page.getByRole('menuitemcheckbox', { name: 'Industry' }).waitFor();
    expect(await savedQuery().count()).toBe(0);
    await page.keyboard.press('Escape');
    await press('Logout');
    await page.getByRole('button', { name: 'Log in' }).waitFor();
    await logInAs(office.admin.email);
    await savedQuery().click();
    await sees(page, '31 of 61 employees');
  });
});

describe('the export', () => {
  it('holds every row of the filtered list, readable heads, days in India and no cell that a spreadsheet would run', async () => {
    await openAsAdmin('/employees');
    await addFilter(page, 'Industry');
    await choose(page, 'Industry', 'IT');
    await sees(page, '31 of 61 employees');
    const saved = page.waitForEvent('download');
    await press('Export');
    const file = await saved;
    expect(file.suggestedFilename()).toMatch(/^employees-\d{4}-\d{2}-\d{2}\.csv$/);
    const text = await readFile(await file.path(), 'utf8');
    const [heads, ...rows] = text.split('\r\n');
    expect(heads).toBe(
      '\uFEFFID,Full name,Email,Phone,Qualification,Industry,Preferred location,Preferred salary,Notice period,Present employer,Skills,Resume link,Status,Added',
    );
    expect(rows).toHaveLength(31);
    expect(rows.every((row) => row.includes(',IT,'))).toBe(true);
    const chloe = rows.find((row) => row.includes('Chloé Pereira')) ?? '';
    expect(chloe).toContain(`,"'=HYPERLINK(""https://evil.example"")",`);
    expect(chloe).toMatch(/,Available,11 Feb 2026$/);
    await sees(page, 'Exported 31 rows');
  });
});

describe('a person', () => {
  it('is shown with facts, resume and connections, over a list that keeps its search', async () => {
    const company = await office.addCompany({ companyName: 'Malabar Foods' });
    const person = await office.addEmployee({ name: 'Meenakshi Pillai', resume_link: 'https://cv.example.in/m.pdf' });
    const job = await office.jobFor(company.id, { title: 'Plant Manager' });
    await office.connect(job.id, person.id);
    await openAsAdmin('/employees');
    await search('employees').fill('meenakshi');
    await becomes(() => shownNames(page), ['Meenakshi Pillai']);
    await page.getByRole('link', { name: 'Meenakshi Pillai', exact: true }).click();
    await page.waitForURL(({ pathname }) => pathname === `/admin-dashboard/employees/${person.id}/show`);
    const drawer = dialogOf(page);
    await drawer.getByRole('heading', { name: 'Meenakshi Pillai' }).waitFor();
    await openFold(drawer, 'Details');
    await sees(
      drawer,
      String(person['email']),
      shownPhone(String(person['phone'])),
      'B.Tech',
      'IT',
      'Bengaluru',
      'React',
      'TypeScript',
    );
    await sees(drawer, '₹6,00,000 - ₹8,00,000', 'Plant Manager', 'Pending');
    const resume = drawer.getByRole('link', { name: /cv\.example\.in/ });
    expect(await resume.getAttribute('href')).toBe('https://cv.example.in/m.pdf');
    expect(await resume.getAttribute('rel')).toContain('noopener');
    for (const leave of [() => page.keyboard.press('Escape'), () => page.goBack()]) {
      await leave();
      await drawer.waitFor({ state: 'hidden' });
      expect(new URL(page.url()).pathname).toBe('/admin-dashboard/employees');
      expect(await search('employees').inputValue()).toBe('meenakshi');
      expect(await shownNames(page)).toEqual(['Meenakshi Pillai']);
      await page.getByRole('link', { name: 'Meenakshi Pillai', exact: true }).click();
      await drawer.waitFor();
    }
  });
});

interface AddForm {
  path: string;
  button: string;
  success: string;
  failure: string;
  values: Record<string, string>;
  name: string;
  /** What the call sends besides e-mail, mobile and password. */
  sent: Record<string, unknown>;
}

const EMPLOYEE: AddForm = {
  path: '/employees',
  button: 'Add Employee',
  name: 'Full name',
  success: 'Employee added successfully',
  failure: 'Failed to add employee',
  values: {
    'Full name': 'Ishaan Kapoor',
    Qualification: 'B.Com',
    'Preferred location': 'Kochi',
    'Preferred salary': '45,000',
    Skills: 'Tally, Excel',
    'Resume link': 'https://cv.example.in/i.pdf',
  },
  sent: {
    role: 'employee',
    name: 'Ishaan Kapoor',
    qualification: 'B.Com',
    emplocation: 'Kochi',
    empsalary: 45000,
    skills: 'Tally, Excel',
    resume_link: 'https://cv.example.in/i.pdf',
    industry: 'Non-IT',
  },
};
const COMPANY: AddForm = {
  path: '/companies',
  button: 'Add Company',
  name: 'Company name',
  success: 'Company added successfully',
  failure: 'Failed to add company',
  values: { 'Company name': 'Nilgiri Tea 2000', 'Contact person name': 'Leela Thomas', Location: 'Ooty' },
  sent: {
    role: 'company',
    companyName: 'Nilgiri Tea 2000',
    contactPersonName: 'Leela Thomas',
    location: 'Ooty',
    industry: 'Non-IT',
  },
};

describe.each([EMPLOYEE, COMPANY])('the form "$button"', (form) => {
  const dialog = () => dialogOf(page);
  const password = () => dialog().getByLabel(/^Password/);
  const submit = (): Promise<void> => dialog().getByRole('button', { name: form.button }).click();

  async function fillIn(email: string): Promise<void> {
    for (const [label, value] of Object.entries({ ...form.values, Email: email, Phone: '9876543210' }))
      await field(dialog(), label).fill(value);
    await password().fill(PASSWORD);
    await choose(page, 'Industry', 'Non-IT');
  }

  it('adds the record, shows it, and mails the link to set a password', async () => {
    const email = `new${office.agency.unique()}@example.in`;
    await openAsAdmin(form.path);
    await page.getByRole('link', { name: form.button }).first().click();
    await fillIn(email);
    await dialog().getByRole('button', { name: 'Make a password' }).click();
    const made = await password().inputValue();
    expect(made).toMatch(/^[\w-]{20}$/);
    const call = page.waitForRequest('**/auth/register');
    await submit();
    expect((await call).postDataJSON()).toEqual({ ...form.sent, email, mobile: '9876543210', password: made });
    await sees(page, form.success);
    await dialog().waitFor({ state: 'hidden' });
    await becomes(async () => (await shownNames(page))[0], form.values[form.name]);
    const mail = await office.agency.mail.mailTo(email);
    expect(mail.subject).toBe('Your Niyukt account is ready');
    const token = await office.agency.mail.linkTokenFor(email);
    await page.goto(`/reset-password?token=${token}`);
    await page.getByRole('heading', { name: 'Set a new password' }).waitFor();
  });

  // the form of a company is of the same parts
  if (form === COMPANY) return;

  it('shows what the server says and loses nothing, however the call fails', async () => {
    const { email } = await office.addEmployee();
    await openAsAdmin(`${form.path}/create`);
    await fillIn(String(email));
    await submit();
    await sees(page, TAKEN);
    for (const [label, value] of Object.entries({ ...form.values, Phone: '+919876543210', Email: String(email) }))
      if (label !== 'Preferred salary') expect(await field(dialog(), label).inputValue()).toBe(value);
    expect(await password().inputValue()).toBe(PASSWORD);
    await answerInstead(page, '/auth/register', 500);
    await submit();
    await sees(page, form.failure);
    await letThrough(page);
    await field(dialog(), 'Email').fill(`second${office.agency.unique()}@example.in`);
    await submit();
    await sees(page, form.success);
  });

  it('asks before what was typed is lost, also after the server refused it', async () => {
    const { email } = await office.addEmployee();
    await openAsAdmin(form.path);
    await page.getByRole('link', { name: form.button }).first().click();
    await dialog().getByRole('button', { name: 'Cancel' }).click();
    await dialog().waitFor({ state: 'hidden' });
    await page.getByRole('link', { name: form.button }).first().click();
    await fillIn(String(email));
    for (const leave of [() => page.keyboard.press('Escape'), () => page.evaluate(() => history.back())]) {
      await leave();
      expect(await answerQuestion(page, 'Keep editing')).toContain('Leave without saving?');
      expect(await field(dialog(), 'Email').inputValue()).toBe(email);
    }
    await submit();
    await sees(page, TAKEN);
    await dialog().getByRole('button', { name: 'Cancel' }).click();
    await answerQuestion(page, 'Keep editing');
    expect(await field(dialog(), 'Email').inputValue()).toBe(email);
    await dialog().getByRole('button', { name: 'Cancel' }).click();
    await answerQuestion(page, 'Discard changes');
    await dialog().waitFor({ state: 'hidden' });
    expect(pathOf(page)).toBe(`/admin-dashboard${form.path}`);
    await seesNoMore(page, form.success);
  });
});

describe('a resume that is dropped on the form of a new person', () => {
  const form = () => dialogOf(page);
  const valueOf = (label: string): Promise<string> => field(form(), label).inputValue();
  const asha = (email: string) =>
    simplePdf(['ASHA RAO', 'Accountant', email, '+91 98450 11122', 'Skills: Kathakali', 'Worked in Pune']);

  /** Drops a file beside the inputs: all of the page takes it. */
  async function drop(name: string, content: Buffer): Promise<void> {
    const files = await page.evaluateHandle(
      ({ base64, title }) => {
        const carried = new DataTransfer();
        carried.items.add(new File([Uint8Array.from(atob(base64), (char) => char.charCodeAt(0))], title));
        return carried;
      },
      { base64: content.toString('base64'), title: name },
    );
    for (const event of ['dragover', 'drop']) {
      await form().getByRole('heading').first().dispatchEvent(event, { dataTransfer: files });
    }
  }

  it('fills what is empty, and is saved with the person', async () => {
    for (let holders = 0; holders < 2; holders += 1) await office.addEmployee({ skills: 'Kathakali' });
    const email = `asha${office.agency.unique()}@example.in`;
    await openAsAdmin('/employees/create');
    const name = field(form(), 'Full name');
    await becomes(() => name.evaluate((input) => input === document.activeElement), true);
    await field(form(), 'Phone').fill('9876543210');
    await drop('asha.pdf', await asha(email));
    await sees(form(), 'asha.pdf is saved with the person. Filled in: Full name, Email, Skills. Please check.');
    expect(await Promise.all(['Full name', 'Email', 'Phone', 'Skills'].map(valueOf))).toEqual([
      'Asha Rao',
      email,
      '+919876543210',
      'Kathakali',
    ]);
    await form()
      .getByLabel(/^Password/)
      .fill(PASSWORD);
    await form().getByRole('button', { name: 'Add Employee' }).click();
    await sees(page, 'Employee added successfully');
    await form().waitFor({ state: 'hidden' });
    const [person] = await rowsOf(office.admin.list('employees', { filter: { email } }));
    const resumes = `/api/admin/employees/${person?.id ?? 0}/resumes`;
    await becomes(
      async () => (await rowsOf(office.admin.get(resumes))).map(({ file_name }) => file_name),
      ['asha.pdf'],
    );
  });

  it('is left out again with what it filled in, but for what was changed since; another one takes its place', async () => {
    await openAsAdmin('/employees/create');
    // listening is what makes the browser hand its question over, and takes a moment
    const asked = new Promise<FileChooser>((resolve) => page.once('filechooser', resolve));
    const input = form().getByLabel('Choose a resume').and(page.locator('input'));
    await input.setInputFiles({ name: 'asha.pdf', mimeType: 'application/pdf', buffer: await asha('a@example.in') });
    await sees(form(), 'asha.pdf is saved with the person. Filled in: Full name, Email, Phone, Skills. Please check.');
    await field(form(), 'Full name').fill('Asha M. Rao');
    await form().getByRole('button', { name: 'Leave it out' }).press('Enter');
    await sees(form(), 'Drop a resume here: name, phone, email and skills are filled in.');
    expect(await Promise.all(['Full name', 'Email', 'Phone', 'Skills'].map(valueOf))).toEqual([
      'Asha M. Rao',
      '',
      '+91',
      '',
    ]);
    const choose = form().getByRole('button', { name: 'Choose a resume' });
    expect(await choose.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.keyboard.press('Enter');
    await (await asked).setFiles({ name: 'b.txt', mimeType: 'text/plain', buffer: Buffer.from('b@example.in\n') });
    await sees(form(), 'b.txt is saved with the person. Filled in: Email. Please check.');
    expect(await valueOf('Email')).toBe('b@example.in');
  });

  it('says in the form what is wrong with it, and nothing that was typed is lost', async () => {
    await openAsAdmin('/employees/create');
    await field(form(), 'Full name').fill('Ishaan Kapoor');
    await drop('broken.pdf', Buffer.from('%PDF-1.7\nnothing more'));
    await sees(form(), 'The file is damaged or incomplete. Please save it again and upload it.');
    await sees(form(), 'Drop a resume here: name, phone, email and skills are filled in.');
    await drop('page.html', Buffer.from('<html></html>'));
    await form()
      .getByText(/^A resume must be a PDF, Word /)
      .waitFor();
    await answerInstead(page, '/api/admin/resume-looks', 503);
    await drop('asha.pdf', await asha('a@example.in'));
    await sees(form(), 'It could not be read just now. Please fill in the form yourself.');
    await sees(form(), 'asha.pdf is saved with the person.');
    expect(await valueOf('Full name')).toBe('Ishaan Kapoor');
  });
});
