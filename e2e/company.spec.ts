import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type Page } from 'playwright-core';
import { Agency, jobForm } from '../backend/test/support/agency.js';
import { type ApiClient } from '../backend/test/support/api-client.js';
import { answerInstead, sees, seesNoMore } from './support/looking.js';
import { addPerson, openAs, type Person } from './support/people.js';
import { Visitor } from './support/visitor.js';

const CREATED = 'Job created successfully!';
const UPDATED = 'Job status updated successfully!';

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
});

afterAll(async () => {
  await agency.close();
});

const press = (name: string | RegExp): Promise<void> => page.getByRole('button', { name }).first().click();
const enter = (): Promise<void> => openAs(visitor, agency, company.email);
const titles = (): Promise<string[]> => page.getByRole('article').getByRole('heading').allInnerTexts();

async function post(...jobs: Record<string, unknown>[]): Promise<void> {
  for (const fields of jobs) {
    const answer = await admin.post('/jobs/create', { company_id: company.id, ...jobForm(fields) });
    if (answer.status !== 201) throw new Error(answer.text);
  }
}

async function createJob(title: string): Promise<void> {
  await press('Create Job Request');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Job title').fill(title);
  await dialog.getByLabel('Domain').fill('Software');
  await dialog.getByLabel('Employment type').selectOption('Contract');
  await dialog.getByLabel('Location').fill('Chennai');
  await dialog.getByLabel('Number of positions').fill('3');
  await dialog.getByLabel('Description').fill('Keep the servers up.');
  await dialog.getByRole('button', { name: 'Create Job Request' }).click();
}

describe('job requests', () => {
  it('are counted, shown with everything a card has, and found by title or domain', async () => {
    await post({ title: 'Data Analyst', domain: 'Banking', salary_range: '', count: 1 }, {});
    const refused: string[] = [];
    page.on('response', (response) => response.ok() || refused.push(response.url()));
    await enter();
    await sees(page, '2 jobs', 'Software', 'Full-time', 'Bengaluru', '2 positions', '1 position', 'Open');
    await sees(page, 'Not specified', 'Build the hiring console.');
    const today = new Intl.DateTimeFormat('en-IN', { timeZone: 'Asia/Kolkata', dateStyle: 'medium' });
    expect(await page.getByText(today.format(new Date())).count()).toBe(2);
    const search = page.getByRole('searchbox');
    await search.fill('  rEACT ');
    await sees(page.getByRole('status'), '1 of 2 jobs');
    expect(await titles()).toEqual(['React Developer']);
    await search.fill('BANK');
    await seesNoMore(page, 'React Developer');
    expect(await titles()).toEqual(['Data Analyst']);
    expect(refused).toEqual([]);
    await search.fill('welder');
    await sees(page, 'No jobs found matching your search', '0 of 2 jobs');
    await search.fill('');
    await sees(page, '2 jobs');
    expect(await visitor.leave()).toEqual([]);
  });

  it('say so when there are none', async () => {
    await enter();
    await sees(page, 'No job requests found');
    expect(await visitor.leave()).toEqual([]);
  });

  it('are created with every message, and stand on top under a banner that goes after 5 s', async () => {
    await post({ title: 'Data Analyst' });
    await page.clock.install();
    await enter();
    await sees(page, 'Data Analyst');
    await press('Create Job Request');
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Employment type').waitFor();
    expect(await dialog.getByLabel('Employment type').locator('option').allInnerTexts()).toEqual(
      expect.arrayContaining(['Full-time', 'Part-time', 'Contract', 'Internship']),
    );
    await dialog.getByRole('button', { name: 'Create Job Request' }).click();
    for (const name of ['Job title', 'Domain', 'Description', 'Employment type', 'Location', 'Number of positions'])
      await sees(dialog, `${name} is required`);
    await dialog.getByLabel('Number of positions').fill('0');
    await sees(dialog, 'Must be at least 1');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await sees(page, 'Are you sure you want to cancel? All changes will be lost.');
    await press('Discard changes');
    const sent = page.waitForRequest('**/jobs/create');
    await createJob('Site Engineer');
    expect((await sent).postDataJSON()).toEqual({
      title: 'Site Engineer',
      domain: 'Software',
      description: 'Keep the servers up.',
      salary_range: '',
      employment_type: 'Contract',
      location: 'Chennai',
      count: 3,
    });
    await sees(page.getByRole('status'), CREATED);
    expect(await titles()).toEqual(['Site Engineer', 'Data Analyst']);
    await page.clock.fastForward(4000);
    expect(await page.getByText(CREATED).count()).toBe(1);
    await page.clock.fastForward(1100);
    await seesNoMore(page, CREATED);
    expect(await visitor.leave()).toEqual([]);
  });

  it('change their status freely, the whole job being sent', async () => {
    await post({});
    await page.clock.install();
    await enter();
    for (const [status, label] of [
      ['closed', 'Closed'],
      ['pending', 'Pending'],
      ['open', 'Open'],
    ] as const) {
      await press(/Edit Status/);
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Status').waitFor();
      expect(await dialog.getByLabel('Status').locator('option').allInnerTexts()).toEqual([
        'Open',
        'Closed',
        'Pending',
      ]);
      await dialog.getByLabel('Status').selectOption(status);
      const sent = page.waitForRequest('**/jobs/requests/*');
      await dialog.getByRole('button', { name: 'Save' }).click();
      expect((await sent).postDataJSON()).toMatchObject({ ...jobForm(), status, count: 2 });
      await sees(page.getByRole('status'), UPDATED);
      await sees(page.getByRole('article'), label);
      await page.clock.fastForward(5100);
      await seesNoMore(page, UPDATED);
    }
    expect(await visitor.leave()).toEqual([]);
  });

  it('show their details', async () => {
    await post({ salary_range: '' });
    await enter();
    await press(/View Details/);
    const dialog = page.getByRole('dialog', { name: 'React Developer' });
    await sees(dialog, 'Software', 'Full-time', 'Bengaluru', '2', 'Not specified', 'Open', 'Build the hiring console.');
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    expect(await visitor.leave()).toEqual([]);
  });
});

describe('failures', () => {
  it.each([
    ['the profile', ['/users/profile'], 'Failed to fetch profile'],
    ['the job requests', ['/jobs/requests'], 'Failed to fetch job requests'],
    ['both', ['/users/profile', '/jobs/requests'], 'Failed to fetch company data'],
  ])('of %s stand in a banner', async (_, paths, text) => {
    for (const path of paths) await answerInstead(page, path, 500, {});
    await enter();
    await sees(page.getByRole('alert'), text);
    expect(await visitor.leave()).toEqual([]);
  });
});
