import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type Locator, type Page } from 'playwright-core';
import { Agency, jobForm } from '../../backend/test/support/agency.js';
import { heading, openConsole, staffSession } from '../support/console.js';
import { addPerson, openAs } from '../support/people.js';
import { Visitor } from '../support/visitor.js';

let agency: Agency;
let session: Record<string, string>;
let companyEmail: string;
let visitor: Visitor;
let page: Page;

/** Two connections: one pending, one placed. */
beforeAll(async () => {
  agency = await Agency.open();
  const admin = await agency.staff();
  session = await staffSession(agency);
  const company = await addPerson(agency, admin, 'company');
  companyEmail = company.email;
  const job = await admin.post('/jobs/create', { company_id: company.id, ...jobForm() });
  const { request_id } = job.body as { request_id: number };
  for (const placement_status of ['pending', 'placed']) {
    const { id: employee_id } = await addPerson(agency, admin, 'employee');
    const { body } = await admin.post('/api/admin/create-connection', { request_id, employee_id });
    const { connection_id } = body as { connection_id: number };
    await admin.put(`/api/admin/connections/${connection_id}/status`, { placement_status });
  }
});

afterAll(async () => {
  await agency.close();
});

interface Look {
  ground: string;
  text: string;
  /** Colour of the line around it; none when there is no line. */
  line: string;
}

const lookOf = (place: Locator): Promise<Look> =>
  place.evaluate((element) => {
    const { backgroundColor, color, borderBottomColor, borderBottomWidth, borderBottomStyle } =
      getComputedStyle(element);
    const hasLine = parseFloat(borderBottomWidth) > 0 && borderBottomStyle !== 'none';
    return { ground: backgroundColor, text: color, line: hasLine ? borderBottomColor : 'none' };
  });

/** Colour of the page itself. */
const canvas = (): Promise<string> =>
  page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('div'));
    probe.style.backgroundColor = 'Canvas';
    const { backgroundColor } = getComputedStyle(probe);
    probe.remove();
    return backgroundColor;
  });

/** Nothing but a line tells where it ends. */
async function hasLine(...places: Locator[]): Promise<void> {
  for (const place of places) {
    const { line } = await lookOf(place);
    expect(['none', await canvas()]).not.toContain(line);
  }
}

/** What is chosen has another ground than what is not, and its words can be read on it. */
async function differs(chosen: Locator, other: Locator): Promise<void> {
  const [one, another] = [await lookOf(chosen), await lookOf(other)];
  expect(one.ground).not.toBe(another.ground);
  expect(one.text).not.toBe(one.ground);
}

const button = (name: string): Locator => page.getByRole('button', { name, exact: true }).first();
const link = (name: string): Locator => page.getByRole('link', { name, exact: true }).first();

describe.each(['light', 'dark'] as const)('in forced colours, %s', (colorScheme) => {
  beforeEach(async () => {
    visitor = await Visitor.enter(agency.base, { colorScheme });
    page = visitor.page;
    await page.emulateMedia({ forcedColors: 'active' });
  });

  it('the current section stands out among the others', async () => {
    await openConsole(visitor, session);
    await heading(page, 'Dashboard');
    await differs(link('Dashboard'), link('Employees'));
    expect((await lookOf(link('Employees'))).line).toBe(await canvas());
    expect(await visitor.leave()).toEqual([]);
  });

  it('buttons, chips and the pipeline keep their shape', async () => {
    await openConsole(visitor, session);
    await heading(page, 'Dashboard');
    const actions = page.getByRole('navigation', { name: 'Quick actions' });
    for (const name of ['Add Employee', 'Create Connection']) await hasLine(actions.getByRole('link', { name }));
    await hasLine(page.getByTitle('Pending: 1'), page.getByTitle('Placed: 1'));
    const marks = page.getByRole('region', { name: 'Pipeline' }).locator('a svg path');
    const paths = await marks.evaluateAll((drawn) => drawn.slice(0, 2).map((path) => path.getAttribute('d')));
    expect(new Set(paths).size).toBe(2);
    await hasLine(page.getByRole('table').locator('.status-chip').first());
    await hasLine(button('Logout'));
    expect(await visitor.leave()).toEqual([]);
  });

  it('the chosen view, the columns of the board and its strips can be seen', async () => {
    await openConsole(visitor, session, '/connections');
    await button('Board').click();
    await page.getByRole('listitem').first().waitFor();
    await differs(button('Board'), button('Table'));
    await hasLine(link('Create Connection'));
    const column = (status: string): Locator => page.locator(`[data-status=${status}]`);
    await hasLine(column('pending'), column('rejected'), column('pending').getByRole('listitem'));
    expect(await visitor.leave()).toEqual([]);
  });

  it('the public pages keep their buttons, badges and dialogs', async () => {
    await page.goto('/login');
    await hasLine(button('Log in'));
    await openAs(visitor, agency, companyEmail);
    await hasLine(button('Create Job Request'), page.getByText('Open', { exact: true }).first());
    await page.getByRole('button', { name: /^View Details/ }).click();
    await hasLine(page.getByRole('dialog'));
    expect(await visitor.leave()).toEqual([]);
  });
});
