import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { searchPath } from '../../test/candidates/people.js';
import { checkedImport, imported } from '../../test/support/imports.js';
import { bytesOf, exportOf } from '../../test/support/list-exports.js';
import { Merges, REASON } from '../../test/support/merges.js';
import { type ApiRecord, Office, recordOf, refusalOf, rowsOf } from '../../test/support/office.js';

describe('the notice period of an employee', () => {
  let office: Office;
  beforeAll(async () => {
    office = await Office.open();
  });
  afterAll(() => office.close());

  const withEmail = async (email: string): Promise<ApiRecord | undefined> =>
    (await rowsOf(office.admin.list('employees', { filter: { email } })))[0];

  it('is entered with the record, edited by an admin, and written in the audit log', async () => {
    const asha = await office.addEmployee({ notice_period: ' 30 days ' });
    expect(asha['notice_period']).toBe('30 days');
    const edited = await recordOf(
      office.admin.patch(`/api/admin/employees/${asha.id}`, { notice_period: 'Immediate' }),
    );
    expect(edited['notice_period']).toBe('Immediate');
    const entries = await office.sql(
      `select before, after from audit_log where kind = 'employee' and record_id = $1 and action = 'updated'`,
      [asha.id],
    );
    expect(entries).toEqual([{ before: { notice_period: '30 days' }, after: { notice_period: 'Immediate' } }]);
    const long = office.admin.patch(`/api/admin/employees/${asha.id}`, { notice_period: 'x'.repeat(101) });
    expect((await long).body).toMatchObject({
      fields: [{ field: 'notice_period', message: 'Notice period must be at most 100 characters long' }],
    });
  });

  it('is changed and emptied by the person, and none is asked for at registration', async () => {
    const { client } = await office.employee();
    expect(await recordOf(client.get('/users/profile'))).toMatchObject({ notice_period: null });
    expect(await recordOf(client.put('/api/employee/profile', { notice_period: '2 months' }))).toMatchObject({
      notice_period: '2 months',
    });
    expect(await recordOf(client.put('/api/employee/profile', { notice_period: '' }))).toMatchObject({
      notice_period: null,
    });
  });

  it.each(['Notice', 'NOTICE PERIOD', 'Notice (days)', 'np'])('is imported from a column "%s"', async (head) => {
    const n = office.agency.unique();
    const email = `np.${n}@import.example`;
    const csv = `Name,Mobile,Email,${head}\nAsha Rao,${7_000_000_000 + n},${email},45 days\n`;
    expect(await imported(office.admin, 'employees', csv)).toMatchObject({ mapping: { [head]: 'notice_period' } });
    expect(await withEmail(email)).toMatchObject({ notice_period: '45 days' });
  });

  it.each(['csv', 'xlsx'])('is in an exported %s, which can be imported', async (format) => {
    const { id: key, email } = await office.addEmployee({ notice_period: '90 days' });
    const request = { filter: { id: [key] }, format };
    const content = await bytesOf(office.admin, await exportOf(office.admin, 'employees', request));
    if (format === 'csv') expect(content.toString()).toMatch(/,Notice period,.*\r\n.*,90 days,/);
    await recordOf(office.admin.patch(`/api/admin/employees/${key}`, { notice_period: null }));
    expect(await checkedImport(office.admin, 'employees', content)).toMatchObject({
      counts: { update: 1, error: 0 },
    });
    expect(await withEmail(String(email))).toMatchObject({ notice_period: null });
  });

  it('is chosen in a merge', async () => {
    const [winner, loser] = [await office.addEmployee({}), await office.addEmployee({ notice_period: '15 days' })];
    const merge = { loser_id: loser.id, fields: { notice_period: 'loser' }, reason: REASON };
    const path = `/api/admin/employees/${winner.id}/merge`;
    expect((await refusalOf(office.admin.post(path, { ...merge, fields: { notice: 'loser' } }))).status).toBe(400);
    const merged = await new Merges(office).merge(winner.id, loser.id, merge.fields);
    expect(merged['record']).toMatchObject({ notice_period: '15 days' });
  });

  it('is shown of people who are found', async () => {
    const { id } = await office.addEmployee({ name: 'Zubeida Quartermain', notice_period: 'Immediate' });
    const hits = await rowsOf(office.admin.get(searchPath({ q: 'quartermain' })));
    expect(hits).toMatchObject([{ id, notice_period: 'Immediate' }]);
  });
});
