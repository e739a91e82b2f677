import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type Page } from 'playwright-core';
import { Agency, jobForm } from '../../backend/test/support/agency.js';
import { LOSE } from '../support/dialogs.js';
import { arrivesAt, pathOf, sees } from '../support/looking.js';
import { addPerson, openAs, type Person } from '../support/people.js';
import { Visitor } from '../support/visitor.js';

/** Where the visitor was before the dashboard. */
const BEFORE = '/health/live';

let agency: Agency;
let company: Person;
let visitor: Visitor;
let page: Page;

beforeAll(async () => {
  agency = await Agency.open();
  const admin = await agency.staff();
  company = await addPerson(agency, admin, 'company');
  await admin.post('/jobs/create', { company_id: company.id, ...jobForm() });
});

beforeEach(async () => {
  visitor = await Visitor.enter(agency.base);
  page = visitor.page;
  await openAs(visitor, agency, company.email);
  await sees(page, 'React Developer');
});

afterAll(async () => {
  await agency.close();
});

const press = (name: string | RegExp): Promise<void> => page.getByRole('button', { name }).last().click();
const isClosed = (): Promise<void> => page.getByRole('dialog').waitFor({ state: 'hidden' });

/** Waits until the step back that closing a dialog takes is done. */
const isAtEase = (): Promise<unknown> => page.waitForFunction(() => !history.state?.hasDialog);

async function leaves(): Promise<void> {
  await page.goBack();
  await arrivesAt(page, BEFORE);
}

describe('Back', () => {
  it('closes a dialog and gives the focus back, then leaves the page', async () => {
    await press(/View Details/);
    await page.goBack();
    await isClosed();
    expect(pathOf(page)).toBe('/company-dashboard');
    await page
      .getByRole('button', { name: /View Details/ })
      .and(page.locator(':focus'))
      .waitFor();
    await leaves();
    expect(await visitor.leave()).toEqual([]);
  });

  it('closes what lies on top first', async () => {
    await press(/Open company profile/);
    await press('Change password');
    await page.getByLabel('Current password').waitFor();
    await page.goBack();
    await page.getByLabel('Current password').waitFor({ state: 'hidden' });
    await page.getByRole('dialog', { name: 'Company profile' }).waitFor();
    await page.waitForFunction(() => history.state?.hasDialog);
    await page.goBack();
    await isClosed();
    await leaves();
    expect(await visitor.leave()).toEqual([]);
  });

  it('asks before changes are lost; Back again keeps them', async () => {
    await press('Create Job Request');
    await page.getByLabel('Job title').fill('Site Engineer');
    for (const answer of ['Back', 'Discard changes']) {
      await page.goBack();
      await sees(page, LOSE);
      await page.waitForFunction(() => history.state?.hasDialog);
      if (answer === 'Back') {
        await page.goBack();
        await page.getByText(LOSE).waitFor({ state: 'hidden' });
        expect(await page.getByLabel('Job title').inputValue()).toBe('Site Engineer');
        await page.waitForFunction(() => history.state?.hasDialog);
      } else await press(answer);
    }
    await isClosed();
    await isAtEase();
    await leaves();
    expect(await visitor.leave()).toEqual([]);
  });

  it('asks before a chosen status is lost', async () => {
    await press(/Edit Status/);
    await page.getByLabel('Status', { exact: true }).selectOption('closed');
    await page.goBack();
    await sees(page, LOSE);
    expect(await visitor.leave()).toEqual([]);
  });

  it.each([
    ['closed otherwise', () => page.keyboard.press('Escape')],
    ['gone with a reload', () => page.reload()],
  ])('does not stumble over a dialog that was %s', async (_, close) => {
    await press(/View Details/);
    await page.getByRole('dialog').waitFor();
    await close();
    await isClosed();
    await page.getByRole('button', { name: /View Details/ }).waitFor();
    await isAtEase();
    await leaves();
    expect(await visitor.leave()).toEqual([]);
  });
});
