import { describe, expect, it } from '@jest/globals';
import { page } from '../support/console-suite.js';
import { arrivesAt, sees } from '../support/looking.js';
import {
  asha,
  connectionId,
  CONSOLE,
  field,
  find,
  gone,
  group,
  heading,
  jobId,
  names,
  open,
  opened,
  palette,
  paletteSuite,
  press,
  sheet,
} from '../support/palette-suite.js';

paletteSuite();

describe('the palette', () => {
  it('opens by Ctrl K, by ⌘ K and by the button, even from a field, and gives the focus back', async () => {
    await open('/employees', 'Employees');
    const search = page.getByRole('textbox', { name: 'Search employees' });
    await search.focus();
    for (const key of ['Control+k', 'Meta+k']) {
      await press(key);
      await field().waitFor();
      expect(await field().evaluate((element) => element === document.activeElement)).toBe(true);
      await press('Escape');
      await gone(palette());
      expect(await search.evaluate((element) => element === document.activeElement)).toBe(true);
    }
    const button = page.getByRole('button', { name: 'Search everything' });
    await button.click();
    await field().waitFor();
    await press('Control+k');
    await gone(palette());
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
  });

  it('offers this person’s sections and the forms while nothing is typed, and finds them by their words', async () => {
    await open('/', 'Dashboard');
    await press('Control+k');
    await field().waitFor();
    const sections = await names(group('Go to'));
    expect(sections.map((text) => text.split('\n')[0])).toEqual([
      'Dashboard',
      'Tasks',
      'Help',
      'Employees',
      'Find people',
      'Duplicates',
      'Merges',
      'Imports',
      'Companies',
      'Introductions',
      'Job Requests',
      'Connections',
      'Placements',
      'Interviews',
      'Money',
      'Placement register',
      'Invoices',
      'Payments',
      'Receivables',
      'Claims',
      'Settings',
      'Agency',
      'Bank and UPI',
      'Fee and warranty',
      'What companies see',
      'Team',
      'Signing in',
      'Mail',
      'Mailings',
      'Mail templates',
      'Failed mails',
      'Privacy and law',
      'Processors',
      'Languages of the notice',
    ]);
    await sees(
      group('Create'),
      'New task',
      'Add Employee',
      'Add Company',
      'Add Job Request',
      'Create Connection',
      'Plan interview',
    );
    await sees(group('Do'), 'Dark theme', 'Keyboard shortcuts', 'Change password', 'Logout');
    for (const [typed, name] of [
      ['vacancies', 'Job Requests'],
      ['sign out', 'Logout'],
    ] as const) {
      await field().fill(typed);
      await palette().getByRole('option', { name }).first().waitFor();
    }
    await field().fill('');
    await field().pressSequentially('add jo');
    await press('Enter');
    await arrivesAt(page, `${CONSOLE}/job-requests/create`);
    await page.getByRole('dialog', { name: 'Add Job Request' }).waitFor();
  });

  it('finds people, companies, jobs and connections together, and opens them with Enter', async () => {
    await open('/', 'Dashboard');
    await find('malabar', 'Malabar Foods');
    expect(await names(group('Companies'))).toEqual([expect.stringContaining('Ravi Menon · Pune')]);
    expect(await names(group('Job Requests'))).toEqual([expect.stringContaining('Malabar Foods · Open')]);
    expect(await names(group('Connections'))).toEqual([expect.stringContaining('Pastry Chef · Malabar Foods')]);
    await find('pastry', 'Pastry Chef');
    await press('Enter');
    await opened(`/job-requests/${jobId}/show`, 'Job request');
    await find('ASHA', 'Asha Rao');
    const [first] = await group('Employees').getByRole('option').all();
    expect(await first?.locator('mark').allInnerTexts()).toEqual(['Asha', 'asha']);
    await press('ArrowDown', 'ArrowUp', 'Enter');
    await opened(`/employees/${asha.id}/show`, 'Employee');
    await find('pastry asha', 'Asha Rao');
    await press('Enter');
    await opened(`/connections/${connectionId}/show`, 'Connection');
    await find('rao@exam', 'Asha Rao');
    await press('Enter');
    await opened(`/employees/${asha.id}/show`, 'Employee');
  });

  it('does not open with Enter what an earlier text had found', async () => {
    await open('/', 'Dashboard');
    await find('pastry', 'Pastry Chef');
    let answer = (): void => undefined;
    const isAllowed = new Promise<void>((resolve) => (answer = resolve));
    await page.route('**/api/admin/**', (route) => isAllowed.then(() => route.continue()));
    await field().fill('asha');
    await press('Enter');
    answer();
    await group('Employees').getByRole('option', { name: 'Asha Rao' }).waitFor();
    await press('Enter');
    await arrivesAt(page, `${CONSOLE}/employees/${asha.id}/show`);
  });
});

