import { beforeEach, describe, expect, it } from '@jest/globals';
import { jobForm } from '../../backend/test/support/agency.js';
import { type ApiClient } from '../../backend/test/support/api-client.js';
import { agency, consoleSuite, office, page, press, visitor } from '../support/console-suite.js';
import { answerInstead, arrivesAt, letThrough, pathOf, sees, seesNoMore } from '../support/looking.js';
import { addPerson, store, storedSession } from '../support/people.js';

const DASHBOARD = '/admin-dashboard';
const LOAD_FAILED = 'Failed to load dashboard data. Please refresh the page.';
const CANDIDATES = ['Asha Rao', 'Bina Das', 'Chitra Sen', 'Divya Nair', 'Esha Roy', 'Farah Khan'];
const NOBODY = { totalEmployees: 0, totalCompanies: 0, totalJobRequests: 0, totalPlacements: 0 };

let admin: ApiClient & { email: string };

/** Six people for one job; the last of them has got it, the one before has an offer. */
async function addConnections(): Promise<void> {
  const company = await addPerson(agency, admin, 'company');
  const job = await admin.post('/jobs/create', { company_id: company.id, ...jobForm() });
  const { request_id } = job.body as { request_id: number };
  for (const name of CANDIDATES) {
    const { id: employee_id } = await addPerson(agency, admin, 'employee', { name });
    await admin.post('/api/admin/create-connection', { request_id, employee_id });
  }
  const { body } = await admin.get('/api/admin/connections');
  const [last, beforeLast] = body as unknown as { connection_id: number }[];
  await admin.put(`/api/admin/connections/${last?.connection_id}/status`, { placement_status: 'placed' });
  await admin.put(`/api/admin/connections/${beforeLast?.connection_id}/status`, { placement_status: 'offered' });
}

consoleSuite(async () => {
  admin = office.admin;
  await addConnections();
});

beforeEach(async () => {
  await store(visitor, await storedSession(agency, admin.email));
});

const link = (name: string | RegExp) => page.getByRole('link', { name, exact: true }).first();
const pipeline = () => page.getByRole('region', { name: 'Pipeline' });
const recent = () => page.getByRole('region', { name: 'Recent Connections' });

async function open(): Promise<void> {
  await page.goto(DASHBOARD);
  await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor();
}

/** Opens the dashboard and waits for all that it shows. */
async function openWhole(): Promise<void> {
  await open();
  await link('6 Total Employees').waitFor();
  await recent().getByRole('link', { name: 'Farah Khan' }).waitFor();
}

describe('the dashboard', () => {
  it('asks for everything at once, and for no more than it shows', async () => {
    const requests: string[] = [];
    // news of what was just made would have the lists read a second time
    await page.route('**/api/events', () => undefined);
    page.on('request', (request) => {
      const { pathname, searchParams } = new URL(request.url());
      if (pathname.startsWith('/api/admin/'))
        requests.push(
          [pathname.slice('/api/admin/'.length), searchParams.get('range'), searchParams.get('filter')].join(' '),
        );
    });
    await Promise.all([page.waitForRequest('**/api/admin/billing-summary'), openWhole()]);
    expect(requests.sort()).toEqual([
      'billing-summary  ',
      'companies [0,0] {}',
      'connections [0,0] {"placement_status":"placed"}',
      'connections [0,4] {}',
      'dashboard-stats  ',
      'employees [0,0] {}',
      'interviews/next-day  ',
      'job-requests [0,0] {}',
      'privacy-due  ',
      'standing  ',
      'tasks/groups  ',
    ]);
  });

  it('counts, and leads to what it counted', async () => {
    await openWhole();
    for (const [name, path] of [
      ['6 Total Employees', '/employees'],
      ['1 Active Companies', '/companies'],
      ['1 Job Requests', '/job-requests'],
      ['1 Successful Placements', '/placements'],
    ] as const) {
      await link(name).click();
      await arrivesAt(page, DASHBOARD + path);
      await page.goBack();
      await link(name).waitFor();
    }
    expect(await page.getByRole('list', { name: 'Figures' }).innerText()).toMatch(/Latest\s+Farah Khan/);
  });

  it('shows the five newest connections, each a way to its details', async () => {
    await openWhole();
    const names = await recent().getByRole('rowheader').allInnerTexts();
    expect(names).toEqual(CANDIDATES.slice(1).reverse());
    await sees(recent(), 'React Developer', 'Placed', 'Offered', 'Pending');
    await recent().getByRole('link', { name: 'Esha Roy' }).click();
    await page.getByRole('dialog', { name: 'Esha Roy' }).waitFor();
    expect(pathOf(page)).toMatch(/\/connections\/\d+\/show$/);
  });

  it('changes a status, and the pipeline follows', async () => {
    await openWhole();
    await pipeline().getByRole('link', { name: '0 Shortlisted' }).waitFor();
    await recent()
      .getByRole('button', { name: /of Bina Das, now Pending/ })
      .click();
    await page.getByRole('menuitem', { name: 'Shortlisted' }).click();
    await sees(page.getByRole('alertdialog'), 'Are you sure you want to update status to "Shortlisted"?');
    await press('Update status');
    await sees(page, 'Placement status updated successfully');
    await pipeline().getByRole('link', { name: '1 Shortlisted' }).waitFor();
    await recent()
      .getByRole('button', { name: /of Bina Das, now Shortlisted/ })
      .waitFor();
  });

  it('is requested again as a whole by the refresh button', async () => {
    await openWhole();
    const stats = { ...NOBODY, totalEmployees: 7, connectionsByStatus: { pending: 99 } };
    await answerInstead(page, '/api/admin/dashboard-stats', 200, stats);
    await page.route('**/api/admin/connections?*', (route) =>
      route.fulfill({ json: [], headers: { 'content-range': 'connections */0' } }),
    );
    await press('Refresh');
    await link('7 Total Employees').waitFor();
    await pipeline().getByRole('link', { name: '99 Pending' }).waitFor();
    await sees(recent(), 'No connections yet');
    await recent().getByRole('link', { name: 'Create Connection' }).waitFor();
  });
});

