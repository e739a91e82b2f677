import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { contentRange } from '../../test/support/admin-lists.js';
import { setIndiaNow } from '../../test/support/ledger.js';
import { Merges } from '../../test/support/merges.js';
import { type ApiRecord, Office, recordOf, refusalOf, rowsOf, statusesOf } from '../../test/support/office.js';

/** A person who was connected to a job, and the line that says so. */
interface Introduced {
  company: ApiRecord;
  job: ApiRecord;
  asha: ApiRecord;
  connection: ApiRecord;
  line: ApiRecord;
}

let office: Office;
let merges: Merges;
beforeAll(async () => {
  office = await Office.open();
  merges = new Merges(office);
});
afterAll(() => office.close());

/** Lines of the register in the order in which they were written. */
const linesOf = (filter: Record<string, unknown>): Promise<ApiRecord[]> =>
  rowsOf(office.admin.list('introductions', { filter, sort: ['id', 'ASC'] }));

async function introduce(): Promise<Introduced> {
  const company = await office.addCompany();
  const job = await office.jobFor(company.id);
  const asha = await office.addEmployee();
  const connection = await office.connect(job.id, asha.id);
  const [line] = await linesOf({ company_id: company.id });
  if (!line) throw new Error(`nothing was introduced to company ${company.id}`);
  return { company, job, asha, connection, line };
}

describe('the first connection of a person to a company', () => {
  it('is one line, with the day in India, the job, the way and who did it', async () => {
    const { company, job, asha, line } = await introduce();
    await office.connect((await office.jobFor(company.id)).id, asha.id);
    const [{ today } = { today: '' }] = await office.sql<{ today: string }>('select india_today()::text as today');
    expect(await linesOf({ company_id: company.id, employee_id: asha.id })).toEqual([
      {
        id: expect.any(Number),
        introduction_id: expect.any(Number),
        employee_id: asha.id,
        employee_name: 'Asha Rao',
        company_id: company.id,
        company_name: company['name'],
        request_id: job.id,
        job_title: job['title'],
        how: 'connected',
        introduced_on: today,
        introduced_at: expect.stringMatching(/Z$/),
        introduced_by: office.admin.userId,
        introduced_by_name: office.admin.email,
        introducer_name: 'Meera Iyer',
        submitted_on: null,
        first_opened_on: null,
      },
    ]);
    expect(await office.seen('introductions', line.id)).toEqual(line);
    expect(await refusalOf(office.admin.get('/api/admin/introductions/2000000000'))).toEqual({
      status: 404,
      error: 'Introduction not found',
    });
  });

  it('is one for each company that has the person', async () => {
    const { asha, company } = await introduce();
    const other = await office.addCompany();
    await office.connect((await office.jobFor(other.id)).id, asha.id);
    const lines = await linesOf({ employee_id: asha.id });
    expect(lines.map(({ company_id }) => company_id)).toEqual([company.id, other.id]);
  });

  it('is one of two that are made at the same moment, with the job and the account of that one', async () => {
    const company = await office.addCompany();
    const { id: employee_id } = await office.addEmployee();
    const [one, other] = [await office.jobFor(company.id), await office.jobFor(company.id)];
    const calls = [
      office.admin.post('/api/admin/create-connection', { request_id: one.id, employee_id }),
      office.superAdmin.post('/api/admin/create-connection', { request_id: other.id, employee_id }),
    ];
    expect(await statusesOf(calls)).toEqual([201, 201]);
    const lines = await linesOf({ company_id: company.id });
    expect(lines).toHaveLength(1);
    expect([
      [one.id, office.admin.userId],
      [other.id, office.superAdmin.userId],
    ]).toContainEqual([lines[0]?.['request_id'], lines[0]?.['introduced_by']]);
  });

  it('is none when it is refused', async () => {
    const company = await office.company();
    const job = await office.job(company);
    await recordOf(company.client.put(`/jobs/requests/${job.id}`, { status: 'closed' }));
    const { id: employee_id } = await office.addEmployee();
    const refused = office.admin.post('/api/admin/create-connection', { request_id: job.id, employee_id });
    expect((await refused).status).toBe(409);
    expect(await linesOf({ company_id: company.id })).toEqual([]);
  });
});

/** What a line says no more once the record is deleted. */
const GONE = {
  connections: {},
  'job-requests': { request_id: null },
  employees: { employee_id: null },
  companies: { company_id: null, request_id: null },
};

