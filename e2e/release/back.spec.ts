import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type Page } from 'playwright-core';
import { Agency, jobForm } from '../../backend/test/support/agency.js';
import { LOSE } from '../support/dialogs.js';
import { arrivesAt, isAtEntryOf, pathOf, sees } from '../support/looking.js';
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
    await isAtEntryOf(page, 'dialog');
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
      await isAtEntryOf(page, 'dialog');
      if (answer === 'Back') {
        await page.goBack();
        await page.getByText(LOSE).waitFor({ state: 'hidden' });
        expect(await page.getByLabel('Job title').inputValue()).toBe('Site Engineer');
        await isAtEntryOf(page, 'dialog');
      } else await press(answer);
    }
    await isClosed();
    await isAtEntryOf(page, 'page');
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

  it('does not stumble over a dialog that was closed otherwise', async () => {
    await press(/View Details/);
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await isClosed();
    await isAtEntryOf(page, 'page');
    await leaves();
    expect(await visitor.leave()).toEqual([]);
  });

  it('closes a dialog that a reload has kept, and Forward opens it again', async () => {
    await press(/View Details/);
    await page.getByRole('dialog').waitFor();
    await page.reload();
    await page.getByRole('dialog', { name: 'React Developer' }).waitFor();
    await page.goBack();
    await isClosed();
    await page.goForward();
    await page.getByRole('dialog', { name: 'React Developer' }).waitFor();
    await page.keyboard.press('Escape');
    await isClosed();
    await isAtEntryOf(page, 'page');
    await leaves();
    expect(await visitor.leave()).toEqual([]);
  });

  it('is not needed to close a dialog that was opened by its address', async () => {
    await page.goto('/company-dashboard?open=create');
    await page.getByLabel('Job title').fill('Site Engineer');
    await page.goBack();
    await sees(page, LOSE);
    await press('Keep editing');
    await isAtEntryOf(page, 'dialog');
    await page.keyboard.press('Escape');
    await press('Discard changes');
    await isClosed();
    await isAtEntryOf(page, 'page');
    expect(new URL(page.url()).search).toBe('');
    expect(await visitor.leave()).toEqual([]);
  });
});

describe('a page', () => {
  it('opens at its top with its heading in focus; Back finds the place where it was left', async () => {
    await page.setViewportSize({ width: 360, height: 400 });
    const link = page.getByRole('link', { name: 'Interviews' });
    await page.mouse.wheel(0, 300);
    await page.waitForFunction(() => scrollY === 300);
    await link.evaluate((element) => (element as HTMLElement).click());
    await page.getByRole('heading', { level: 1, name: 'Interviews' }).and(page.locator(':focus')).waitFor();
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: 'Job requests' }).and(page.locator(':focus')).waitFor();
    await page.waitForFunction(() => scrollY === 300);
    expect(await visitor.leave()).toEqual([]);
  });
});