describe('the pipeline', () => {
  it('has the ten statuses in order, nought among them', async () => {
    await openWhole();
    const words = (await pipeline().getByRole('listitem').allInnerTexts()).map((text) =>
      text.split(/\n\s*/)[1]?.trimEnd(),
    );
    expect(words).toEqual([
      'Pending',
      'Shortlisted',
      'Interview scheduled',
      'Interview completed',
      'Selected',
      'Offered',
      'Placed',
      'Rejected',
      'Dropped',
      'Resigned',
    ]);
    expect(await pipeline().getByTitle('Placed: 1').count()).toBe(1);
    expect(
      await pipeline()
        .getByTitle(/^Rejected/)
        .count(),
    ).toBe(0);
  });

  it('opens the table of one status by keyboard, even after the board was chosen', async () => {
    await page.goto(`${DASHBOARD}/connections`);
    await press('Board');
    await link('Dashboard').click();
    await pipeline().getByRole('link', { name: '1 Offered' }).press('Enter');
    await sees(page, '1 of 6 connections');
    expect(new URL(page.url()).searchParams.get('filter')).toBe('{"placement_status":"offered"}');
    expect(await page.getByLabel('Status').first().innerText()).toBe('Offered');
    await page.getByRole('table').getByRole('link', { name: 'Esha Roy' }).waitFor();
  });
});

describe('failures', () => {
  it('are said whatever failed, and what is there stays', async () => {
    await openWhole();
    for (const call of ['dashboard-stats', 'employees', 'companies', 'job-requests', 'connections']) {
      await answerInstead(page, `/api/admin/${call}`, 500, { error: 'The database is away' });
      await press('Refresh');
      await sees(page.getByRole('alert'), LOAD_FAILED);
      expect(await link('Farah Khan').count()).toBe(1);
      await letThrough(page);
      await press('Try Again');
      await seesNoMore(page, LOAD_FAILED);
    }
  });

  it('of the interviews are told in their card, and tried again there', async () => {
    await answerInstead(page, '/api/admin/interviews/next-day', 500, { error: 'The database is away' });
    await openWhole();
    const ofDay = page.getByRole('region', { name: 'Interviews today' });
    await sees(ofDay.getByRole('alert'), 'Interviews could not be loaded');
    await letThrough(page);
    await ofDay.getByRole('button', { name: 'Try Again' }).click();
    await sees(ofDay, 'No interview is planned.');
  });

  it('of 401 end the session', async () => {
    await answerInstead(page, '/api/admin/dashboard-stats', 401, { error: 'Invalid token' });
    await page.goto(DASHBOARD);
    await page.getByRole('heading', { name: 'Log in' }).waitFor();
    expect(pathOf(page)).toBe('/login');
  });
});

describe('a form of the dashboard', () => {
  it('leads back when it is done, though the list remembers a filter', async () => {
    await page.goto(`${DASHBOARD}/companies?filter={"industry":"IT"}&displayedFilters={"industry":true}`);
    await page.getByRole('heading', { level: 1, name: 'Companies' }).waitFor();
    await link('Dashboard').click();
    await link('Add Company').click();
    const dialog = page.getByRole('dialog', { name: 'Add Company' });
    for (const [label, value] of Object.entries({
      'Company name': 'Malabar Foods',
      'Contact person name': 'Ravi Menon',
      Email: 'hr@malabar.example.in',
      Phone: '9876501234',
      Location: 'Kochi',
      Password: 'mango-lassi-42',
    }))
      await dialog.getByLabel(label, { exact: true }).fill(value);
    await dialog.getByLabel('Industry').click();
    await page.getByRole('option', { name: 'Non-IT' }).click();
    await dialog.getByRole('button', { name: 'Add Company' }).click();
    await sees(page, 'Company added successfully');
    await arrivesAt(page, DASHBOARD);
    await link('2 Active Companies').waitFor();
    await link('Malabar Foods').waitFor();
  });
});
