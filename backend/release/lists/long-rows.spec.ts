import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { contentRange } from '../../test/support/admin-lists.js';
import { type ApiAnswer, type ApiClient } from '../../test/support/api-client.js';
import { type ApiRecord, type Member, Office } from '../../test/support/office.js';

const JOBS = 300;
const MAX_BYTES = 2 * 1024 * 1024;
/** Takes four bytes, as long as a character can be. */
const CHARACTER = '\u{1F4BC}';
const LONG_ROW_BYTES = 100_000;

describe('R65: lists whose rows have long texts', () => {
  let office: Office;
  let company: Member;
  let employee: Member;
  beforeAll(async () => {
    office = await Office.open();
    company = await office.company();
    employee = await office.employee();
    await office.sql(
      `insert into job_requests (company_id, company_name, title, description, requirements)
       select $1, '', 'Job ' || n, repeat($2, 5000), repeat($2, 5000) from generate_series(1, $3::int) n`,
      [company.id, CHARACTER, JOBS],
    );
    await office.sql(
      `insert into connections (request_id, employee_id, employee_name, job_title, company_name, admin_notes)
       select request_id, $1, '', '', '', repeat($2, 5000) from job_requests`,
      [employee.id, CHARACTER],
    );
    await office.sql(
      `insert into audit_log (actor_email, actor_role, action, kind, before, after)
       select 'system', 'system', 'updated', 'job request', to_jsonb(d), to_jsonb(d)
       from (select repeat($1, 5000) as description, n from generate_series(1, $2::int) n) d`,
      [CHARACTER, JOBS],
    );
  });
  afterAll(() => office.close());

  const LISTS: [string, () => ApiClient][] = [
    ['/jobs/requests', () => company.client],
    ['/api/employee/admin-connected-jobs', () => employee.client],
    ['/api/admin/job-requests', () => office.admin],
    ['/api/admin/connections', () => office.admin],
    ['/api/admin/audit-log', () => office.superAdmin],
  ];

  it.each(LISTS)('R65: %s answers as many rows as fit, and says which they are', async (path, client) => {
    const answer = await client().get(path);
    expect(answer.status).toBe(200);
    const bytes = Buffer.byteLength(answer.text);
    expect(bytes).toBeGreaterThan(MAX_BYTES / 2);
    expect(bytes).toBeLessThan(MAX_BYTES + LONG_ROW_BYTES);
    const { first, last, total } = contentRange(answer);
    expect([first, last]).toEqual([0, rowsIn(answer).length - 1]);
    expect(total).toBeGreaterThanOrEqual(JOBS);
  });

  it.each(LISTS)('R65: %s gives all the others by range, none twice', async (path, client) => {
    const ids: unknown[] = [];
    for (let next = 0, total = 1; next < total;) {
      const answer = await client().get(`${path}?range=[${next},${next + 999}]`);
      const rows = rowsIn(answer);
      expect(contentRange(answer).last).toBe(next + rows.length - 1);
      ids.push(...rows.map(({ id }) => id));
      next += rows.length;
      total = contentRange(answer).total;
    }
    expect(ids.length).toBeGreaterThanOrEqual(JOBS);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it.each(LISTS.map(([path, client]) => [path, client] as const))(
    'R65: %s answers a page of 25 whole',
    async (path, client) => {
      expect(rowsIn(await client().get(`${path}?range=[0,24]`))).toHaveLength(25);
    },
  );

  it('R65: a search and named keys end where an answer is full, too', async () => {
    const keys = await office.sql<{ request_id: number }>('select request_id from job_requests');
    const filters = [{ q: 'Job' }, { id: keys.map(({ request_id }) => request_id) }];
    for (const filter of filters) {
      const answer = await office.admin.list('job-requests', { filter });
      expect(Buffer.byteLength(answer.text)).toBeLessThan(MAX_BYTES + LONG_ROW_BYTES);
      expect(contentRange(answer).last).toBe(rowsIn(answer).length - 1);
    }
  });

  it('R65: a thousand usual rows are answered at once', async () => {
    const other = await office.company();
    await office.sql(
      `insert into job_requests (company_id, company_name, title, description)
       select $1, '', 'Job ' || n, repeat('Build the hiring console. ', 20) from generate_series(1, 1000) n`,
      [other.id],
    );
    const answer = await other.client.get('/jobs/requests');
    expect(rowsIn(answer)).toHaveLength(1000);
    expect(contentRange(answer)).toMatchObject({ first: 0, last: 999 });
  });

  it.each(['?range=[0,1000]', '?range=[5,2]', '?range=all', '?range=[0,24]&range=[0,24]'])(
    'R65: /jobs/requests%s is no range',
    async (query) => {
      expect((await company.client.get(`/jobs/requests${query}`)).status).toBe(400);
      expect((await employee.client.get(`/api/employee/admin-connected-jobs${query}`)).status).toBe(400);
    },
  );
});

function rowsIn({ body }: ApiAnswer): ApiRecord[] {
  return body as ApiRecord[];
}
