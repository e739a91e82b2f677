import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { contentRange, type Row } from '../../test/support/admin-lists.js';
import { Agency } from '../../test/support/agency.js';
import { type ApiClient } from '../../test/support/api-client.js';

/** 2,600 people, newest last; every second one in IT, 1,100 of Kochi. */
const PEOPLE = `
  with accounts as (
    insert into users (email, password_hash, role)
    select 'person' || n || '@mail.example.in', 'x', 'employee' from generate_series(1, 2600) n returning user_id, email)
  insert into employees (user_id, full_name, email, phone, industry, preferred_location, skills, created_at)
  select user_id, case when n % 100 = 0 then 'Zubin Irani' else 'Asha Rao' end, email, '+91' || (9000000000 + n),
    case when n % 2 = 0 then 'IT' else 'Non-IT' end, case when n <= 1100 then 'Kochi' else 'Pune' end,
    '[{"skill_name":"React"}]', now() - (2600 - n) * interval '1 minute'
  from accounts, lateral (select substring(email from '\\d+')::int as n) number`;

const CONNECTIONS = `
  with account as (insert into users (email, password_hash, role) values ('hr@many.example', 'x', 'company') returning user_id),
  company as (
    insert into companies (user_id, name, contact_person_name, contact_person_phone, contact_email)
    select user_id, 'Many Ltd', 'Ravi Menon', '+918000000000', 'hr@many.example' from account returning company_id),
  job as (insert into job_requests (company_id, title, description) select company_id, 'Tester', 'Test.' from company returning request_id)
  insert into connections (request_id, employee_id, placement_status)
  select request_id, employee_id, case when employee_id % 2 = 0 then 'selected' else 'offered' end from job, employees`;

