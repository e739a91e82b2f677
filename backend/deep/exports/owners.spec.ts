import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { TEST_SECRET } from '../../test/support/agency.js';
import { type ApiAnswer } from '../../test/support/api-client.js';
import { runCommand } from '../../test/support/command.js';
import { bytesOf, exportOf } from '../../test/support/list-exports.js';
import { type ApiRecord, Office, recordOf, refusalOf, rowsOf } from '../../test/support/office.js';

const EXPORTS = '/api/admin/list-exports';
const NOT_THERE = { status: 404, error: 'This file is not there. Files of lists are deleted after a day.' };
const NOT_READY = { status: 409, error: 'This file is not ready yet' };

let office: Office;
beforeAll(async () => {
  office = await Office.open();
});
afterAll(() => office.close());

const ask = (body: unknown): Promise<ApiAnswer> => office.admin.post(EXPORTS, body);

describe('the files of an admin', () => {
  it('are listed newest first, and nobody else’s with them, whatever is requested', async () => {
    const [mine, other] = [await office.agency.staff(), await office.agency.staff('super_admin')];
    const first = await exportOf(mine, 'companies');
    const second = await exportOf(mine, 'employees', { format: 'xlsx' });
    const foreign = await exportOf(other, 'companies');
    expect(await rowsOf(mine.get(EXPORTS))).toEqual([second, first]);
    expect(await rowsOf(mine.get(`${EXPORTS}?created_by=${other.userId}`))).toEqual([second, first]);
    expect(await rowsOf(mine.list('list-exports', { filter: { created_by: other.userId } }))).toEqual([second, first]);
    expect(await rowsOf(other.list('list-exports', { filter: { created_by: mine.userId } }))).toEqual([foreign]);
    for (const path of ['', '/file']) {
      expect(await refusalOf(mine.get(`${EXPORTS}/${foreign.id}${path}`))).toEqual(NOT_THERE);
      expect(await refusalOf(mine.get(`${EXPORTS}/2000000000${path}`))).toEqual(NOT_THERE);
    }
  });

  it('say until when they are kept, and are in no list after that day', async () => {
    const admin = await office.agency.staff();
    const made = await exportOf(admin, 'companies');
    const lifetime = Date.parse(String(made['expires_at'])) - Date.parse(String(made['created_at']));
    expect(lifetime).toBe(24 * 60 * 60 * 1000);
    await office.sql(`update list_exports set created_at = now() - interval '24 hours 1 minute' where export_id = $1`, [
      made.id,
    ]);
    expect(await rowsOf(admin.get(EXPORTS))).toEqual([]);
    expect(await refusalOf(admin.get(`${EXPORTS}/${made.id}`))).toEqual(NOT_THERE);
    expect(await refusalOf(admin.get(`${EXPORTS}/${made.id}/file`))).toEqual(NOT_THERE);
  });

  it('go with the account', async () => {
    const leaving = await office.agency.staff();
    const { id } = await exportOf(leaving, 'companies');
    await recordOf(office.superAdmin.delete(`/api/admin/admins/${leaving.userId}`));
    expect(await office.count('list_exports where export_id = $1', [id])).toBe(0);
    expect(await office.count('list_export_pieces where export_id = $1', [id])).toBe(0);
  });

  it('go when a person is erased, whoever asked for them: whom they name is not known', async () => {
    const admin = await office.agency.staff();
    const asha = await office.addEmployee();
    const { id } = await exportOf(admin, 'companies');
    const environment = { DATABASE_URL: office.agency.database.url, APP_SECRET: TEST_SECRET };
    const held = await runCommand('person-export', ['--email', admin.email], environment);
    expect(JSON.parse(held.output)).toMatchObject({ listExports: [{ resource: 'companies', format: 'csv' }] });
    const erased = await runCommand('person-erase', ['--email', String(asha['email']), '--yes'], environment);
    expect(erased).toMatchObject({ code: 0 });
    expect(await refusalOf(admin.get(`${EXPORTS}/${id}/file`))).toEqual(NOT_THERE);
    expect(await office.count('list_export_pieces')).toBe(0);
  });

  it('are in the audit log of what they show, once made and once for each download, with who and how many', async () => {
    const admin = await office.agency.staff();
    const company = await office.addCompany();
    const made = await exportOf(admin, 'companies', { filter: { id: company.id }, format: 'xlsx' });
    for (let download = 0; download < 2; download += 1) await bytesOf(admin, made);
    await refusalOf(office.admin.get(`${EXPORTS}/${made.id}/file`));
    const entries = await rowsOf(
      office.superAdmin.list('audit-log', { filter: { action: 'exported', kind: 'company' }, range: [0, 2] }),
    );
    const downloaded = { records: 1, format: 'xlsx', downloaded: true };
    expect(entries.map(({ actor_email, after }) => [actor_email, after])).toEqual([
      [admin.email, downloaded],
      [admin.email, downloaded],
      [admin.email, { records: 1, format: 'xlsx', filters: ['id'] }],
    ]);
  });
});

