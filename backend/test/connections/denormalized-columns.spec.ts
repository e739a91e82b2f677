import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type ApiRecord, type Member, Office, recordOf, rowsOf } from '../support/office.js';

describe('what lists show of other records stays true', () => {
  let office: Office;
  let acme: Member;
  let asha: Member;
  let job: ApiRecord;
  let connection: ApiRecord;
  beforeAll(async () => {
    office = await Office.open();
    acme = await office.company({ companyName: 'Acme' });
    asha = await office.employee({ name: 'Asha Rao' });
    job = await office.job(acme);
    connection = await office.connect(job.id, asha.id);
  });
  afterAll(() => office.close());

  const found = async (resource: string, q: string): Promise<number[]> =>
    (await rowsOf(office.admin.list(resource, { filter: { q } }))).map(({ id }) => id);

  it("an employee's new name and phone reach the connection, and search finds the new name only", async () => {
    await recordOf(asha.client.put('/api/employee/profile', { full_name: 'Asha Kulkarni', phone: '9811111111' }));
    const seen = { employee_name: 'Asha Kulkarni', employee_phone: '+919811111111' };
    expect(await office.seen('connections', connection.id)).toMatchObject(seen);
    expect((await rowsOf(office.admin.list('connections')))[0]).toMatchObject(seen);
    expect(await found('connections', 'kulkarni')).toEqual([connection.id]);
    expect(await found('connections', 'asha rao')).toEqual([]);
    expect(await found('employees', 'kulkarni')).toEqual([asha.id]);
  });

  it("a job's new title, domain, location and type reach the connection and the employee", async () => {
    const changed = { title: 'Vue Architect', domain: 'Frontend', location: 'Kochi', employment_type: 'Contract' };
    await recordOf(acme.client.put(`/jobs/requests/${job.id}`, changed));
    expect(await office.seen('connections', connection.id)).toMatchObject({
      job_title: 'Vue Architect',
      job_domain: 'Frontend',
      job_location: 'Kochi',
      employment_type: 'Contract',
    });
    expect(await rowsOf(asha.client.get('/api/employee/admin-connected-jobs'))).toMatchObject([changed]);
    expect(await found('connections', 'vue architect')).toEqual([connection.id]);
    expect(await found('connections', 'react')).toEqual([]);
  });

  it("a company's new name and industry reach its jobs and their connections", async () => {
    const form = {
      name: 'Zenith Works',
      contact_person_phone: '9876543210',
      industry: 'Non-IT',
      location: 'Pune',
      contact_person_name: 'Ravi Menon',
      company_size: '11-50',
    };
    await recordOf(acme.client.put(`/api/companies/${acme.id}`, form));
    expect((await office.seen('job-requests', job.id))['company_name']).toBe('Zenith Works');
    expect(await office.seen('connections', connection.id)).toMatchObject({
      company_name: 'Zenith Works',
      company_industry: 'Non-IT',
    });
    expect(await found('job-requests', 'zenith')).toEqual([job.id]);
    expect(await found('job-requests', 'acme')).toEqual([]);
    expect(await found('connections', 'zenith')).toEqual([connection.id]);
    const filtered = await rowsOf(office.admin.list('connections', { filter: { company_name: 'Zenith Works' } }));
    expect(filtered.map(({ id }) => id)).toEqual([connection.id]);
  });

  it('renames and new connections at the same moment leave no old name', async () => {
    const company = await office.company();
    const person = await office.employee();
    const jobs = await Promise.all(Array.from({ length: 8 }, () => office.job(company)));
    await Promise.all([
      ...jobs.map(({ id }) => office.connect(id, person.id)),
      ...['Asha One', 'Asha Two', 'Asha Last'].map((full_name) =>
        person.client.put('/api/employee/profile', { full_name }),
      ),
      ...jobs.map(({ id }, i) => company.client.put(`/jobs/requests/${id}`, { title: `Title ${i}` })),
    ]);
    const untrue = `connections t join employees e using (employee_id) join job_requests j using (request_id)
      join companies c on c.company_id = j.company_id
      where t.employee_name <> e.full_name or t.job_title <> j.title or t.company_name <> c.name or j.company_name <> c.name`;
    expect(await office.count(untrue)).toBe(0);
    expect(await office.count('connections where employee_id = $1', [person.id])).toBe(8);
  });

  describe("an employee's status", () => {
    const statusOf = async (id: number): Promise<unknown> => {
      const [listed] = await rowsOf(office.admin.list('employees', { filter: { id: [id] } }));
      const one = await office.seen('employees', id);
      expect(listed?.['status']).toBe(one['status']);
      return one['status'];
    };

    it('is Available without a connection, and the status of the latest one otherwise', async () => {
      const person = await office.addEmployee();
      expect(await statusOf(person.id)).toBe('Available');
      const older = await office.connect((await office.job(acme)).id, person.id);
      expect(await statusOf(person.id)).toBe('pending');
      await office.setStatus(older.id, 'placed');
      expect(await statusOf(person.id)).toBe('placed');
      const latest = await office.connect((await office.job(acme)).id, person.id);
      expect(await statusOf(person.id)).toBe('pending');
      await office.setStatus(older.id, 'resigned');
      expect(await statusOf(person.id)).toBe('pending');
      await office.setStatus(latest.id, 'interview_scheduled');
      expect(await statusOf(person.id)).toBe('interview_scheduled');
      await recordOf(office.superAdmin.delete(`/api/admin/connections/${latest.id}`));
      expect(await statusOf(person.id)).toBe('resigned');
      await recordOf(office.superAdmin.delete(`/api/admin/connections/${older.id}`));
      expect(await statusOf(person.id)).toBe('Available');
    });

    it('goes by the connection date, not by the order of the keys', async () => {
      const person = await office.addEmployee();
      const first = await office.connect((await office.job(acme)).id, person.id);
      await office.setStatus(first.id, 'offered');
      const second = await office.connect((await office.job(acme)).id, person.id);
      await office.sql(`update connections set connection_date = now() - interval '2 days' where connection_id = $1`, [
        second.id,
      ]);
      expect(await statusOf(person.id)).toBe('offered');
    });

    it('follows a deleted job and a deleted company', async () => {
      const person = await office.addEmployee();
      const company = await office.addCompany();
      const staying = await office.connect((await office.job(acme)).id, person.id);
      await office.setStatus(staying.id, 'selected');
      const jobs = [await office.jobFor(company.id), await office.jobFor(company.id)];
      for (const { id } of jobs) await office.connect(id, person.id);
      await recordOf(office.superAdmin.delete(`/api/admin/job-requests/${jobs[1]?.id ?? 0}`));
      expect(await statusOf(person.id)).toBe('pending');
      await recordOf(office.superAdmin.delete(`/api/admin/companies/${company.id}`));
      expect(await statusOf(person.id)).toBe('selected');
    });
  });
});
