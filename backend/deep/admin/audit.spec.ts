import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { jobForm } from '../../test/support/agency.js';
import { type ApiRecord, type Member, Office } from '../../test/support/office.js';

describe('R27: many changes at once', () => {
  let office: Office;
  let asha: Member;
  let acme: Member;
  let job: ApiRecord;
  let connection: ApiRecord;
  beforeAll(async () => {
    office = await Office.open();
    asha = await office.employee();
    acme = await office.company();
    job = await office.job(acme);
    connection = await office.connect(job.id, asha.id);
  });
  afterAll(() => office.close());
  const n = (): number => office.agency.unique();

  it('R27: leave an entry each', async () => {
    const before = await office.count('audit_log');
    const calls = Array.from({ length: 100 }, (_, i) => {
      if (i % 4 === 0) return acme.client.post('/jobs/create', jobForm());
      if (i % 4 === 1) return office.admin.post('/jobs/create', { ...jobForm(), company_id: acme.id });
      if (i % 4 === 2)
        return office.admin.patch(`/api/admin/connections/${connection.id}`, { admin_notes: `n ${n()}` });
      return asha.client.put('/api/employee/profile', { qualification: `Degree ${n()}` });
    });
    expect(new Set((await Promise.all(calls)).map(({ status }) => status))).toEqual(new Set([200, 201]));
    expect(await office.count('audit_log')).toBe(before + 100);
  });
});
