import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type Page } from 'playwright-core';
import { Agency, jobForm } from '../../backend/test/support/agency.js';
import { openConsole, staffSession } from '../support/console.js';
import { arrivesAt, sees } from '../support/looking.js';
import { addPerson, openAs, type Person } from '../support/people.js';
import { Visitor } from '../support/visitor.js';

const PHONE = 390;
const DARK_PAPER = 'rgb(13, 20, 36)';
const LIGHT_PAPER = 'rgb(251, 250, 247)';

let agency: Agency;
let employee: Person;
let company: Person;

beforeAll(async () => {
  agency = await Agency.open();
  const admin = await agency.staff();
  employee = await addPerson(agency, admin, 'employee', { resume_link: 'https://cv.example.in/asha.pdf' });
  company = await addPerson(agency, admin, 'company');
  for (const fields of [{}, { title: 'Data Analyst' }]) {
    const job = await admin.post('/jobs/create', { company_id: company.id, ...jobForm(fields) });
    const { request_id } = job.body as { request_id: number };
    await admin.post('/api/admin/create-connection', { request_id, employee_id: employee.id });
  }
});

afterAll(async () => {
  await agency.close();
});

/** What the browser around the page is coloured with. */
const frameColour = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')]
      .filter(({ media }) => matchMedia(media).matches)
      .map(({ content }) => content),
  );

const paper = (page: Page): Promise<string> =>
  page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);

describe('on a phone', () => {
  it.each(['employee', 'company'] as const)('the %s logs out where everybody does: last in the header', async (who) => {
    const visitor = await Visitor.enter(agency.base, { width: PHONE });
    const { page } = visitor;
    await openAs(visitor, agency, who === 'employee' ? employee.email : company.email);
    await page.getByRole('button', { name: /^Open / }).waitFor();
    const last = page.getByRole('banner').getByRole('button').last();
    expect(await last.getAttribute('aria-label')).toBe('Logout');
    await last.click();
    await page.getByRole('dialog', { name: 'Log out?' }).getByRole('button', { name: 'Logout' }).click();
    await arrivesAt(page, '/login');
    expect(await visitor.leave()).toEqual([]);
  });
});

describe('light or dark', () => {
  let visitor: Visitor;
  let page: Page;
  const theme = (name: string) => page.getByRole('button', { name: `Theme: ${name}` });

  beforeEach(async () => {
    visitor = await Visitor.enter(agency.base);
    page = visitor.page;
  });

  it('goes by the device until somebody chooses, and is remembered', async () => {
    await page.goto('/login');
    await theme('as on this device').waitFor();
    expect(await paper(page)).toBe(LIGHT_PAPER);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await paper(page)).toBe(DARK_PAPER);
    await theme('as on this device').click();
    expect(await paper(page)).toBe(LIGHT_PAPER);
    await page.reload();
    await theme('light').waitFor();
    expect(await paper(page)).toBe(LIGHT_PAPER);
    expect(await frameColour(page)).toEqual(['#fbfaf7']);
    await theme('light').click();
    await theme('dark').click();
    await theme('as on this device').waitFor();
    expect(await paper(page)).toBe(DARK_PAPER);
    await page.emulateMedia({ colorScheme: 'light' });
    expect(await paper(page)).toBe(LIGHT_PAPER);
    expect(await visitor.leave()).toEqual([]);
  });

  it('is one choice for the public pages and the console, in every tab', async () => {
    await openConsole(visitor, await staffSession(agency));
    await page.getByRole('button', { name: /^Account of / }).click();
    await page.getByRole('menuitemradio', { name: 'Dark colours' }).click();
    const login = await visitor.context.newPage();
    await login.goto('/forgot-password');
    await login.getByRole('button', { name: 'Theme: dark' }).waitFor();
    expect(await paper(login)).toBe(DARK_PAPER);
    await login.getByRole('button', { name: 'Theme: dark' }).click();
    await page.waitForFunction(() => getComputedStyle(document.documentElement).colorScheme === 'light');
    expect(await visitor.leave()).toEqual([]);
  });

  it.each(['employee', 'company'] as const)('can be chosen on the dashboard of the %s', async (who) => {
    await openAs(visitor, agency, who === 'employee' ? employee.email : company.email);
    await theme('as on this device').click();
    expect(await paper(page)).toBe(DARK_PAPER);
    expect(await visitor.leave()).toEqual([]);
  });

  it('is light on paper', async () => {
    await openAs(visitor, agency, company.email);
    await theme('as on this device').click();
    await sees(page, 'React Developer');
    expect(await paper(page)).toBe(DARK_PAPER);
    await page.emulateMedia({ media: 'print' });
    expect(await paper(page)).toBe(LIGHT_PAPER);
    expect(await visitor.leave()).toEqual([]);
  });
});
