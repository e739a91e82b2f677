import { beforeEach, describe, expect, it } from '@jest/globals';
import { type ApiRecord } from '../../backend/test/support/office.js';
import { heading, openConsole, rowsOf, storedKeys } from '../support/console.js';
import { consoleSuite, office, page, press, visitor } from '../support/console-suite.js';
import { answerInstead, comesBack, letThrough, sees } from '../support/looking.js';
import { storedSession } from '../support/people.js';

const NETWORK = 'Network error. Please check your connection and try again.';

let connection: ApiRecord;
let session: Record<string, string>;

consoleSuite(async () => {
  connection = await office.freshConnection();
  await office.setStatus(connection.id, 'placed');
  session = await storedSession(office.agency, office.admin.email);
});

async function changeStatus(): Promise<void> {
  await press(/^Change status of/);
  await page.getByRole('menuitem', { name: 'Rejected' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Update status' }).click();
}

describe('a failure of the server', () => {
  const failure = (sentence: string): Promise<void> =>
    page.locator('main').getByRole('alert').filter({ hasText: sentence }).waitFor();

  it('says once what it said, keeps the session, and can be tried again', async () => {
    await answerInstead(page, '/api/admin/employees', 500, { error: 'The database is away' });
    await openConsole(visitor, session, '/employees');
    await failure('The database is away');
    await page.getByRole('button', { name: 'Try Again' }).waitFor();
    expect(await page.getByText('The database is away').count()).toBe(1);
    expect(await storedKeys(page)).toContain('token');
    await letThrough(page);
    await press('Try Again');
    await rowsOf(page);
  });

  it('that is none of its own words says that the request failed', async () => {
    await answerInstead(page, '/api/admin/employees', 502);
    await openConsole(visitor, session, '/employees');
    await failure('Request failed');
  });

  it('that gives no answer at all speaks of the network', async () => {
    await page.route('**/api/admin/companies?*', (route) => route.abort());
    await openConsole(visitor, session, '/companies');
    await failure(NETWORK);
    await letThrough(page);
    await press('Try Again');
    await rowsOf(page);
  });

  it('at a change says what it said and leaves the old status', async () => {
    await openConsole(visitor, session, '/connections');
    await rowsOf(page);
    await page.route('**/status', (route) => route.fulfill({ status: 500, json: { error: 'The database is away' } }));
    await changeStatus();
    await sees(page, 'The database is away');
    expect((await office.seen('connections', connection.id))['placement_status']).toBe('placed');
    await page.unrouteAll();
    await page.route('**/status', (route) => route.fulfill({ status: 500, json: {} }));
    await changeStatus();
    await sees(page, 'Failed to update placement status');
  });
});

describe('a device without a network', () => {
  it('changes no status, says so, and does not do it later', async () => {
    await office.setStatus(connection.id, 'placed');
    await openConsole(visitor, session, '/connections');
    await rowsOf(page);
    const calls: string[] = [];
    await press(/^Change status of/);
    await visitor.context.setOffline(true);
    page.on('request', (request) => calls.push(request.method()));
    await page.getByRole('menuitem', { name: 'Rejected' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Update status' }).click();
    await sees(page, 'You are offline. Please try again when you are back.');
    await comesBack(visitor);
    expect(calls.filter((method) => method === 'PUT')).toHaveLength(1);
    expect((await office.seen('connections', connection.id))['placement_status']).toBe('placed');
  });
});

it('a fold that is opened without a network says so in its place, and tries again', async () => {
  visitor.provokes('dynamically imported module');
  await openConsole(visitor, session, `/job-requests/${String(connection['request_id'])}/show`);
  const fold = page.getByRole('dialog').locator('details', { has: page.getByRole('heading', { name: 'Details' }) });
  await fold.getByText(/^added /).waitFor();
  await visitor.context.setOffline(true);
  await fold.locator('summary').click();
  const notice = fold.getByRole('alert');
  await sees(notice, 'You are offline. Please try again when you are back.');
  await comesBack(visitor);
  await notice.getByRole('button').click();
  await fold.getByRole('heading', { name: 'Links without a login' }).waitFor();
});

describe('code that does not come', () => {
  const refuse = (files: RegExp, times = Number.POSITIVE_INFINITY): Promise<unknown> => {
    let refused = 0;
    return page.route(files, (route) =>
      (refused += 1) > times ? route.continue() : route.fulfill({ status: 503, json: { error: 'Busy' } }),
    );
  };
  // the browser itself complains about each file that was refused
  beforeEach(() => visitor.provokes('dynamically imported module'));

  it('at first is requested again', async () => {
    await refuse(/\/(EmployeeList|filters)-[\w-]+\.js/, 1);
    await openConsole(visitor, session, '/employees');
    await rowsOf(page);
    await page.getByRole('button', { name: 'Filter', exact: true }).click();
    await page.getByRole('menuitemcheckbox', { name: 'Industry' }).waitFor();
  });

  it('for what lies over a page is told, and the page stays', async () => {
    await refuse(/\/FilterMenu-[\w-]+\.js|\/filters-[\w-]+\.js/);
    await openConsole(visitor, session, '/employees');
    await rowsOf(page);
    await page.getByRole('button', { name: 'Filter', exact: true }).click();
    await sees(page, 'A part of this page could not be loaded. Please reload the page.');
    await page.getByRole('link', { name: 'Asha Rao' }).first().click();
    await page.getByRole('dialog', { name: 'Asha Rao' }).waitFor();
  });

  it('for a page leaves the way to the others', async () => {
    await refuse(/\/CompanyList-[\w-]+\.js/);
    await openConsole(visitor, session, '/companies');
    await sees(page.getByRole('alert'), 'This page could not be shown');
    await page.getByRole('link', { name: 'Employees', exact: true }).first().click();
    await heading(page, 'Employees');
  });

  it('for all of the console can be tried again', async () => {
    await refuse(/\/console-[\w-]+\.js/, 6);
    await openConsole(visitor, session, '/employees');
    await sees(page.getByRole('alert'), 'Something went wrong');
    await page.unrouteAll();
    await press('Try Again');
    await rowsOf(page);
  });
});
