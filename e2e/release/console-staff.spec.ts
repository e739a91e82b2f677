import { readFile } from 'node:fs/promises';
import { describe, expect, it } from '@jest/globals';
import { type Locator } from 'playwright-core';
import { jobForm, PASSWORD } from '../../backend/test/support/agency.js';
import { type ApiClient } from '../../backend/test/support/api-client.js';
import { becomes, chooseInRow, countsOf, openFilters } from '../support/console-page.js';
import { agency, button, consoleSuite, office, page, visitor } from '../support/console-suite.js';
import { arrivesAt, isAddressed, pathOf, sees, seesNoMore } from '../support/looking.js';
import { addPerson, store, storedSession } from '../support/people.js';
import { Visitor } from '../support/visitor.js';

const CONSOLE = '/admin-dashboard';
const OWN_PASSWORD = 'papaya-salad-77';

let superAdmin: ApiClient & { email: string; userId: number };

consoleSuite(async () => {
  superAdmin = office.superAdmin;
});

const enterAs = async (who: Visitor, email: string, path: string): Promise<void> => {
  await store(who, await storedSession(agency, email));
  await who.page.goto(CONSOLE + path);
};
const enter = (path: string): Promise<void> => enterAs(visitor, superAdmin.email, path);
const question = (): Locator => page.getByRole('alertdialog');
const answer = (name: string): Promise<void> => question().getByRole('button', { name, exact: true }).click();
const row = (text: string): Locator => page.getByRole('row').filter({ hasText: text });
const heading = (name: string): Promise<void> => page.getByRole('heading', { level: 1, name }).waitFor();

async function addFilter(name: string): Promise<void> {
  await openFilters(page);
  await page.getByRole('menuitemcheckbox', { name, exact: true }).click();
}

async function choose(label: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: label }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

/** A job request that was made and deleted by the super admin. */
async function deletedJob(title: string): Promise<{ id: number; company: string }> {
  const company = await agency.company(superAdmin);
  const { company_id, name } = company.record as { company_id: number; name: string };
  const made = await superAdmin.post('/jobs/create', { company_id, ...jobForm({ title, salary_range: '900000' }) });
  const id = (made.body as { request_id: number }).request_id;
  const { status, text } = await superAdmin.delete(`/api/admin/job-requests/${id}`);
  if (status !== 200) throw new Error(text);
  return { id, company: name };
}

describe('an admin', () => {
  it.each(['/admins', '/audit-log', '/health', '/admins/create', '/audit-log/1/show'])(
    'finds nothing at %s, asks for nothing, and has no such tabs',
    async (path) => {
      const admin = await agency.staff();
      const requests: string[] = [];
      page.on('request', (request) => requests.push(new URL(request.url()).pathname));
      await enterAs(visitor, admin.email, path);
      await heading('There is nothing here');
      const tabs = await page.getByRole('navigation', { name: 'Sections' }).getByRole('link').allInnerTexts();
      expect(tabs).toEqual([
        'Dashboard',
        'Employees',
        'Companies',
        'Job Requests',
        'Connections',
        'Placements',
        'Interviews',
        'Money',
      ]);
      expect(requests.filter((call) => /^\/api\/admin\/(admins|audit-log|health)/.test(call))).toEqual([]);
    },
  );
});