describe('a file that is not ready', () => {
  it('is not downloaded, while it is made and when that has failed', async () => {
    const admin = await office.agency.staff();
    const session = await office.agency.database.session();
    let waiting: ApiRecord;
    try {
      // while this session holds the locks of files to come, none of them is made
      await session.query(
        `select pg_advisory_lock(727037, n) from (select coalesce(max(export_id), 0) as last from list_exports) e,
           generate_series(last + 1, last + 5) n`,
      );
      waiting = await recordOf(admin.post(EXPORTS, { resource: 'companies', format: 'csv' }));
      expect(waiting).toMatchObject({ state: 'waiting', row_count: 0, size_bytes: 0, ready_at: null, problem: null });
      expect(await refusalOf(admin.get(`${EXPORTS}/${waiting.id}/file`))).toEqual(NOT_READY);
      await office.sql(`update list_exports set state = 'failed', problem = 'Too long.' where export_id = $1`, [
        waiting.id,
      ]);
    } finally {
      await session.end();
    }
    expect(await recordOf(admin.get(`${EXPORTS}/${waiting.id}`))).toMatchObject({ problem: 'Too long.' });
    expect(await refusalOf(admin.get(`${EXPORTS}/${waiting.id}/file`))).toEqual(NOT_READY);
    expect(await exportOf(admin, 'companies')).toMatchObject({ state: 'ready' });
  });
});

describe('what a list does not offer is refused in a sentence', () => {
  const LISTS = 'employees, companies, job-requests, connections';

  it.each([
    [{ format: 'csv' }, 'Choose a list'],
    [{ resource: 'employees' }, 'Choose a format'],
    [{ resource: 'invoices', format: 'csv' }, `Resource must be one of: ${LISTS}`],
    [{ resource: 'constructor', format: 'csv' }, `Resource must be one of: ${LISTS}`],
    [{ resource: 'employees', format: 'XLSX' }, 'Format must be one of: csv, xlsx'],
    [{ filter: 'email' }, 'The filter must be an object'],
    [{ filter: [] }, 'The filter must be an object'],
    [{ filter: { password_hash: 'x' } }, 'This list cannot be filtered by "password_hash"'],
    [{ filter: { full_name_gte: 'A' } }, 'This list cannot be filtered by "full_name_gte"'],
    [{ filter: { id: 'all' } }, 'Filter "id" has a value of the wrong kind'],
    [{ filter: { q: 'x'.repeat(101) } }, 'Filter q may be 100 characters at most'],
    [{ sort: 'full_name' }, 'The sort must be a list of field and direction'],
    [{ sort: ['full_name'] }, 'Parameter sort must be a JSON array such as ["created_at","DESC"]'],
    [{ sort: ['full_name', 'UP'] }, 'Parameter sort must be a JSON array such as ["created_at","DESC"]'],
    [{ sort: ['skills', 'ASC'] }, 'This list cannot be sorted by "skills"'],
  ])('%j', async (request, error) => {
    const whole =
      'format' in request || 'resource' in request ? request : { resource: 'employees', format: 'csv', ...request };
    const count = await office.count('list_exports');
    expect(await refusalOf(ask(whole))).toEqual({ status: 400, error });
    expect(await office.count('list_exports')).toBe(count);
  });
});
