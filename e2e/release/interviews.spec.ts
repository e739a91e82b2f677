import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type Page } from 'playwright-core';
import { Agency } from '../../backend/test/support/agency.js';
import { hoursAhead, linkTokenIn, propose, settledMail } from '../../backend/test/support/interviews.js';
import { Office } from '../../backend/test/support/office.js';
import { addInterviews } from '../support/interviews.js';
import { answerInstead, arrivesAt, comesBack, letThrough, sees } from '../support/looking.js';
import { addPerson, openAs, type Person } from '../support/people.js';
import { Visitor } from '../support/visitor.js';

let agency: Agency;
let office: Office;
let company: Person;
let employee: Person;
let connections: [number, number, number];
let visitor: Visitor;
let page: Page;

beforeAll(async () => {
  agency = await Agency.open();
  office = await Office.of(agency);
  company = await addPerson(agency, office.admin, 'company');
  employee = await addPerson(agency, office.admin, 'employee');
  const made = [];
  for (const title of ['React Developer', 'Data Analyst', 'Site Engineer']) {
    made.push((await office.connect((await office.jobFor(company.id, { title })).id, employee.id)).id);
  }
  connections = made as [number, number, number];
  await addInterviews(office, connections);
});

beforeEach(async () => {
  visitor = await Visitor.enter(agency.base);
  page = visitor.page;
});

afterAll(() => agency.close());

const DAY = hoursAhead(0).slice(0, 10);

describe('a week of interviews', () => {
  it('has seven columns on a wide screen and rows on a phone, and leads to each day', async () => {
    await openAs(visitor, agency, company.email);
    await page.goto(`/company-dashboard/interviews?view=week&day=${DAY}`);
    await sees(page, 'Data Analyst');
    const days = page
      .getByRole('list')
      .filter({ has: page.getByRole('button', { name: /: show / }) })
      .first();
    const columns = (): Promise<number> =>
      days.evaluate((list) => new Set([...list.children].map((day) => day.getBoundingClientRect().left)).size);
    expect(await columns()).toBe(7);
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await columns()).toBe(1);
    const before = page.getByRole('button', { name: 'Week before' });
    await before.click();
    await before.click();
    await page.getByRole('button', { name: 'Today' }).click();
    await page.getByRole('button', { name: 'Week after' }).click();
    await page.getByRole('button', { name: /React Developer/ }).click();
    await arrivesAt(page, `/company-dashboard/interviews?view=day&day=${DAY}`);
    expect(await visitor.leave()).toEqual([]);
  });
});

describe('a day of interviews', () => {
  it('prints times, places, links and notes, and no button', async () => {
    await openAs(visitor, agency, company.email);
    await page.goto(`/company-dashboard/interviews?view=day&day=${DAY}`);
    await sees(page, 'Print this day');
    await page.evaluate(() => {
      window.print = () => document.body.setAttribute('data-printed', '');
    });
    await page.getByRole('button', { name: 'Print this day' }).click();
    await page.locator('body[data-printed]').waitFor();
    await page.emulateMedia({ media: 'print' });
    await sees(page, 'Link: https://meet.example.com/abc-defg-hij');
    await sees(page, 'Sahyadri Software, MG Road 12, third floor, Pune 411001');
    const shown = page.locator('button, nav, header').filter({ visible: true });
    expect(await shown.allInnerTexts()).toEqual([]);
    expect(await page.getByRole('article').count()).toBe(2);
    expect(await visitor.leave()).toEqual([]);
  });
});