describe('admins', () => {
  it('are added, work at the console, are disabled at once, enabled again, and deleted', async () => {
    await enter('/admins');
    await page.getByRole('link', { name: 'Add Admin' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add Admin' });
    await dialog.getByRole('button', { name: 'Add Admin' }).click();
    await sees(dialog, 'Full name is required', 'Email is required', 'Password is required');
    await dialog.getByLabel('Full name').fill('Nandini Rao');
    await dialog.getByLabel('Email').fill('Nandini@niyukt.example');
    await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
    const sent = page.waitForRequest('**/api/admin/admins');
    await dialog.getByRole('button', { name: 'Add Admin' }).click();
    expect((await sent).postDataJSON()).toMatchObject({ full_name: 'Nandini Rao', password: PASSWORD });
    await sees(page.getByRole('alert'), 'Admin added successfully');
    await sees(row('nandini@niyukt.example'), 'Nandini Rao', 'Admin', 'Active');

    const newcomer = await Visitor.enter(agency.base);
    await newcomer.logIn('nandini@niyukt.example', PASSWORD);
    await newcomer.page.getByLabel('Current password').fill(PASSWORD);
    await newcomer.page.getByLabel('New password', { exact: true }).fill(OWN_PASSWORD);
    await newcomer.page.getByLabel('Confirm password').fill(OWN_PASSWORD);
    await newcomer.page.locator('button[type=submit]').click();
    await newcomer.page.waitForURL(`**${CONSOLE}/**`);
    await sees(newcomer.page.getByRole('banner'), 'Admin');
    expect(await newcomer.page.getByText('Super Admin', { exact: true }).count()).toBe(0);

    await chooseInRow(page, 'Nandini Rao', 'Disable');
    await sees(question(), 'Disable admin?', 'Nandini Rao, nandini@niyukt.example');
    await question()
      .getByText(/sessions end at once.+Nothing is deleted/)
      .waitFor();
    await answer('Cancel');
    await sees(row('nandini@niyukt.example'), 'Active');
    await chooseInRow(page, 'Nandini Rao', 'Disable');
    await answer('Disable');
    await sees(page, 'Admin disabled successfully');
    await sees(row('nandini@niyukt.example'), 'Disabled');
    await newcomer.page.getByRole('link', { name: 'Companies', exact: true }).click();
    await arrivesAt(newcomer.page, '/login');
    expect(await newcomer.leave()).toEqual([]);

    await page.getByRole('link', { name: 'Nandini Rao' }).click();
    const drawer = page.getByRole('dialog', { name: 'Nandini Rao' });
    await sees(drawer, 'Disabled', 'Password changed');
    await drawer.getByRole('button', { name: 'Enable Nandini Rao' }).click();
    await answer('Enable');
    await sees(page, 'Admin enabled successfully');
    await sees(drawer, 'Active');
    await agency.login('nandini@niyukt.example', OWN_PASSWORD);
    await drawer.getByRole('button', { name: 'Delete Nandini Rao' }).click();
    await sees(question(), 'Are you sure you want to delete this admin? This action cannot be undone.');
    await answer('Delete');
    await sees(page, 'Deleting Nandini Rao');
    await page.reload();
    await becomes(async () => (await superAdmin.list('admins')).text.includes('nandini@niyukt.example'), false);
    await page.reload();
    await arrivesAt(page, `${CONSOLE}/admins`);
    await row('nandini@niyukt.example').waitFor({ state: 'detached' });
  });

  it('with an e-mail that is taken are refused in the server’s words, and the form stays', async () => {
    const { email } = await agency.staff();
    await enter('/admins/create');
    const dialog = page.getByRole('dialog', { name: 'Add Admin' });
    await dialog.getByLabel('Full name').fill('Nandini Rao');
    await dialog.getByLabel('Email').fill(email);
    await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await dialog.getByRole('button', { name: 'Add Admin' }).click();
    await page
      .getByText(/already registered/)
      .first()
      .waitFor();
    expect(await dialog.getByLabel('Email').inputValue()).toBe(email);
  });

  it('are found by name, role and state', async () => {
    const { email, userId } = await agency.staff();
    await agency.database.sql('update users set full_name = $2, disabled_at = now() where user_id = $1', [
      userId,
      'Zubin Mistry',
    ]);
    await enter('/admins');
    await addFilter('State');
    await choose('State', 'Disabled');
    await sees(page, email);
    await countsOf(page, 1, 'admins');
    await addFilter('Role');
    await choose('Role', 'Super Admin');
    await sees(page, 'Nothing matches your search and filters');
    await button('Clear all filters').click();
    await page.getByRole('table').waitFor();
    await page.getByRole('textbox', { name: 'Search team' }).fill('zubin');
    await sees(page, 'Zubin Mistry');
    await countsOf(page, 1, 'admins');
  });

  it('keep a super admin: the last one is offered neither, and is refused when it became the last meanwhile', async () => {
    await enter('/admins');
    await sees(row(superAdmin.email), 'You');
    const actions = row(superAdmin.email).getByRole('button', { name: /^Actions for / });
    expect(await actions.count()).toBe(0);
    await page.goto(`${CONSOLE}/admins/${superAdmin.userId}/show`);
    await page.getByText(/You are the last super admin who can log in/).waitFor();
    expect(
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /Disable|Delete/ })
        .count(),
    ).toBe(0);

    const other = await agency.staff('super_admin');
    await page.goto(`${CONSOLE}/admins`);
    const own = row(superAdmin.email);
    for (const [action, refusal] of [
      ['Disable', 'The last super admin cannot be disabled'],
      ['Delete', 'The last super admin cannot be deleted'],
    ] as const) {
      await superAdmin.post(`/api/admin/admins/${other.userId}/enable`, {});
      await page.reload();
      await own.getByRole('button', { name: /^Actions for .+ \(you\)$/ }).click();
      await page.getByRole('menuitem', { name: action }).click();
      await question().waitFor();
      await superAdmin.post(`/api/admin/admins/${other.userId}/disable`, {});
      await answer(action);
      await sees(page.getByRole('alert'), refusal);
      await own.getByRole('button', { name: /^Actions for / }).waitFor({ state: 'detached' });
    }
    expect(pathOf(page)).toBe(`${CONSOLE}/admins`);
  });
});