describe('totals of long lists', () => {
  let agency: Agency;
  let admin: ApiClient;
  beforeAll(async () => {
    agency = await Agency.open();
    admin = await agency.staff('super_admin');
    await agency.database.sql(PEOPLE);
    await agency.database.sql(CONNECTIONS);
  });
  afterAll(() => agency.close());

  it('answers 1,000 rows at most without parameters, and the whole total', async () => {
    const answer = await admin.list('employees');
    expect(answer.body).toHaveLength(1000);
    expect(answer.headers.get('content-range')).toBe('employees 0-999/2600');
    expect(answer.headers.get('x-total-capped')).toBeNull();
  });

  it.each([
    ['employees', {}, 2600],
    ['connections', {}, 2600],
    ['connections', { placement_status: 'selected' }, 1300],
    ['connections', { placement_status: ['selected', 'offered', 'selected'] }, 2600],
    ['connections', { placement_status: 'rejected' }, 0],
  ])('keeps the exact total of %s with %j: %d', async (list, filter, total) => {
    const answer = await admin.list(list, { filter, range: [0, 24] });
    expect(contentRange(answer).total).toBe(total);
    expect(answer.headers.get('x-total-capped')).toBeNull();
    expect(answer.body).toHaveLength(Math.min(total, 25));
  });

  it.each([
    [{ full_name: 'Zubin Irani' }, 26],
    [{ preferred_location: 'Nowhere' }, 0],
    [{ industry: 'IT', full_name: 'Zubin Irani' }, 26],
    [{ q: 'zubin', industry: 'Non-IT' }, 0],
    [{ q: 'person1000@' }, 1],
  ])('counts a short result exactly: %j', async (filter, total) => {
    const answer = await admin.list('employees', { filter, range: [0, 9] });
    expect(contentRange(answer).total).toBe(total);
    expect(answer.headers.get('x-total-capped')).toBeNull();
  });

  it.each([
    [{ industry: 'IT' }, undefined],
    [{ preferred_location: 'Kochi' }, undefined],
    [{ skills: 'react' }, undefined],
    [{ skills: 'react' }, ['created_at', 'DESC']],
    [{ q: 'asha' }, undefined],
    [{ q: 'asha' }, ['created_at', 'DESC']],
  ])('says X-Total-Capped when it stops counting: %j', async (filter, sort) => {
    const answer = await admin.list('employees', { filter, sort, range: [0, 24] });
    const real = (
      await agency.database.sql<{ n: string }>(
        `select count(*) as n from employees where search_text like '%asha%' or $1`,
        [!('q' in filter)],
      )
    )[0];
    expect(answer.headers.get('x-total-capped')).toBe('true');
    expect(contentRange(answer).total).toBeGreaterThanOrEqual(1000);
    expect(contentRange(answer).total).toBeLessThan(Number(real?.n));
    expect(answer.body).toHaveLength(25);
  });

  it('answers every page of a capped list, down to its end', async () => {
    const ids = new Set<unknown>();
    for (let first = 0; first < 1300; first += 100) {
      const answer = await admin.list('employees', { filter: { industry: 'IT' }, range: [first, first + 99] });
      expect(contentRange(answer)).toMatchObject({ first, last: first + 99 });
      expect(contentRange(answer).total).toBeGreaterThanOrEqual(first + 100);
      for (const row of answer.body as Row[]) ids.add(row['id']);
    }
    expect(ids.size).toBe(1300);
    const end = await admin.list('employees', { filter: { industry: 'IT' }, range: [1290, 1389] });
    expect(end.headers.get('content-range')).toBe('employees 1290-1299/1300');
    expect(end.headers.get('x-total-capped')).toBeNull();
  });

  it.each([
    [{ q: 'zubin' }, 26],
    [{ q: 'zubin', industry: 'IT' }, 26],
    [{ q: 'zu' }, 20], // a word of one or two letters is looked for in the newest 2,000 rows only
    [{ industry: 'IT' }, 1300],
  ])('leads a reader who trusts the totals to every row of %j', async (filter, count) => {
    const ids = new Set<unknown>();
    for (let first = 0, total = 1; first < total; first += 10) {
      const answer = await admin.list('employees', { filter, range: [first, first + 9] });
      for (const row of answer.body as Row[]) ids.add(row['id']);
      ({ total } = contentRange(answer));
    }
    expect(ids.size).toBe(count);
  });

  it('finds an old row by searching, far behind the newest rows', async () => {
    for (const sort of [undefined, ['full_name', 'ASC'], ['id', 'DESC']]) {
      const answer = await admin.list('employees', { filter: { q: 'person7@' }, sort, range: [0, 24] });
      expect((answer.body as Row[]).map(({ email }) => email)).toEqual(['person7@mail.example.in']);
    }
  });

  it('pages through a search whose matches reach far back, without repeats', async () => {
    const ids: unknown[] = [];
    for (let first = 0; first < 2600; first += 400) {
      const answer = await admin.list('employees', { filter: { q: 'asha rao' }, range: [first, first + 399] });
      expect(contentRange(answer).total).toBeGreaterThanOrEqual(Math.min(2574, first + 400));
      ids.push(...(answer.body as Row[]).map(({ id }) => id));
    }
    expect(ids).toHaveLength(2574);
    expect(new Set(ids).size).toBe(2574);
  });

  it('keeps totals right through deletions, changes of status and a rolled-back insert', async () => {
    const selected = await admin.list('connections', { filter: { placement_status: 'selected' }, range: [0, 0] });
    const { connection_id: moved, employee_id: leaver } = (selected.body as Row[])[0] ?? {};
    const path = `/api/admin/connections/${String(moved)}`;
    expect((await admin.put(`${path}/status`, { placement_status: 'dropped' })).status).toBe(200);
    expect((await admin.delete(`/api/admin/employees/${String(leaver)}`)).status).toBe(200);
    await agency.database.sql(
      `do $$ begin delete from connections; raise exception 'never mind'; exception when others then null; end $$`,
    );
    const total = async (list: string, filter: Row): Promise<number> =>
      contentRange(await admin.list(list, { filter, range: [0, 0] })).total;
    expect(await total('employees', {})).toBe(2599);
    expect(await total('connections', {})).toBe(2599);
    expect(await total('connections', { placement_status: 'selected' })).toBe(1299);
    expect(await total('connections', { placement_status: 'dropped' })).toBe(0);
  });
});
