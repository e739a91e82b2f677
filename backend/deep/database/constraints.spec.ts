import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestDatabase, type TestDatabase } from '../../test/support/test-database.js';

const RECORDS = `
  insert into users (user_id, email, password_hash, role) values
    (1, 'asha@mail.example', 'x', 'employee'), (2, 'hr@acme.example', 'x', 'company'), (3, 'third@mail.example', 'x', 'employee');
  insert into employees (employee_id, user_id, full_name, email, phone) values (1, 1, 'Asha Rao', 'asha@mail.example', '+919000000001');
  insert into companies (company_id, user_id, name, contact_person_name, contact_person_phone, contact_email)
    values (1, 2, 'Acme', 'Ravi Menon', '+918000000001', 'hr@acme.example');
  insert into job_requests (request_id, company_id, title, description) values (1, 1, 'Tester', 'Test.');
  insert into connections (connection_id, request_id, employee_id) values (1, 1, 1);
  insert into placement_history (connection_id, to_status, changed_by_name) values (1, 'pending', 'system');
  insert into audit_log (actor_email, actor_role, action, kind) values ('system', 'system', 'created', 'employee');`;

const PLACED = `update connections set placement_status = 'placed', placement_date = '2026-11-02' where connection_id = 1`;

const employee = (change: string): string =>
  `insert into employees (employee_id, user_id, full_name, email, phone) values (2, 3, 'Third', 'third@mail.example', '+919000000003');
   update employees set ${change} where user_id = 3`;

/** What the database refuses on its own, with the SQLSTATE of each. */
const REFUSED: [what: string, sql: string, state: string][] = [
  [
    'the same e-mail twice',
    `insert into users (email, password_hash, role) values ('asha@mail.example', 'x', 'employee')`,
    '23505',
  ],
  [
    'the same e-mail in other letters',
    `insert into users (email, password_hash, role) values ('ASHA@mail.example', 'x', 'employee')`,
    '23514',
  ],
  [
    'an e-mail with a space before it',
    `insert into users (email, password_hash, role) values (' a@mail.example', 'x', 'employee')`,
    '23514',
  ],
  ['an e-mail without @', `insert into users (email, password_hash, role) values ('nobody', 'x', 'employee')`, '23514'],
  ['an unknown role', `update users set role = 'owner' where user_id = 1`, '23514'],
  ['a phone without +91', employee(`phone = '9000000003'`), '23514'],
  ['a phone of nine digits', employee(`phone = '+91900000000'`), '23514'],
  ['an unknown industry', employee(`industry = 'it'`), '23514'],
  ['skills that are no list', employee(`skills = '{}'`), '22023'],
  ['a résumé that is no web address', employee(`resume_link = 'javascript:alert(1)'`), '23514'],
  ['a name of spaces', employee(`full_name = '  '`), '23514'],
  [
    'a second profile of an account',
    `insert into employees (user_id, full_name, email, phone) values (1, 'A', 'a@b.c', '+919000000009')`,
    '23505',
  ],
  [
    'a profile of nobody',
    `insert into employees (user_id, full_name, email, phone) values (99, 'A', 'a@b.c', '+919000000009')`,
    '23503',
  ],
  ['an unknown company size', `update companies set company_size = '10-50'`, '23514'],
  ['a website that is no web address', `update companies set website_url = 'ftp://acme.example'`, '23514'],
  ['a contact phone of ten digits without +91', `update companies set contact_person_phone = '8000000001'`, '23514'],
  ['no position at all', `update job_requests set count = 0`, '23514'],
  ['10,001 positions', `update job_requests set count = 10001`, '23514'],
  ['an unknown job status', `update job_requests set status = 'paused'`, '23514'],
  ['an unknown priority', `update job_requests set priority = 'asap'`, '23514'],
  ['an employment type in another spelling', `update job_requests set employment_type = 'full_time'`, '23514'],
  ['a job without a title', `update job_requests set title = ' '`, '23514'],
  ['a job of no company', `update job_requests set company_id = 99`, '23503'],
  ['an unknown placement status', `update connections set placement_status = 'hired'`, '23514'],
  ['the same connection twice', `insert into connections (request_id, employee_id) values (1, 1)`, '23505'],
  ['a connection to no job', `insert into connections (request_id, employee_id) values (99, 1)`, '23503'],
  ['somebody placed without a placement', PLACED, '23000'],
  [
    'a placement that stays although nobody is placed any more',
    `${PLACED}; insert into placements (connection_id, employee_name, job_title, company_name, placed_on, fee_percent, warranty_months)
       values (1, 'Asha Rao', 'Tester', 'Acme', '2026-11-02', 50, 3);
     set constraints all immediate; update connections set placement_status = 'rejected'`,
    '23000',
  ],
  ['a changed history', `update placement_history set to_status = 'placed'`, '23000'],
  ['a deleted history', `delete from placement_history`, '23000'],
  ['a changed audit entry', `update audit_log set actor_email = 'nobody'`, '23000'],
  ['a deleted audit entry', `delete from audit_log`, '23000'],
];

describe('R46: the database itself', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
    await database.sql(RECORDS);
  });
  afterAll(() => database.drop());

  it.each(REFUSED)('refuses %s', async (_, sql, state) => {
    await expect(database.sql(sql)).rejects.toMatchObject({ code: state });
  });

  it('takes what is right, so that a refusal above means something', async () => {
    await database.sql('begin; update users set role = $$admin$$ where user_id = 3; rollback');
    await database.sql(`begin; ${employee(`industry = 'IT', resume_link = 'https://cv.example/a'`)}; rollback`);
    await database.sql(
      `begin; update job_requests set count = 10000, status = 'active', priority = 'urgent'; rollback`,
    );
  });

  it('lets an account go without its company, which has no owner then', async () => {
    await database.sql('delete from users where user_id = 2');
    const [left] = await database.sql(`select (select user_id from companies) as account,
      (select count(*)::int from company_members) as members, (select count(*)::int from connections) as connections`);
    expect(left).toEqual({ account: null, members: 0, connections: 1 });
  });

  it('R26: lets a connection go with its history, and a company with everything below it', async () => {
    await database.sql('delete from companies where company_id = 1');
    const [left] = await database.sql(`select (select count(*)::int from companies) as companies,
      (select count(*)::int from job_requests) as jobs, (select count(*)::int from connections) as connections,
      (select count(*)::int from placement_history) as history, (select status from employees where employee_id = 1) as status`);
    expect(left).toEqual({ companies: 0, jobs: 0, connections: 0, history: 0, status: 'Available' });
  });
});