describe('activity', () => {
  it('says who deleted what, with the values before', async () => {
    const { id, company } = await deletedJob('Boiler Attendant');
    await enter('/audit-log');
    await page.getByRole('textbox', { name: 'Search activity' }).fill('boiler deleted');
    await countsOf(page, 1, 'entries in the last year');
    const entry = row('Boiler Attendant');
    await sees(entry, 'Meera Iyer', 'Super Admin', 'Deleted', 'Job request', `Boiler Attendant, ${company}`);
    expect(await entry.getByRole('link').count()).toBe(1);
    await entry.getByRole('link').click();
    const drawer = page.getByRole('dialog', { name: `Boiler Attendant, ${company}` });
    await sees(drawer, 'Meera Iyer, Super Admin', `Job request ${id}`);
    const values = drawer.getByRole('table', { name: 'What was deleted' });
    for (const [field, value] of [
      ['Job title', 'Boiler Attendant'],
      ['Salary range', '₹9,00,000'],
      ['Employment type', 'Full-time'],
      ['Status', 'Open'],
      ['Priority', 'Not specified'],
    ] as const)
      await values.getByRole('row', { name: `${field} ${value}`, exact: true }).waitFor();
    await drawer.getByRole('link', { name: 'All about this record' }).click();
    await seesNoMore(page, 'What was deleted');
    await countsOf(page, 2, 'entries in the last year');
    await sees(page, 'Created');
  });

  it('shows what a change changed, and leads to the record', async () => {
    const employee = await addPerson(agency, superAdmin, 'employee');
    const company = await addPerson(agency, superAdmin, 'company');
    const job = await superAdmin.post('/jobs/create', { company_id: company.id, ...jobForm() });
    const request_id = (job.body as { request_id: number }).request_id;
    const made = await superAdmin.post('/api/admin/create-connection', { request_id, employee_id: employee.id });
    const id = (made.body as { connection_id: number }).connection_id;
    await superAdmin.put(`/api/admin/connections/${id}/status`, { placement_status: 'interview_scheduled' });
    await enter('/audit-log');
    await row('Status changed').getByRole('link').first().click();
    const drawer = page.getByRole('dialog', { name: 'Asha Rao, React Developer' });
    await drawer
      .getByRole('table', { name: 'What changed' })
      .getByRole('row', { name: 'Status Pending Interview scheduled' })
      .waitFor();
    await drawer.getByRole('link', { name: 'Asha Rao, React Developer' }).click();
    await arrivesAt(page, `${CONSOLE}/connections/${id}/show`);
    await page.getByRole('dialog', { name: 'Asha Rao' }).waitFor();
    await page.goto(`${CONSOLE}/audit-log/999999/show`);
    await sees(page, 'This entry no longer exists.');
  });

  it('is filtered by kind, person and day, and exported in words', async () => {
    const { company } = await deletedJob('Kiln Operator');
    await enter('/audit-log');
    await addFilter('Kind');
    await choose('Kind', 'Job request');
    await isAddressed(page, 'kind":"');
    await choose('Action', 'Deleted');
    await isAddressed(page, 'action":"');
    await addFilter('Email of who did it');
    await page.getByRole('textbox', { name: 'Email of who did it' }).fill(superAdmin.email.toUpperCase());
    await seesNoMore(page, 'Company');
    const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(new Date());
    await isAddressed(page, 'actor_email":"');
    await addFilter('From day');
    await page.getByLabel('From day').fill(today);
    await isAddressed(page, 'at_gte":"');
    await addFilter('Until day');
    await page.getByLabel('Until day').fill(today);
    await row(`Kiln Operator, ${company}`).waitFor();
    const download = page.waitForEvent('download');
    await button('Export').click();
    const text = await readFile(await (await download).path(), 'utf8');
    const [head, ...lines] = text.split('\r\n');
    expect(head).toContain('When,Who,Role,Action,Kind,Record number,Record,Before,After,Address,Request');
    expect(lines.every((line) => line.includes(',Deleted,Job request,'))).toBe(true);
    expect(text).toContain('Job title: Kiln Operator; ');
    await page.getByLabel('Until day').fill('2020-01-31');
    await sees(page, 'Nothing matches your search and filters');
  });
});