describe('an answer', () => {
  it('is kept as it was typed when it could not be sent, and says why', async () => {
    await openAs(visitor, agency, employee.email);
    await page.goto('/employee-dashboard/interviews');
    await page.getByRole('button', { name: /^Decline: React Developer/ }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Note').fill('I have another offer.');
    await page.route('**/interviews/*/reply', (route) => route.fulfill({ status: 500, json: {} }));
    await dialog.getByRole('button', { name: 'Decline' }).click();
    await sees(dialog, 'Your answer could not be sent. Please try again.');
    expect(await dialog.getByLabel('Note').inputValue()).toBe('I have another offer.');
    await letThrough(page);
    await dialog.getByRole('button', { name: 'Decline' }).click();
    await sees(page, 'You declined');
    await page.getByRole('button', { name: /^Change answer: React Developer/ }).click();
    await page.getByRole('button', { name: /^Accept: React Developer/ }).click();
    await sees(page, 'You accepted');
    expect(await visitor.leave()).toEqual([]);
  });

  it('that is refused because the interview is over leaves no buttons', async () => {
    await openAs(visitor, agency, company.email);
    await page.goto('/company-dashboard/interviews');
    const accept = page.getByRole('button', { name: /^Accept: Asha R., Data Analyst/ });
    await accept.waitFor();
    await page.route('**/interviews/*/reply', (route) =>
      route.fulfill({ status: 409, json: { code: 'interview.over', error: 'This interview is over' } }),
    );
    await accept.click();
    await sees(page, 'This interview is over');
    expect(await visitor.leave()).toEqual([]);
  });
});

describe('the link of a mail', () => {
  it('does not open a second time for who has only the bare address, and says when it ended', async () => {
    await page.goto('/interview');
    await sees(page, 'This interview cannot be answered any more');
    await page.goto('/interview#unknown');
    await sees(page, 'This interview cannot be answered any more');
    expect(await visitor.leave()).toEqual([]);
  });

  it('waits for the network, says that an interview has begun, and ends with it', async () => {
    const other = await addPerson(agency, office.admin, 'employee');
    const connection = await office.connect((await office.jobFor(company.id, { title: 'Weaver' })).id, other.id);
    await office.sql(`update connections set share = 'submitted' where connection_id = $1`, [connection.id]);
    const { id } = await propose(office, connection, { starts_at: hoursAhead(0, 12), ends_at: hoursAhead(1, 12) });
    const token = linkTokenIn(await settledMail(office, other.email));
    await page.goto(`/interview#${token}`);
    const accept = page.getByRole('button', { name: /^Accept: / });
    await accept.waitFor();
    await visitor.context.setOffline(true);
    await accept.click();
    await page
      .getByRole('alert')
      .getByText(/offline/)
      .waitFor();
    await comesBack(visitor);
    await accept.click();
    await sees(page, 'You accepted');
    const moved = `update interviews set starts_at = now() - interval '10 minutes', ends_at = now() + interval '50 minutes' where interview_id = $1`;
    await office.sql(moved, [id]);
    await page.reload();
    await sees(page, 'This interview has begun, so that it cannot be answered any more.');
    await office.sql(`update interviews set state = 'cancelled' where interview_id = $1`, [id]);
    await page.reload();
    await sees(page, 'This interview cannot be answered any more');
    expect(await visitor.leave()).toEqual([]);
  });
});

describe('the address for a calendar', () => {
  it('is shown once, reads the own interviews, and ends', async () => {
    await visitor.context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openAs(visitor, agency, employee.email);
    await page.goto('/employee-dashboard/interviews');
    await page.getByRole('button', { name: 'Calendar address' }).click();
    const dialog = page.getByRole('dialog', { name: 'Your interviews in your calendar' });
    await sees(dialog, 'There is no address yet.');
    await answerInstead(page, '/api/me/calendar', 500, {});
    await dialog.getByRole('button', { name: 'Make an address' }).click();
    await sees(dialog, 'The address could not be made. Please try again.');
    await letThrough(page);
    await dialog.getByRole('button', { name: 'Make an address' }).click();
    const url = await dialog.getByLabel('Address for your calendar').inputValue();
    await dialog.getByRole('button', { name: 'Copy' }).click();
    await sees(dialog, 'The address is copied.');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(url);
    const { pathname, search } = new URL(url);
    const read = (): Promise<Response> => fetch(agency.base + pathname + search);
    expect(await (await read()).text()).toContain('SUMMARY:Interview: Data Analyst');
    await page.reload();
    await dialog.getByText(/^There is an address since /).waitFor();
    expect(await dialog.getByLabel('Address for your calendar').count()).toBe(0);
    await dialog.getByRole('button', { name: 'End the address' }).click();
    await page
      .getByRole('dialog', { name: 'End the address?' })
      .getByRole('button', { name: 'End the address' })
      .click();
    await sees(dialog, 'The address has ended.');
    expect((await read()).status).toBe(404);
    expect(await visitor.leave()).toEqual([]);
  });
});