describe('what the palette offers about records', () => {
  it('edits, connects and sets the status of what it found', async () => {
    await open('/', 'Dashboard');
    await find('ASHA', 'Asha Rao');
    await press('Tab');
    await sees(group('With Asha Rao'), 'Open', 'Edit', 'Connect');
    await field().pressSequentially('ed');
    await press('Enter');
    await arrivesAt(page, `${CONSOLE}/employees/${asha.id}/edit`);
    await find('ASHA', 'Asha Rao');
    await press('Tab');
    await press('Escape');
    await palette().getByRole('option', { name: 'Dashboard' }).waitFor();
    await find('ASHA', 'Asha Rao');
    await palette().getByRole('group', { name: 'Connections' }).getByRole('option').first().hover();
    await press('Tab');
    await palette().getByRole('option', { name: 'Set status' }).click();
    await arrivesAt(page, `${CONSOLE}/connections/${connectionId}/show`);
    await page.getByRole('menu', { name: 'Placement statuses' }).waitFor();
  });
});

describe('single keys', () => {
  it('go to sections, focus the search, open the form, refresh and show the sheet', async () => {
    await open('/', 'Dashboard');
    await press('g', '2');
    await heading('Employees');
    await press('/');
    const search = page.getByRole('textbox', { name: 'Search employees' });
    expect(await search.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await search.inputValue()).toBe('');
    await search.blur();
    const searching = page.waitForRequest((request) => request.url().includes('/api/admin/employees'));
    await press('r');
    await searching;
    await press('n');
    await arrivesAt(page, `${CONSOLE}/employees/create`);
    const form = page.getByRole('dialog', { name: 'Add Employee' });
    await form.getByRole('button', { name: 'Cancel' }).click();
    await gone(form);
    await press('g', '5');
    await heading('Connections');
    await press('?');
    await sees(sheet(), 'Search everything', 'Ctrl K', 'Search this list', 'Set status', 'Job Requests');
    expect(await sheet().getByText('⌘').count()).toBe(0);
    const scrolls = ({ scrollHeight, clientHeight }: Element): boolean => scrollHeight > clientHeight;
    expect(await sheet().locator('.MuiDialogContent-root').evaluate(scrolls)).toBe(false);
    expect(await sheet().getByText('Team').count()).toBe(0);
    await press('Escape');
    await gone(sheet());
    await page.getByRole('button', { name: /^Account of / }).click();
    await page.getByRole('menuitem', { name: 'Keyboard shortcuts' }).click();
    await sheet().getByRole('link', { name: 'Help' }).click();
    await heading('Help');
    await gone(sheet());
    await page.getByRole('heading', { name: 'Bring your people in' }).waitFor();
    await page.getByRole('main').getByRole('link', { name: 'Imports' }).click();
    await heading('Imports');
  });

  it('select rows, and do something with them or with the row that has the focus', async () => {
    await open('/employees', 'Employees');
    const row = page.getByRole('row').filter({ has: page.getByRole('link', { name: 'Zoya Khan' }) });
    await row.getByRole('link', { name: 'Zoya Khan' }).focus();
    await press('x');
    expect(await row.getByRole('checkbox').isChecked()).toBe(true);
    await page.getByRole('button', { name: 'Connect 1 to a job' }).waitFor();
    await press('c');
    await page.getByRole('dialog', { name: 'Connect to a job' }).waitFor();
    await press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await row.getByRole('checkbox').focus();
    await press('Escape');
    expect(await row.getByRole('checkbox').isChecked()).toBe(false);
    await press('Enter');
    await page.getByRole('dialog', { name: 'Zoya Khan' }).waitFor();
    await press('e');
    await page.waitForURL('**/edit');
    await page.getByRole('button', { name: 'Stop editing' }).waitFor();
    await press('Escape');
    await page.waitForURL('**/show');
    await page.locator('[role=dialog]:focus, [role=dialog] :focus').first().waitFor();
    await press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await row.getByRole('link', { name: 'Zoya Khan' }).focus();
    await press('c');
    await arrivesAt(page, `${CONSOLE}/connections/create`);
    await page.getByRole('dialog', { name: 'Create Connection' }).waitFor();
    await open('/connections', 'Connections');
    await page.getByRole('link', { name: 'Asha Rao' }).focus();
    await press('s');
    await page.getByRole('menu', { name: 'Placement statuses' }).waitFor();
  });

  it('do nothing while somebody types, in a dialog, with a modifier, or where there is nothing to add', async () => {
    await open('/placements', 'Placements');
    await press('n', 'Control+?', 'Alt+n', 'Shift+N', 'x');
    expect(await page.getByRole('dialog').count()).toBe(0);
    expect(new URL(page.url()).pathname).toBe(`${CONSOLE}/placements`);
    await open('/companies', 'Companies');
    const search = page.getByRole('textbox', { name: 'Search companies' });
    await search.focus();
    await page.keyboard.type('gen?/');
    expect(await search.inputValue()).toBe('gen?/');
    expect(await page.getByRole('dialog').count()).toBe(0);
    expect(new URL(page.url()).pathname).toBe(`${CONSOLE}/companies`);
    await find('rao@exam', 'Asha Rao');
    await press('Enter');
    await opened(`/employees/${asha.id}/show`, 'Employee');
    await press('g', '3', 'n', '?');
    expect(new URL(page.url()).pathname).toBe(`${CONSOLE}/employees/${asha.id}/show`);
    expect(await page.getByRole('dialog').count()).toBe(1);
    await press('Control+k');
    await field().waitFor();
  });
});