describe('R27: activity of who comes and what they read', () => {
  const entriesOf = (action: string): Locator =>
    page.getByRole('row').filter({ has: page.getByText(action, { exact: true }) });
  const shows = (action: string, ...texts: string[]): Promise<void> => {
    const entries = entriesOf(action).filter({ hasText: texts[0] ?? '' });
    return sees(entries.first(), ...texts);
  };

  it('does not bury changes, and is there when it is asked for', async () => {
    await agency.database.sql(
      `with added as (
         insert into users (email, password_hash, role)
         select 'tara' || n || '@read.example.in', '!', 'employee' from generate_series(1, 120) n
         on conflict do nothing returning user_id, email)
       insert into employees (user_id, full_name, email, phone)
       select user_id, 'Tara Bose', email, '+91' || (9100000000 + user_id) from added`,
    );
    const { company } = await deletedJob('Lathe Operator');
    const reader = await agency.staff('admin');
    for (let n = 0; n < 10; n += 1)
      await agency.anyone.post('/auth/login', { email: reader.email, password: 'wrong-password-1' });
    await reader.get(`/api/admin/employees?filter=${JSON.stringify({ full_name: 'Tara Bose' })}&range=[0,999]`);
    await enter(`/employees?filter=${JSON.stringify({ q: 'tara' })}`);
    await page.getByText(/^120 of /).waitFor();
    const download = page.waitForEvent('download');
    await button('Export').click();
    await download;

    await page.goto(`${CONSOLE}/audit-log`);
    await shows('Deleted', `Lathe Operator, ${company}`);
    await page.getByRole('combobox', { name: 'Action' }).filter({ hasText: 'All changes' }).waitFor();
    expect(await entriesOf('Logged in').count()).toBe(0);
    await choose('Action', 'All reading and exports');
    await shows('Exported', 'Meera Iyer', '120 employees, filtered');
    await entriesOf('Read').filter({ hasText: '120 employees, filtered' }).first().waitFor();
    await entriesOf('Exported').getByRole('link').first().click();
    const details = page
      .getByRole('dialog', { name: '120 employees, filtered' })
      .getByRole('table', { name: 'Details' });
    for (const name of ['Records 120', 'Filtered by Search'])
      await details.getByRole('row', { name, exact: true }).waitFor();
    await page.keyboard.press('Escape');
    await choose('Action', 'All logins');
    await shows('Login failed ×10', reader.email, 'Not logged in', 'Account');
    await shows('Logged in', reader.email, 'Admin');
    await choose('Action', 'Login failed');
    await entriesOf('Logged in').first().waitFor({ state: 'detached' });
  });
});

describe('health', () => {
  it('says what to do, and is looked at again once it is done', async () => {
    await enter('/health');
    const checks = page.getByRole('region', { name: 'What was looked at' }).getByRole('listitem');
    const backup = checks.filter({ hasText: 'Backup' });
    await sees(backup, 'To do');
    await backup.getByText(/^None was made of this database so far\./).waitFor();
    await sees(checks.filter({ hasText: 'Outgoing mail' }), 'Well');
    await agency.database.sql('insert into pgboss.last_backup (made_at) values (now())');
    await button('Look again').click();
    await backup.getByText(/^The last one was made /).waitFor();
    await sees(backup, 'Well');
  });
});
