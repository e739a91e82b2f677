import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type ApiRecord, Office, recordOf, refusalOf, rowsOf } from '../support/office.js';
import { EDITABLE, EDITS, RecordEdits } from '../support/record-edits.js';

const CHANGED_MEANWHILE = 'Somebody else has changed this record meanwhile.';
const KINDS = { employees: 'employee', companies: 'company', 'job-requests': 'job request' };

describe('PATCH /api/admin/{employees|companies|job-requests}/{id}', () => {
  let office: Office;
  let edits: RecordEdits;
  beforeAll(async () => {
    office = await Office.open();
    edits = new RecordEdits(office);
  });
  afterAll(() => office.close());

  const lastEntry = async (): Promise<ApiRecord | undefined> =>
    (await rowsOf(office.superAdmin.list('audit-log', { range: [0, 0] })))[0];

  describe.each(EDITABLE)('%s', (resource) => {
    const fields = Object.entries(EDITS[resource]);

    it.each(fields)('changes %s to %j and nothing else', async (field, value) => {
      const before = await edits.fresh(resource);
      const edited = await recordOf(edits.edit(resource, before.id, { [field]: value }));
      const expected = { ...before, [field]: value, version: 2 };
      if (field === 'name') expected['companyname'] = value;
      expect(edited).toEqual(expected);
      expect(await office.seen(resource, before.id)).toEqual(edited);
    });

    it('changes all fields at once, for a super admin too, and keeps the whole record as it was sent back', async () => {
      const before = await edits.fresh(resource);
      const edited = await recordOf(edits.edit(resource, before.id, EDITS[resource], office.superAdmin));
      expect(edited).toMatchObject({ ...EDITS[resource], version: 2 });
      const entries = await office.count('audit_log');
      expect(await recordOf(edits.edit(resource, before.id, edited))).toEqual(edited);
      expect(await office.count('audit_log')).toBe(entries);
    });

    it('R27: leaves one entry that says who changed what, before and after', async () => {
      const before = await edits.fresh(resource);
      const [field = '', value] = fields.find(([name]) => /location/.test(name)) ?? [];
      await recordOf(edits.edit(resource, before.id, { [field]: value }));
      expect(await lastEntry()).toMatchObject({
        action: 'updated',
        kind: KINDS[resource],
        record_id: before.id,
        actor_id: office.admin.userId,
        actor_email: office.admin.email,
        actor_role: 'admin',
        before: { [field]: before[field] },
        after: { [field]: value },
      });
    });

    it('R48: with another version than the present one changes nothing and says that somebody was first', async () => {
      const { id, version } = await edits.fresh(resource);
      const [[field, value]] = fields as [[string, unknown]];
      const first = await recordOf(edits.edit(resource, id, { [field]: value, version }));
      expect(first['version']).toBe(2);
      const entries = await office.count('audit_log');
      const before = await edits.rowOf(resource, id);
      // its answer was lost, and it is sent again
      expect(await recordOf(edits.edit(resource, id, { [field]: value, version }))).toEqual(first);
      for (const stale of [1, 3, 2_147_483_647]) {
        const answer = await edits.edit(resource, id, { ...EDITS[resource], version: stale });
        expect([answer.status, answer.body.error, 'fields' in answer.body]).toEqual([409, CHANGED_MEANWHILE, false]);
      }
      expect(await edits.rowOf(resource, id)).toEqual(before);
      expect(await office.count('audit_log')).toBe(entries);
      expect((await edits.edit(resource, id, { ...EDITS[resource], version: 2 })).status).toBe(200);
    });

    it('R48: of edits at the same moment with the same version exactly one is made', async () => {
      const { id, version } = await edits.fresh(resource);
      const location = resource === 'employees' ? 'preferred_location' : 'location';
      const places = Array.from({ length: 8 }, (_, n) => `Place ${n}`);
      const calls = places.map((place) => edits.edit(resource, id, { [location]: place, version }));
      const answers = await Promise.all(calls);
      const made = answers.filter(({ status }) => status === 200);
      expect([made.length, answers.filter(({ status }) => status === 409).length]).toEqual([1, 7]);
      expect(await office.seen(resource, id)).toEqual(made[0]?.body);
    });

    it('without a version the last edit counts, and each raises it', async () => {
      const { id } = await edits.fresh(resource);
      const location = resource === 'employees' ? 'preferred_location' : 'location';
      for (const version of [undefined, null, '']) {
        expect((await edits.edit(resource, id, { [location]: `Place ${String(version)}`, version })).status).toBe(200);
      }
      expect((await office.seen(resource, id))['version']).toBe(4);
    });

    it.each([0, -1, 1.5, '1', 'x', {}, [1], 2_147_483_648])('R32: %j is no version', async (version) => {
      const id = await edits.someId(resource);
      const answer = await edits.edit(resource, id, { version });
      expect(answer.status).toBe(400);
      expect(answer.body.fields).toMatchObject([
        { field: 'version', message: expect.stringMatching(/^Version must be/) },
      ]);
    });

    it('an empty body changes nothing', async () => {
      const before = await edits.fresh(resource);
      expect(await recordOf(edits.edit(resource, before.id, {}))).toEqual(before);
    });

    it.each(['999999', '2147483648'])('%s is not there', async (id) => {
      expect(await refusalOf(edits.edit(resource, id, {}))).toEqual({
        status: 404,
        error: expect.stringMatching(/not found$|no record/),
      });
    });

    it('the version reaches nobody but admins', async () => {
      const employee = await office.employee();
      const company = await office.company();
      const job = await office.job(company);
      await office.connect(job.id, employee.id);
      for (const text of [
        (await employee.client.get('/users/profile')).text,
        (await employee.client.put('/api/employee/profile', { qualification: 'MCA' })).text,
        (await employee.client.get('/api/employee/admin-connected-jobs')).text,
        (await company.client.get('/users/profile')).text,
        (await company.client.get('/jobs/requests')).text,
        (await company.client.put(`/jobs/requests/${job.id}`, { status: 'closed' })).text,
      ]) {
        expect(text).not.toContain('version');
      }
      const [row] = await rowsOf(office.admin.list(resource, { range: [0, 0] }));
      expect(row?.['version']).toEqual(expect.any(Number));
    });
  });

  it('R48: every edit raises the version, also of the person themself; copies of other records do not', async () => {
    const employee = await office.employee();
    const company = await office.company();
    const job = await office.job(company);
    const connection = await office.connect(job.id, employee.id);
    const versions = async (): Promise<unknown[]> =>
      Promise.all(
        [
          office.seen('employees', employee.id),
          office.seen('companies', company.id),
          office.seen('job-requests', job.id),
        ].map(async (seen) => (await seen)['version']),
      );
    expect(await versions()).toEqual([1, 1, 1]);
    await office.setStatus(connection.id, 'offered');
    await edits.edit('companies', company.id, { name: 'Renamed Works' });
    expect((await office.seen('job-requests', job.id))['company_name']).toBe('Renamed Works');
    expect(await versions()).toEqual([1, 2, 1]);
    await recordOf(employee.client.put('/api/employee/profile', { qualification: 'MBA' }));
    await recordOf(company.client.put(`/jobs/requests/${job.id}`, { status: 'closed' }));
    const profile = await recordOf(company.client.get('/users/profile'));
    await recordOf(company.client.put(`/api/companies/${company.id}`, { ...profile, company_size: '1-10' }));
    expect(await versions()).toEqual([2, 3, 2]);
    expect((await edits.edit('employees', employee.id, { industry: 'Non-IT', version: 1 })).status).toBe(409);
  });

  it('R20: others than admins are refused', async () => {
    const employee = await office.employee();
    const company = await office.company();
    const job = await office.job(company);
    for (const client of [employee.client, company.client]) {
      for (const [resource, id] of [
        ['employees', employee.id],
        ['companies', company.id],
        ['job-requests', job.id],
      ] as const) {
        expect((await client.patch(`/api/admin/${resource}/${id}`, EDITS[resource])).status).toBe(403);
      }
    }
  });
});
