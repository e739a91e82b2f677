import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type Page } from 'playwright-core';
import { Office, recordOf } from '../../backend/test/support/office.js';
import { Showings } from '../../backend/test/support/showings.js';
import { arrivesAt, isComplete, sees, seesNoMore } from '../support/looking.js';
import { addPerson, openAs, type Person } from '../support/people.js';
import { Visitor } from '../support/visitor.js';

let office: Office;
let person: Person;
let visitor: Visitor;
let page: Page;

beforeAll(async () => {
  office = await Office.open();
});
beforeEach(async () => {
  person = await addPerson(office.agency, office.admin, 'employee');
  visitor = await Visitor.enter(office.agency.base, { width: 390 });
  page = visitor.page;
});
afterEach(async () => {
  expect(await visitor.leave()).toEqual([]);
});
afterAll(() => office.close());

/** A breach that the person is informed of stands on the page until it is read. */
async function readsBreach(): Promise<void> {
  const path = '/api/admin/breaches';
  const facts = { what: 'A list was lost.', happened: '23 November 2026', data_kinds: ['contact'] };
  const texts = {
    consequences: 'Unwanted calls.',
    measures: 'None.',
    advice: 'Trust no caller.',
    contact: 'Meera Iyer',
  };
  const aware_at = new Date(Date.now() - 3_600_000).toISOString();
  const { id } = await recordOf(office.superAdmin.post(path, { ...facts, ...texts, aware_at }));
  await recordOf(office.superAdmin.post(`${path}/${id}/people`, { employee_ids: [person.id] }));
  await recordOf(office.superAdmin.post(`${path}/${id}/tell`));
  await page.reload();
  await sees(page, 'Trust no caller.');
  await isComplete(page);
  await page.getByRole('button', { name: 'I have read this' }).click();
  await seesNoMore(page, 'Trust no caller.');
}

describe('my data', () => {
  it('shows on a phone what is kept and who was shown it, is downloaded, and names a nominee', async () => {
    const processor = { name: 'Mailserver Pvt Ltd', task: 'Sends our mails', data: 'Name, email', country: 'India' };
    await recordOf(office.superAdmin.post('/api/admin/processors', processor));
    const company = await office.addCompany({ companyName: 'Sahyadri Software' });
    const { id } = await office.connect((await office.jobFor(company.id)).id, person.id);
    const showings = new Showings(office);
    const client = await office.agency.login(person.email);
    await showings.agree(client);
    const { version } = await recordOf(client.get('/auth/terms/employee'));
    await recordOf(client.post('/api/me/terms', { version, answer: 'yes' }));
    expect((await showings.submit(id)).status).toBe(201);

    await openAs(visitor, office.agency, person.email);
    await page.getByRole('button', { name: /profile/i }).click();
    await page.getByRole('link', { name: 'My data' }).click();
    await arrivesAt(page, '/my-data');
    await sees(page, 'Take your data with you');
    for (const part of await page.locator('main summary').all()) await part.click();
    await page.getByText(/^Sahyadri Software: /).waitFor();
    await sees(page, 'Mailserver Pvt Ltd', 'You have not named anybody.');
    await isComplete(page);

    await page.getByRole('button', { name: 'Make a download' }).click();
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: /^Download \(/ }).click();
    expect((await saved).suggestedFilename()).toMatch(/^my-data-.*\.zip$/);

    const certificate = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save the certificate (PDF)' }).click();
    expect((await certificate).suggestedFilename()).toMatch(/\.pdf$/);

    await page.getByRole('button', { name: 'Name a nominee' }).click();
    const form = page.getByRole('dialog', { name: 'Name a nominee' });
    await form.getByRole('button', { name: 'Save' }).click();
    await sees(form, 'Please enter a name', 'Please enter an email');
    await form.getByLabel('Full name').fill('Ravi Rao');
    await form.getByLabel('Email').fill('ravi.rao@family.example.in');
    await form.getByRole('button', { name: 'Save' }).click();
    await sees(page, 'Saved. Ravi Rao was told by email.', 'ravi.rao@family.example.in');
  });

  it('erases the account in 14 days, shows nothing else until then, and keeps it again by one press', async () => {
    await openAs(visitor, office.agency, person.email);
    await page.goto('/my-data');
    await page.getByRole('button', { name: 'Erase my account' }).click();
    await page
      .getByRole('dialog', { name: 'Erase my account' })
      .getByRole('button', { name: 'Erase my account' })
      .click();
    await page.getByRole('heading', { name: /^Your account is erased on / }).waitFor();
    await page.goto('/employee-dashboard');
    await arrivesAt(page, '/my-data');
    await readsBreach();
    await page.getByRole('link', { name: 'Write to us' }).click();
    await page.getByRole('heading', { name: 'Complaints and questions' }).waitFor();
    await page.goto('/my-data');
    await page.getByRole('button', { name: 'Keep my account' }).click();
    await sees(page, 'Your account stays. What had ended does not come back by itself.');
    await page.goto('/employee-dashboard');
    await page.getByRole('heading', { name: 'Add your resume' }).waitFor();
  });

  it('says that the account is erased because of a report, and how to say that it is wrong', async () => {
    const report = { reason: 'The college called: class 11.' };
    expect((await office.admin.post(`/api/admin/employees/${person.id}/under-age`, report)).status).toBe(200);
    await openAs(visitor, office.agency, person.email);
    // the site leads them there by itself
    await arrivesAt(page, '/my-data');
    await page.getByText(/^We were told that you are under 18/).waitFor();
    await isComplete(page);
    expect(await page.getByRole('button', { name: 'Keep my account' }).count()).toBe(0);
    await page.getByRole('link', { name: 'How to reach us' }).click();
    await arrivesAt(page, '/privacy');
  });
});

describe('a request without an account', () => {
  it('is written from the notice, and sent by a press on the page of the mail’s link', async () => {
    await page.goto('/privacy');
    await page.getByRole('link', { name: 'Write without an account' }).click();
    await arrivesAt(page, '/privacy/request');
    await page.getByLabel('Email').fill('referee@nowhere.example.in');
    await page.getByLabel('What do you want?').selectOption('To have it erased');
    await page.getByLabel('Your request').fill('I was named as a referee.');
    await page.getByRole('button', { name: 'Send' }).click();
    await sees(page, 'Please look into your mailbox');
    const { text } = await office.agency.mail.mailTo('referee@nowhere.example.in');
    const [, link = ''] = /(\/privacy\/request#[\w-]+)/.exec(text) ?? [];
    await page.goto('/login');
    await page.goto(link);
    await page.getByRole('button', { name: 'Send my request' }).click();
    await page.getByText(/^Your number is G-/).waitFor();
    expect(await office.count(`grievances where kind = 'erasure' and user_id is null`)).toBe(1);
  });
});