describe('a line of the register', () => {
  it.each(Object.keys(GONE) as (keyof typeof GONE)[])('stays when of %s the record is deleted', async (resource) => {
    const { company, job, asha, connection, line } = await introduce();
    const id = { connections: connection.id, 'job-requests': job.id, employees: asha.id, companies: company.id };
    await recordOf(office.superAdmin.delete(`/api/admin/${resource}/${id[resource]}`));
    expect(await office.seen('introductions', line.id)).toEqual({ ...line, ...GONE[resource] });
  });

  it('stays the first one when nothing came of it, and the person is connected again', async () => {
    const { company, job, asha, connection, line } = await introduce();
    await office.setStatus(connection.id, 'rejected');
    await recordOf(office.superAdmin.delete(`/api/admin/connections/${connection.id}`));
    await office.connect(job.id, asha.id);
    await recordOf(office.superAdmin.delete(`/api/admin/job-requests/${job.id}`));
    await office.connect((await office.jobFor(company.id)).id, asha.id);
    expect(await linesOf({ company_id: company.id })).toEqual([{ ...line, request_id: null }]);
  });

  it('keeps the names of its day, and is found by these', async () => {
    const { company, job, asha, line } = await introduce();
    const edit = (path: string, body: object): Promise<ApiRecord> =>
      recordOf(office.admin.patch(`/api/admin/${path}`, body));
    await edit(`employees/${asha.id}`, { full_name: 'Sarojini Naidu' });
    await edit(`companies/${company.id}`, { name: 'Renamed Works' });
    await edit(`job-requests/${job.id}`, { title: 'Boiler Attendant' });
    expect(await office.seen('introductions', line.id)).toEqual(line);
    expect(await linesOf({ company_id: company.id, q: 'asha sahyadri react' })).toEqual([line]);
    for (const q of ['sarojini', 'renamed', 'boiler']) expect(await linesOf({ company_id: company.id, q })).toEqual([]);
  });

  it('names who introduced after the account is gone', async () => {
    const leaving = await office.agency.staff();
    const { company } = await introduce();
    const { id: employee_id } = await office.addEmployee();
    const { id: request_id } = await office.jobFor(company.id);
    await recordOf(leaving.post('/api/admin/create-connection', { request_id, employee_id }));
    await recordOf(office.superAdmin.delete(`/api/admin/admins/${leaving.userId}`));
    expect(await linesOf({ employee_id })).toMatchObject([
      { introduced_by: leaving.userId, introduced_by_name: leaving.email },
    ]);
  });

  it('is changed and removed by no call', async () => {
    const { line } = await introduce();
    const path = `/api/admin/introductions/${line.id}`;
    const calls = [
      office.superAdmin.post('/api/admin/introductions', line),
      office.superAdmin.put(path, { how: 'mailed' }),
      office.superAdmin.patch(path, { how: 'mailed' }),
      office.superAdmin.delete(path),
    ];
    expect(await statusesOf(calls)).toEqual([404, 404, 404, 404]);
    expect(await office.seen('introductions', line.id)).toEqual(line);
  });
});

describe('after a merge', () => {
  it('of two people the earlier line stands in the name of who stays', async () => {
    const company = await office.addCompany();
    const job = await office.jobFor(company.id);
    const [late, early] = [await office.addEmployee(), await office.addEmployee()];
    await office.connect(job.id, early.id);
    await office.connect(job.id, late.id);
    await merges.merge(late.id, early.id);
    const lines = await linesOf({ company_id: company.id });
    expect(lines.map(({ employee_id }) => employee_id)).toEqual([late.id, null]);
  });

  it('of two companies that had the person, too, each line with the name of its day; the undo parts them again', async () => {
    const { company: early, asha, line } = await introduce();
    const late = await office.addCompany();
    await office.connect((await office.jobFor(late.id)).id, asha.id);
    const [, second] = await linesOf({ employee_id: asha.id });
    const merged = await merges.merge(late.id, early.id, {}, 'companies');
    expect(await linesOf({ employee_id: asha.id })).toEqual([
      { ...line, company_id: late.id },
      { ...second, company_id: null },
    ]);
    await merges.undo(merged);
    expect(await linesOf({ employee_id: asha.id })).toEqual([line, second]);
  });
});

describe('the register', () => {
  it('is filtered, searched and sorted by what a person would ask for', async () => {
    const company = await office.addCompany();
    const meet = async (day: string, title: string, name: string): Promise<number> => {
      await setIndiaNow(office, day);
      const { id } = await office.addEmployee({ name });
      await office.connect((await office.jobFor(company.id, { title })).id, id);
      return (await linesOf({ employee_id: id }))[0]?.id ?? 0;
    };
    const first = await meet('2026-12-31 23:59', 'Boiler Attendant', 'Zubeida Khan');
    const second = await meet('2027-01-01 00:00', 'Welder', 'Asha Rao');
    const ids = async (filter: Record<string, unknown>, sort?: [string, string]): Promise<number[]> => {
      const query = { filter: { company_id: company.id, ...filter }, sort };
      return (await rowsOf(office.admin.list('introductions', query))).map(({ id }) => id);
    };
    expect(await ids({})).toEqual([second, first]);
    expect(await ids({}, ['employee_name', 'DESC'])).toEqual([first, second]);
    expect(await ids({ introduced_on: '2026-12-31' })).toEqual([first]);
    expect(await ids({ introduced_on_gte: '2027-01-01' })).toEqual([second]);
    expect(await ids({ job_title: 'Welder', introduced_by: office.admin.userId })).toEqual([second]);
    expect(await ids({ how: 'connected', q: 'boiler zubeida' })).toEqual([first]);
    expect(await ids({ q: 'welder zubeida' })).toEqual([]);
    expect(await ids({ how: ['shared', 'mailed'] })).toEqual([]);
    const page = await office.admin.list('introductions', { filter: { company_id: company.id }, range: [1, 1] });
    expect(page.body).toMatchObject([{ id: first }]);
    expect(contentRange(page)).toEqual({ unit: 'introductions', first: 1, last: 1, total: 2 });
    for (const query of [{ filter: { employee_email: 'a@b.example' } }, { sort: ['search_text', 'ASC'] }]) {
      expect((await office.admin.list('introductions', query)).status).toBe(400);
    }
  });
});
