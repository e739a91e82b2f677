import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type Page } from 'playwright-core';
import { Agency, jobForm } from '../backend/test/support/agency.js';
import { type ApiClient } from '../backend/test/support/api-client.js';
import { LOSE } from './support/dialogs.js';
import { answerInstead, arrivesAt, letThrough, sees, storageKeys } from './support/looking.js';
import { addPerson, openAs, type Person } from './support/people.js';
import { Visitor } from './support/visitor.js';

const LOAD_FAILED = 'Failed to load dashboard data. Please try refreshing the page.';
const CV = 'https://cv.example.in/asha-rao.pdf';

let agency: Agency;
let admin: ApiClient;
let company: Person;
let employee: Person;
let visitor: Visitor;
let page: Page;

beforeAll(async () => {
  agency = await Agency.open();
  admin = await agency.staff();
  company = await addPerson(agency, admin, 'company');
});

beforeEach(async () => {
  employee = await addPerson(agency, admin, 'employee', { resume_link: CV });
  visitor = await Visitor.enter(agency.base);
  page = visitor.page;
});

afterAll(async () => {
  await agency.close();
});

const press = (name: string | RegExp): Promise<void> => page.getByRole('button', { name }).last().click();
const enter = (person = employee): Promise<void> => openAs(visitor, agency, person.email);

async function openProfile(): Promise<void> {
  await enter();
  await press(/Asha Rao/);
}

async function connect(fields: Record<string, unknown>): Promise<void> {
  const job = await admin.post('/jobs/create', { company_id: company.id, ...jobForm(fields) });
  const { request_id } = job.body as { request_id: number };
  const body = { request_id, employee_id: employee.id, notes: 'Expects 9 lakh' };
  const answer = await admin.post('/api/admin/create-connection', body);
  if (answer.status !== 201) throw new Error(answer.text);
}

describe('employee’s jobs', () => {
  it('say so when there are none', async () => {
    await enter();
    await page.getByRole('heading', { name: 'Welcome, Asha Rao' }).waitFor();
    await sees(page, 'No admin connections');
    expect(await visitor.leave()).toEqual([]);
  });

  it('stand on cards with Remote and Not specified where nothing was said, and open in full', async () => {
    await connect({ title: 'Data Analyst', location: '', salary_range: '' });
    await connect({});
    await enter();
    const today = new Intl.DateTimeFormat('en-IN', { timeZone: 'Asia/Kolkata', dateStyle: 'medium' }).format(
      new Date(),
    );
    const cards = page.getByRole('article');
    await sees(cards.filter({ hasText: 'Data Analyst' }), 'Software', 'Remote', 'Not specified');
    await cards.filter({ hasText: 'Data Analyst' }).getByText(today).waitFor();
    await sees(cards.filter({ hasText: 'React Developer' }), 'Bengaluru', '₹8,00,000 - ₹12,00,000');
    await cards
      .filter({ hasText: 'React Developer' })
      .getByRole('button', { name: /View Details/ })
      .click();
    const dialog = page.getByRole('dialog', { name: 'React Developer' });
    await sees(dialog, 'Software', 'Full-time', '₹8,00,000 - ₹12,00,000', 'Admin Connected', 'Bengaluru', today);
    await sees(dialog, 'Build the hiring console.');
    expect(await page.content()).not.toContain('Expects 9 lakh');
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    expect(await visitor.leave()).toEqual([]);
  });

  it('that cannot be loaded are an empty list', async () => {
    await connect({});
    await answerInstead(page, '/api/employee/admin-connected-jobs', 500, {});
    await enter();
    await sees(
      page,
      'No admin connections',
      'Your jobs could not be loaded just now. There may be some: please try again.',
    );
    await letThrough(page);
    await press('Try Again');
    await sees(page, 'React Developer');
    expect(await visitor.leave()).toEqual([]);
  });
});

describe('employee’s profile', () => {
  it('is saved, and what the server returned is shown', async () => {
    await openProfile();
    const panel = page.getByRole('dialog');
    expect(await panel.getByRole('link', { name: /resume/i }).getAttribute('href')).toBe(CV);
    await press('Edit Profile');
    await page.getByLabel('Full name').fill('Asha K7ulkarni!');
    expect(await page.getByLabel('Full name').inputValue()).toBe('Asha Kulkarni');
    await sees(page.getByRole('alert'), 'Only letters and spaces are allowed. Left out: 7 !');
    await page.getByLabel('Phone').fill('098765 43210');
    await page.getByLabel('Preferred location').fill('Mysuru');
    await page.getByLabel('Preferred salary').fill('9,00,000');
    const sent = page.waitForRequest('**/api/employee/profile');
    await press('Save');
    expect((await sent).postDataJSON()).toMatchObject({
      full_name: 'Asha Kulkarni',
      phone: '+919876543210',
      qualification: 'B.Tech',
      industry: 'IT',
      preferred_location: 'Mysuru',
      preferred_salary: '9,00,000',
    });
    await sees(panel, 'Asha Kulkarni', '+91 98765 43210', 'Mysuru', 'React, TypeScript', employee.email);
    await panel.getByRole('link', { name: /resume/i }).waitFor();
    await page.reload();
    await sees(panel, 'Mysuru');
    expect(await visitor.leave()).toEqual([]);
  });

  it('takes whole phone numbers and a name', async () => {
    await openProfile();
    await press('Edit Profile');
    await page.getByLabel('Phone').fill('98765');
    await page.getByLabel('Full name').fill('');
    await page.getByLabel('Qualification').focus();
    await sees(page, 'Phone number must be 10 digits long', 'Full name is required');
    expect(await visitor.leave()).toEqual([]);
  });

  it('asks before changes are lost, and only then', async () => {
    await openProfile();
    await press('Edit Profile');
    await press('Cancel');
    await press('Edit Profile');
    await page.getByLabel('Qualification').fill('M.Tech');
    await press('Cancel');
    await sees(page, LOSE);
    await press('Keep editing');
    expect(await page.getByLabel('Qualification').inputValue()).toBe('M.Tech');
    await press('Cancel');
    await press('Discard changes');
    await sees(page, 'B.Tech');
    expect(await visitor.leave()).toEqual([]);
  });
});

describe('employee’s dashboard', () => {
  it('that cannot be loaded can be tried again or left', async () => {
    await answerInstead(page, '/users/profile', 500, {});
    await enter();
    await sees(page.getByRole('alert'), LOAD_FAILED);
    await page.getByRole('main').getByRole('button', { name: 'Logout' }).waitFor();
    await letThrough(page);
    await press('Try Again');
    await page.getByRole('heading', { name: 'Welcome, Asha Rao' }).waitFor();
    expect(await page.getByText(LOAD_FAILED).count()).toBe(0);
    expect(await visitor.leave()).toEqual([]);
  });

  it.each([401, 403])(
    'leaves nothing in the browser when the profile is refused (%i), and tells so',
    async (status) => {
      await answerInstead(page, '/users/profile', status, { error: 'No' });
      await enter();
      await arrivesAt(page, '/login');
      expect(await storageKeys(page)).toEqual([]);
      await sees(page, 'Your session has ended. Please log in to go on where you were.');
      expect(await visitor.leave()).toEqual([]);
    },
  );
});
