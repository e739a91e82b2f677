import { beforeEach } from '@jest/globals';
import { type Locator } from 'playwright-core';
import { jobForm } from '../../backend/test/support/agency.js';
import { type ApiClient } from '../../backend/test/support/api-client.js';
import { agency, consoleSuite, office, page, visitor } from './console-suite.js';
import { addPerson, store, storedSession } from './people.js';

export const OFFERED = 45;

let admin: ApiClient;
let session: Record<string, string>;
let requestId: number;
let employeeId: number;
export let connectionId: number;

async function addJob(companyId: number, title: string): Promise<number> {
  const { body, text } = await admin.post('/jobs/create', { company_id: companyId, ...jobForm({ title }) });
  const { request_id } = body as { request_id?: number };
  if (!request_id) throw new Error(text);
  return request_id;
}

/** Opens the board before each test: one pending connection of Asha Rao, 45 offered ones of numbered people. */
export function boardSuite(): void {
  consoleSuite(async () => {
    admin = office.admin;
    session = await storedSession(agency, office.admin.email);
    const company = await addPerson(agency, admin, 'company', { companyName: 'Sahyadri Software' });
    requestId = await addJob(company.id, 'React Developer');
    employeeId = (await addPerson(agency, admin, 'employee')).id;
    await agency.database.sql(`
    with people as (
      insert into users (email, password_hash, role)
      select 'person' || n || '@mail.example.in', 'x', 'employee' from generate_series(1, ${OFFERED}) n
      returning user_id, email),
    employees as (
      insert into employees (user_id, full_name, email, phone)
      select user_id, 'Person ' || substring(email from '[0-9]+'), email, '+91' || 7000000000 + user_id from people
      returning employee_id, full_name)
    insert into connections (request_id, employee_id, employee_name, job_title, company_name, placement_status, connection_date)
    select ${requestId}, employee_id, full_name, 'React Developer', 'Sahyadri Software', 'offered',
      now() - substring(full_name from '[0-9]+')::int * interval '1 day'
    from employees`);
  });

  beforeEach(async () => {
    await agency.database.sql('delete from connections where employee_id = $1', [employeeId]);
    const { body } = await admin.post('/api/admin/create-connection', {
      request_id: requestId,
      employee_id: employeeId,
    });
    connectionId = (body as { connection_id: number }).connection_id;
    await store(visitor, session);
    await page.goto('/admin-dashboard/connections');
    await page.getByRole('button', { name: 'Board', exact: true }).click();
    await card('Pending').waitFor();
  });
}

export const column = (status: string): Locator => page.getByRole('region', { name: new RegExp(`^${status}( |$)`) });
export const card = (status: string): Locator => column(status).getByRole('listitem').filter({ hasText: 'Asha Rao' });
export const cardsIn = (status: string): Locator => column(status).getByRole('listitem');
export const focused = (): Promise<string> =>
  page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '');
