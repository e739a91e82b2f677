import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { checkedImport, imported, peopleFile } from '../../test/support/imports.js';
import { readyExport } from '../../test/support/list-exports.js';
import { type ApiRecord, Office, recordOf, rowsOf, statusesOf } from '../../test/support/office.js';

let office: Office;
beforeAll(async () => {
  office = await Office.open();
});
afterAll(() => office.close());

const employeeOf = async (email: string): Promise<ApiRecord | undefined> =>
  (await rowsOf(office.admin.list('employees', { filter: { email } })))[0];

describe('a file of a whole list', () => {
  it('R35: has all rows of a filter, in its order, and no formula wherever it is split, and can be imported', async () => {
    const { csv, emails } = peopleFile(office, 3);
    await imported(office.admin, 'employees', csv);
    const first = await employeeOf(emails[0] ?? '');
    await recordOf(office.admin.patch(`/api/admin/employees/${first?.id}`, { qualification: '=1+1;=2|-3' }));
    const request = { resource: 'employees', filter: { email: emails }, sort: ['email', 'DESC'], format: 'csv' };
    const { id } = await recordOf(office.admin.post('/api/admin/list-exports', request));
    expect(await readyExport(office.admin, id)).toMatchObject({ row_count: 3, format: 'csv' });
    const file = await office.admin.download(`/api/admin/list-exports/${id}/file`);
    expect(file.headers.get('content-disposition')).toMatch(/attachment; filename="employees-\d{4}-\d\d-\d\d\.csv"/);
    const lines = file.content.toString().trim().split('\r\n');
    expect(lines.slice(1).map((line) => line.split(',')[2])).toEqual(emails.toReversed());
    expect(lines.at(-1)).toContain(`,"'=1+1;'=2|'-3",`);
    expect(await checkedImport(office.admin, 'employees', file.content)).toMatchObject({
      counts: { same: 3, error: 0 },
    });
    const entries = await office.sql(
      `select after from audit_log where action = 'exported' and actor_id = $1 and kind = 'employee' order by audit_id desc limit 2`,
      [office.admin.userId],
    );
    expect(entries).toMatchObject([{ after: { downloaded: true } }, { after: { records: 3, filters: ['email'] } }]);
  });

  it('is also a workbook, which can be imported', async () => {
    const { csv, emails } = peopleFile(office, 2);
    await imported(office.admin, 'employees', csv);
    const request = { resource: 'employees', filter: { email: emails }, format: 'xlsx' };
    const { id } = await recordOf(office.admin.post('/api/admin/list-exports', request));
    await readyExport(office.admin, id);
    const { content } = await office.admin.download(`/api/admin/list-exports/${id}/file`);
    expect(await checkedImport(office.admin, 'employees', content)).toMatchObject({
      counts: { same: 2, error: 0 },
    });
  });

  it('is made with two others at most, also when many are asked for at the same moment', async () => {
    const admin = await office.agency.staff();
    const session = await office.agency.database.session();
    try {
      // while this session holds the locks of files to come, none of them is made
      await session.query(
        `select pg_advisory_lock(727037, n) from (select coalesce(max(export_id), 0) as last from list_exports) e,
           generate_series(last + 1, last + 20) n`,
      );
      const request = { resource: 'companies', format: 'csv' };
      const calls = Array.from({ length: 10 }, () => admin.post('/api/admin/list-exports', request));
      expect(await statusesOf(calls)).toEqual([201, 201, 201, ...Array<number>(7).fill(409)]);
      expect(await office.count('list_exports where created_by = $1', [admin.userId])).toBe(3);
    } finally {
      await session.end();
    }
  });
});
