import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type Page } from 'playwright-core';
import { Agency, jobForm } from '../../backend/test/support/agency.js';
import { type ApiClient } from '../../backend/test/support/api-client.js';
import { staysThroughEscapes } from '../support/dialogs.js';
import { answerInstead, comesBack, holdClock, isUncovered, letThrough, sees, seesNoMore } from '../support/looking.js';
import { addPerson, openAs, type Person } from '../support/people.js';
import { Visitor } from '../support/visitor.js';

const CREATED = 'Job created successfully!';

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
  it('leave their banner as long as the pointer or the focus is on it', async () => {
    await page.clock.install();
    await enter();
    await sees(page, 'No job requests found');
    await createJob('Site Engineer');
    await page.getByText(CREATED).hover();
    await page.clock.fastForward(20_000);
    await sees(page, CREATED);
    await page.mouse.move(0, 0);
    await page.getByRole('button', { name: 'Dismiss message' }).focus();
    await page.clock.fastForward(20_000);
    await sees(page, CREATED);
    await page.getByRole('button', { name: 'Dismiss message' }).hover();
    await page.getByRole('searchbox').focus();
    await page.clock.fastForward(20_000);
    await sees(page, CREATED);
    await page.mouse.move(0, 0);
    await page.clock.fastForward(5100);
    await seesNoMore(page, CREATED);
    expect(await visitor.leave()).toEqual([]);
  });
});

describe('a filled form of a job request', () => {
  it('is asked for at every Escape and at every other way out, and nothing typed is lost', async () => {
    await enter();
    await press('Create Job Request');
    await page.getByLabel('Job title').fill('Site Engineer');
    await staysThroughEscapes(page, 'Job title', 'Site Engineer');
    await press('Cancel');
    await press('Discard changes');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await press('Create Job Request');
    expect(await page.getByLabel('Job title').inputValue()).toBe('');
    expect(await visitor.leave()).toEqual([]);
  });

  it('is kept without a network, and posted once when it is back, though an answer is lost', async () => {
    await enter();
    await sees(page, 'No job requests found');
    await visitor.context.setOffline(true);
    await createJob('Site Engineer');
    const alert = page.getByRole('dialog').getByRole('alert');
    await sees(alert, 'You are offline. Your changes are kept here and saved when you are back.');
    await page.route('**/jobs/create', async (route) => {
      await route.fetch();
      return route.abort();
    });
    await comesBack(visitor);
    const create = page.getByRole('dialog').getByRole('button', { name: 'Create Job Request' });
    await alert.getByText(/^No answer came, so it is not known whether your changes were saved\./).waitFor();
    // the list behind the form is read again: it got through
    await sees(page, '1 job');
    await letThrough(page);
    await create.click();
    await sees(page.getByRole('status'), CREATED);
    expect(await titles()).toEqual(['Site Engineer']);
    expect(await visitor.leave()).toEqual([]);
  });
});

describe('failures', () => {
  it('of loading can be tried again', async () => {
    await post({});
    await answerInstead(page, '/jobs/requests', 503, { error: 'The database is away' });
    await enter();
    await sees(page.getByRole('alert'), 'The database is away');
    expect(await page.getByText('No job requests found').count()).toBe(0);
    await letThrough(page);
    await press('Try Again');
    await sees(page, 'React Developer');
    await seesNoMore(page, 'The database is away');
    expect(await visitor.leave()).toEqual([]);
  });

  it('of creating stand in a banner over the dialog for 5 s, and the form keeps what was typed', async () => {
    await page.clock.install();
    await enter();
    await sees(page, 'No job requests found');
    await answerInstead(page, '/jobs/create', 500, {});
    await createJob('Site Engineer');
    const banner = page.getByRole('alert').getByText('Creation failed', { exact: true });
    await banner.waitFor();
    expect(await isUncovered(banner)).toBe(true);
    await page.clock.fastForward(3000);
    expect(await banner.count()).toBe(1);
    await page.clock.fastForward(2100);
    await banner.waitFor({ state: 'hidden' });
    expect(await page.getByLabel('Job title').inputValue()).toBe('Site Engineer');
    await letThrough(page);
    await page.getByRole('dialog').getByRole('button', { name: 'Create Job Request' }).click();
    await sees(page.getByRole('status'), CREATED);
    expect(await titles()).toEqual(['Site Engineer']);
    expect(await visitor.leave()).toEqual([]);
  });

  it('of changing a status stand in a banner over the dialog, which can be dismissed', async () => {
    await post({});
    await enter();
    await page.route('**/jobs/requests/*', (route) => route.fulfill({ status: 500, json: {} }));
    await press(/Edit Status/);
    const status = page.getByLabel('Status', { exact: true });
    await status.selectOption('closed');
    await holdClock(page);
    await press('Save');
    const banner = page.getByRole('alert').getByText('Status update failed', { exact: true });
    await banner.waitFor();
    expect(await isUncovered(banner)).toBe(true);
    await press('Dismiss message');
    await banner.waitFor({ state: 'hidden' });
    expect(await status.inputValue()).toBe('closed');
    expect(await visitor.leave()).toEqual([]);
  });

  it('of a field stand beside it, too', async () => {
    await enter();
    const message = 'Job title has characters that are not text';
    await answerInstead(page, '/jobs/create', 400, { error: message, fields: [{ field: 'title', message }] });
    await createJob('Site Engineer');
    await sees(page.getByRole('alert'), message);
    await page.locator('#' + (await page.getByLabel('Job title').getAttribute('id')) + '-error').waitFor();
    await page.getByLabel('Job title').and(page.locator(':focus')).waitFor();
    expect(await visitor.leave()).toEqual([]);
  });
});
