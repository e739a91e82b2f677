import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { jobForm } from '../support/agency.js';
import { type ApiRecord, type Member, Office, refusalOf, rowsOf } from '../support/office.js';
import { routeRows } from '../support/route-table.js';
import { acceptProfileTerms } from '../support/showings.js';

const PROFILE = {
  name: 'Taken Over',
  contact_person_phone: '9876543210',
  industry: 'IT',
  location: 'Pune',
  contact_person_name: 'Nobody',
  company_size: '1-10',
};

describe('R21: what belongs to somebody else is not found', () => {
  let office: Office;
  let asha: Member;
  let vikram: Member;
  let sahyadri: Member;
  let konkan: Member;
  let job: ApiRecord;
  let connection: ApiRecord;

  beforeAll(async () => {
    office = await Office.open();
    asha = await office.employee();
    vikram = await office.employee({ name: 'Vikram Das' });
    sahyadri = await office.company();
    konkan = await office.company();
    job = await office.job(sahyadri);
    connection = await office.connect(job.id, asha.id, 'Strong in system design.');
  });
  afterAll(() => office.close());

  const everything = async (): Promise<unknown[]> => [
    await office.sql('select * from companies order by 1'),
    await office.sql('select * from employees order by 1'),
    await office.sql('select * from job_requests order by 1'),
    await office.sql('select * from connections order by 1'),
    await office.sql('select * from audit_log order by 1'),
  ];

  it("R21: another company's job is not found, in the words of one that does not exist", async () => {
    const before = await everything();
    const foreign = await refusalOf(konkan.client.put(`/jobs/requests/${job.id}`, { ...job, title: 'Mine now' }));
    const missing = await refusalOf(konkan.client.put('/jobs/requests/999999', { ...job, title: 'Mine now' }));
    expect(foreign).toEqual({ status: 404, error: 'Job request not found' });
    expect(missing).toEqual(foreign);
    expect(await everything()).toEqual(before);
  });

  it("R21: another company's profile is not found, in the words of one that does not exist", async () => {
    const before = await everything();
    const foreign = await refusalOf(konkan.client.put(`/api/companies/${sahyadri.id}`, PROFILE));
    const missing = await refusalOf(konkan.client.put('/api/companies/999999', PROFILE));
    expect(foreign).toEqual({ status: 404, error: 'Company not found' });
    expect(missing).toEqual(foreign);
    expect(await everything()).toEqual(before);
  });

  it('R21: naming the own company in the body does not open the address of another one', async () => {
    const before = await everything();
    const body = { ...PROFILE, company_id: konkan.id, id: konkan.id, user_id: konkan.userId };
    expect((await konkan.client.put(`/api/companies/${sahyadri.id}`, body)).status).toBe(404);
    const asOwner = { ...job, company_id: konkan.id };
    expect((await konkan.client.put(`/jobs/requests/${job.id}?company_id=${konkan.id}`, asOwner)).status).toBe(404);
    expect(await everything()).toEqual(before);
  });

  it('R21: a company sees its own jobs whatever it asks for', async () => {
    const own = await office.job(konkan, { title: 'Plant Operator' });
    for (const query of [
      '',
      `?company_id=${sahyadri.id}`,
      `?filter=${encodeURIComponent(JSON.stringify({ company_id: sahyadri.id }))}`,
      '?range=[0,999]',
      `?request_id=${job.id}`,
    ]) {
      const rows = await rowsOf(konkan.client.get(`/jobs/requests${query}`));
      expect([query, rows.map(({ id }) => id)]).toEqual([query, [own.id]]);
    }
  });

  it('R21: an employee sees the own connected jobs whatever it asks for', async () => {
    const jobsOf = async ({ client }: Member, query: string): Promise<unknown[]> =>
      (await rowsOf(client.get(`/api/employee/admin-connected-jobs${query}`))).map(({ id }) => id);
    expect(await jobsOf(vikram, '')).toEqual([]);
    const other = await office.job(await office.company());
    await office.connect(other.id, vikram.id);
    for (const named of [asha, vikram]) {
      for (const query of ['', `?employee_id=${named.id}`, `?userId=${named.userId}`]) {
        expect(await jobsOf(asha, query)).toEqual([job.id]);
        expect(await jobsOf(vikram, query)).toEqual([other.id]);
      }
    }
  });

  it('R21: an employee changes the own profile whoever the body names', async () => {
    const [before] = await office.sql('select * from employees where employee_id = $1', [asha.id]);
    const body = {
      full_name: 'Vikram Rao',
      employee_id: asha.id,
      id: asha.id,
      user_id: asha.userId,
      email: asha.email,
    };
    const { status } = await vikram.client.put(`/api/employee/profile?employee_id=${asha.id}`, body);
    expect(status).toBe(200);
    expect((await office.sql('select * from employees where employee_id = $1', [asha.id]))[0]).toEqual(before);
    expect((await office.seen('employees', vikram.id))['full_name']).toBe('Vikram Rao');
  });

  it('R21: a company that posts a job for another company posts it for itself', async () => {
    const posted = await konkan.client.post('/jobs/create', { ...jobForm(), company_id: sahyadri.id });
    expect([posted.status, (posted.body as ApiRecord)['company_id']]).toEqual([201, konkan.id]);
    expect(await office.count('job_requests where company_id = $1', [sahyadri.id])).toBe(1);
  });

  it('R21: no other way leads to a foreign record', async () => {
    const before = await everything();
    const people = { asha, vikram, sahyadri, konkan };
    const paths = [
      `/jobs/requests/${job.id}`,
      `/jobs/${job.id}`,
      `/api/companies/${sahyadri.id}`,
      `/api/companies`,
      `/api/employee/${asha.id}`,
      `/api/employee/profile/${asha.id}`,
      `/users/${asha.userId}`,
      `/users/profile/${asha.userId}`,
      `/api/admin/employees/${asha.id}`,
      `/api/admin/companies/${sahyadri.id}`,
      `/api/admin/job-requests/${job.id}`,
      `/api/admin/connections/${connection.id}`,
    ];
    for (const [name, { client }] of Object.entries(people)) {
      for (const path of paths) {
        for (const method of ['get', 'patch', 'delete', 'post'] as const) {
          const { status } = await client[method](path, method === 'get' || method === 'delete' ? undefined : {});
          expect([name, method, path, [401, 403, 404].includes(status)]).toEqual([name, method, path, true]);
        }
      }
    }
    expect(await everything()).toEqual(before);
  });

  it('nor is what does not exist, whatever part of it is read', async () => {
    await acceptProfileTerms(sahyadri.client);
    const reads = routeRows().filter(({ method, path }) => method === 'GET' && path.includes(':'));
    for (const [client, identity] of [
      [office.superAdmin, 'super_admin'],
      [sahyadri.client, 'company'],
      [asha.client, 'employee'],
    ] as const) {
      for (const { path } of reads.filter(({ allowed }) => allowed.includes(identity))) {
        const query = path.endsWith('/report') ? '?for=board' : '';
        const { status } = await client.get(path.replaceAll(/:\w+/g, '99999999') + query);
        expect([identity, path, status]).toEqual([identity, path, 404]);
      }
    }
  });
});
