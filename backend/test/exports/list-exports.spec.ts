import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type ApiClient } from '../support/api-client.js';
import { imported, peopleFile, uploadImport } from '../support/imports.js';
import { Office, recordOf, rowsOf, statusesOf, type ApiRecord } from '../support/office.js';
import { waitFor } from '../support/wait-for.js';

let office: Office;
beforeAll(async () => {
  office = await Office.open();
});
afterAll(() => office.close());

const employeeOf = async (email: string): Promise<ApiRecord | undefined> =>
  (await rowsOf(office.admin.list('employees', { filter: { email } })))[0];

describe('a file of a whole list', () => {
  const ready = (client: ApiClient, id: number): Promise<ApiRecord> =>
    waitFor(`export ${id}`, async () => {
      const found = await recordOf(client.get(`/api/admin/list-exports/${id}`));
      return found['state'] === 'ready' ? found : undefined;
    });

  it('R35: has all rows of a filter, in its order, and no formula wherever it is split, and can be imported', async () => {
    const { csv, emails } = peopleFile(office, 3);
    await imported(office.admin, 'employees', csv);
    const first = await employeeOf(emails[0] ?? '');
    await recordOf(office.admin.patch(`/api/admin/employees/${first?.id}`, { qualification: '=1+1;=2|-3' }));
    const asked = { resource: 'employees', filter: { email: emails }, sort: ['email', 'DESC'], format: 'csv' };
    const { id } = await recordOf(office.admin.post('/api/admin/list-exports', asked));
    expect(await ready(office.admin, id)).toMatchObject({ row_count: 3, format: 'csv' });
    const file = await office.admin.download(`/api/admin/list-exports/${id}/file`);
    expect(file.headers.get('content-disposition')).toMatch(/attachment; filename="employees-\d{4}-\d\d-\d\d\.csv"/);
    const lines = file.content.toString().trim().split('\r\n');
    expect(lines.slice(1).map((line) => line.split(',')[2])).toEqual(emails.toReversed());
    expect(lines.at(-1)).toContain(`,"'=1+1;'=2|'-3",`);
    expect(await recordOf(uploadImport(office.admin, 'employees', file.content))).toMatchObject({
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
    const asked = { resource: 'employees', filter: { email: emails }, format: 'xlsx' };
    const { id } = await recordOf(office.admin.post('/api/admin/list-exports', asked));
    await ready(office.admin, id);
    const { content } = await office.admin.download(`/api/admin/list-exports/${id}/file`);
    expect(await recordOf(uploadImport(office.admin, 'employees', content))).toMatchObject({
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
      const asked = { resource: 'companies', format: 'csv' };
      const calls = Array.from({ length: 10 }, () => admin.post('/api/admin/list-exports', asked));
      expect(await statusesOf(calls)).toEqual([201, 201, 201, ...Array<number>(7).fill(409)]);
      expect(await office.count('list_exports where created_by = $1', [admin.userId])).toBe(3);
    } finally {
      await session.end();
    }
  });

  it('is its owner’s alone, and what a list does not offer is refused', async () => {
    const { id } = await recordOf(
      office.admin.post('/api/admin/list-exports', { resource: 'companies', format: 'csv' }),
    );
    expect((await office.superAdmin.get(`/api/admin/list-exports/${id}`)).status).toBe(404);
    expect((await office.superAdmin.get(`/api/admin/list-exports/${id}/file`)).status).toBe(404);
    await ready(office.admin, id);
    await office.sql(`update list_exports set created_at = now() - interval '25 hours' where export_id = $1`, [id]);
    expect((await office.admin.get(`/api/admin/list-exports/${id}/file`)).status).toBe(404);
    const wrong = [
      { resource: 'audit-log', format: 'csv' },
      { resource: 'employees', format: 'pdf' },
      { resource: 'employees', format: 'csv', filter: { password: 'x' } },
      { resource: 'employees', format: 'csv', sort: ['skills', 'ASC'] },
      { resource: 'employees', format: 'csv', filter: [] },
    ];
    for (const body of wrong) expect((await office.admin.post('/api/admin/list-exports', body)).status).toBe(400);
    const { client } = await office.employee();
    expect((await client.post('/api/admin/list-exports', { resource: 'employees', format: 'csv' })).status).toBe(403);
  });
});
