import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type ApiRecord, Office, recordOf, rowsOf } from '../support/office.js';

const STATUSES = [
  'pending',
  'shortlisted',
  'interview_scheduled',
  'interview_completed',
  'selected',
  'offered',
  'placed',
  'rejected',
  'dropped',
  'resigned',
];
const STAT_OF = {
  employees: 'totalEmployees',
  companies: 'totalCompanies',
  'job-requests': 'totalJobRequests',
} as const;

describe('GET /api/admin/dashboard-stats', () => {
  let office: Office;
  beforeAll(async () => {
    office = await Office.open();
  });
  afterAll(() => office.close());

  const stats = (): Promise<ApiRecord> => recordOf(office.admin.get('/api/admin/dashboard-stats'));
  const total = async (list: string): Promise<number> => {
    const answer = await office.admin.get(`/api/admin/${list}`);
    return Number(answer.headers.get('content-range')?.split('/')[1]);
  };

  /** Figures, list totals, list rows and the tables themselves say the same. */
  async function expectAgreement(): Promise<void> {
    const figures = await stats();
    for (const [list, name] of Object.entries(STAT_OF)) {
      const n = await office.count(list.replace('-', '_'));
      expect([list, figures[name], await total(list)]).toEqual([list, n, n]);
      expect(await rowsOf(office.admin.get(`/api/admin/${list}`))).toHaveLength(n);
    }
    const byStatus = figures['connectionsByStatus'] as Record<string, number>;
    expect(Object.keys(byStatus)).toEqual(STATUSES);
    for (const status of STATUSES) {
      const n = await office.count('connections where placement_status = $1', [status]);
      expect([status, byStatus[status], await total(`connections?placement_status=${status}`)]).toEqual([status, n, n]);
    }
    expect(figures['totalPlacements']).toBe(byStatus['placed']);
    expect(await total('connections')).toBe(await office.count('connections'));
    const stored = await office.sql<{ list: string; facet: string; n: number }>(
      'select list, facet, sum(n)::int as n from row_counts group by list, facet having sum(n) <> 0 order by 1, 2',
    );
    const counted = await office.sql(
      `select 'companies' as list, '' as facet, count(*)::int as n from companies having count(*) > 0
       union all select 'connections', placement_status, count(*)::int from connections group by placement_status
       union all select 'employees', '', count(*)::int from employees having count(*) > 0
       union all select 'introductions', '', count(*)::int from introductions having count(*) > 0
       union all select 'job_requests', '', count(*)::int from job_requests having count(*) > 0
       union all select 'placements', '', count(*)::int from placements having count(*) > 0 order by 1, 2`,
    );
    expect(stored).toEqual(counted);
  }

  it('has the four figures of the cards and the ten of the pipeline, zero in an empty agency', async () => {
    expect(await stats()).toEqual({
      totalEmployees: 0,
      totalCompanies: 0,
      totalJobRequests: 0,
      totalPlacements: 0,
      connectionsByStatus: Object.fromEntries(STATUSES.map((status) => [status, 0])),
    });
    await expectAgreement();
  });

  it('agrees with lists and tables after every step of a mixed series', async () => {
    const people = await Promise.all(Array.from({ length: 6 }, () => office.addEmployee()));
    const companies = await Promise.all(Array.from({ length: 3 }, () => office.addCompany()));
    const jobs = await Promise.all(companies.flatMap(({ id }) => [office.jobFor(id), office.jobFor(id)]));
    await expectAgreement();
    const connections = await Promise.all(
      people.flatMap((person, i) => jobs.slice(0, i).map((job) => office.connect(job.id, person.id))),
    );
    await expectAgreement();
    await Promise.all(connections.map(({ id }, i) => office.setStatus(id, STATUSES[i % STATUSES.length] ?? '')));
    await expectAgreement();
    expect((await stats())['totalPlacements']).toBeGreaterThan(0);
    const remove = (resource: string, record?: ApiRecord): Promise<ApiRecord> =>
      recordOf(office.superAdmin.delete(`/api/admin/${resource}/${record?.id ?? 0}`));
    await remove('connections', connections[0]);
    await expectAgreement();
    await remove('employees', people[5]);
    await expectAgreement();
    await remove('job-requests', jobs[2]);
    await expectAgreement();
    await remove('companies', companies[0]);
    await expectAgreement();
    await Promise.all([remove('companies', companies[1]), remove('companies', companies[2])]);
    await Promise.all(people.slice(0, 5).map((person) => remove('employees', person)));
    await expectAgreement();
    expect(await stats()).toMatchObject({ totalEmployees: 0, totalCompanies: 0, totalPlacements: 0 });
  });

  it('refused calls change no figure', async () => {
    const connection = await office.freshConnection();
    const before = await stats();
    const { request_id, employee_id } = connection;
    await office.admin.post('/api/admin/create-connection', { request_id, employee_id });
    await office.admin.post('/auth/register', { role: 'employee', email: connection['employee_email'] });
    await office.admin.put(`/api/admin/connections/${connection.id}/status`, { placement_status: 'hired' });
    await office.admin.delete(`/api/admin/connections/${connection.id}`);
    await office.superAdmin.delete('/api/admin/employees/999999');
    expect(await stats()).toEqual(before);
    await expectAgreement();
  });

  it('counts companies as active whether or not they have jobs, and jobs in all states', async () => {
    const before = await stats();
    const company = await office.company();
    const job = await office.job(company);
    await recordOf(company.client.put(`/jobs/requests/${job.id}`, { status: 'closed' }));
    expect(await stats()).toMatchObject({
      totalCompanies: Number(before['totalCompanies']) + 1,
      totalJobRequests: Number(before['totalJobRequests']) + 1,
    });
  });
});
