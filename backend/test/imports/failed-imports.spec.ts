import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type pg from 'pg';
import { Agency, type AloneAgency } from '../support/agency.js';
import { ApiClient, type ApiAnswer } from '../support/api-client.js';
import { importIn, importRows, peopleFile, uploadImport } from '../support/imports.js';
import { Office, recordOf, refusalOf, rowsOf } from '../support/office.js';
import { type ProductProcess } from '../support/product-process.js';
import { waitFor } from '../support/wait-for.js';

let agency: AloneAgency;
let office: Office;
/** Of the process that runs at the moment. */
let product: ProductProcess;
let admin: ApiClient;
beforeAll(async () => {
  agency = await Agency.openAlone();
  office = await Office.of(agency);
  use(agency.product);
});
afterAll(async () => {
  await product.stop();
  await agency.close();
});

function use(running: ProductProcess): void {
  product = running;
  admin = new ApiClient(running.base, office.admin.token);
}

const call = (id: number, what: string, body?: object): Promise<ApiAnswer> =>
  admin.post(`/api/admin/imports/${id}/${what}`, body);
const run = (id: number): Promise<ApiAnswer> => call(id, 'run', { on_duplicate: 'skip' });

/** Nobody writes the table while this runs. */
async function whileLocked(table: string, work: () => Promise<void>): Promise<void> {
  const session: pg.Client = await office.agency.database.session();
  try {
    await session.query('begin');
    await session.query(`lock table ${table} in exclusive mode`);
    await work();
  } finally {
    await session.end();
  }
}

const isWaiting = (): Promise<true> =>
  waitFor('a statement to wait for the lock', async () =>
    (await office.count(
      `pg_stat_activity where wait_event_type = 'Lock' and application_name = 'niyukt' and datname = current_database()`,
    ))
      ? true
      : undefined,
  );
const triesOf = async (id: number): Promise<number> => {
  const [row] = await office.sql<{ tries: number }>(
    `select tries from pgboss.work_under_way where name = 'import_rows' and key = $1`,
    [String(id)],
  );
  return row?.tries ?? 0;
};

/** Ends the process in the middle of a step, and starts another one, to which the end is old. */
async function endAndStart(signal: NodeJS.Signals): Promise<void> {
  await product.stop(signal);
  await office.sql(`update pgboss.work_under_way set alive_at = alive_at - interval '1 minute'`);
  use(await agency.replica());
}

/** Kills the product in the same step of an import until it has been begun so often; a step that ran into its limit of time is begun again. */
async function killUntilBegun(id: number, tries: number): Promise<void> {
  do {
    await isWaiting();
    await endAndStart('SIGKILL');
  } while ((await triesOf(id)) < tries);
}

describe('an import whose steps end the product', () => {
  it('has failed after two of them, with a sentence, and goes on when it is told to', async () => {
    const { csv, emails } = peopleFile(office, 3);
    const { id } = await recordOf(uploadImport(admin, 'employees', csv));
    await whileLocked('employees', async () => {
      await recordOf(run(id));
      await killUntilBegun(id, 2);
      expect(await importIn(admin, id, 'failed')).toMatchObject({
        stopped_in: 'running',
        problem: 'The import stopped twice before it was finished. The rows that were imported until then stay.',
        done_rows: 0,
      });
    });
    expect((await importRows(admin, id)).map(({ state }) => state)).toEqual(['waiting', 'waiting', 'waiting']);
    expect((await run(id)).status).toBe(409);
    expect(await recordOf(call(id, 'retry'))).toMatchObject({ state: 'running', stopped_in: null, problem: null });
    expect(await importIn(admin, id, 'done')).toMatchObject({ results: { created: 3 } });
    expect(await office.count('employees where email = any($1)', [emails])).toBe(3);
    expect(await refusalOf(call(id, 'retry'))).toEqual({
      status: 409,
      error: 'Only an import that has failed can be tried again',
    });
    const entries = await rowsOf(
      new ApiClient(product.base, office.superAdmin.token).list('audit-log', {
        filter: { kind: 'import', record_id: id },
      }),
    );
    const changes = entries.map(({ after }) => (after as { state?: string } | null)?.state);
    expect(changes).toEqual(['done', 'running', 'failed', 'running', undefined]);
  });

  it('can be undone when some rows were imported before', async () => {
    const { csv, emails } = peopleFile(office, 250);
    const { id } = await recordOf(uploadImport(admin, 'employees', csv));
    const last = emails.at(-1) ?? '';
    // the first 200 rows are one transaction; the last row waits for a person with its e-mail, who is never committed
    const session = await office.agency.database.session();
    await session.query('begin');
    await session.query(`insert into users (email, password_hash, role) values ($1, 'none', 'employee')`, [last]);
    await recordOf(run(id));
    await killUntilBegun(id, 2);
    const failed = await importIn(admin, id, 'failed');
    await session.end();
    expect(failed).toMatchObject({ stopped_in: 'running', done_rows: 200, results: { created: 200 } });
    expect(failed['undo_until']).not.toBeNull();
    await recordOf(call(id, 'undo'));
    expect(await importIn(admin, id, 'undone')).toMatchObject({ results: { undone: 200, waiting: 50 } });
    expect(await office.count('users where email = any($1)', [emails])).toBe(0);
  });

  it('is checked anew by other columns, or again, when the check has failed', async () => {
    const { csv } = peopleFile(office, 2);
    const { id, mapping } = await recordOf(uploadImport(admin, 'employees', csv));
    const failInCheck = async (): Promise<void> => {
      await whileLocked('import_rows', async () => {
        // the columns are chosen when the lock is gone, and the rows are written after that
        await office.sql(`update imports set state = 'checking', done_rows = 0 where import_id = $1`, [id]);
        await office.sql(`insert into pgboss.job (name, data) values ('import_rows', $1)`, [{ import_id: id }]);
        await office.sql(`insert into pgboss.work_under_way (name, key, tries) select name, id::text, 2 from pgboss.job
          where name = 'import_rows' and state = 'created'`);
        await importIn(admin, id, 'failed');
      });
    };
    await failInCheck();
    expect(await recordOf(admin.get(`/api/admin/imports/${id}`))).toMatchObject({
      stopped_in: 'checking',
      problem: 'The check stopped twice before it was finished. Nothing has been imported.',
      undo_until: null,
    });
    expect((await call(id, 'undo')).status).toBe(409);
    await recordOf(call(id, 'retry'));
    expect(await importIn(admin, id, 'checked')).toMatchObject({ counts: { new: 2 } });
    await failInCheck();
    await recordOf(admin.put(`/api/admin/imports/${id}/mapping`, { mapping }));
    expect(await importIn(admin, id, 'checked')).toMatchObject({ counts: { new: 2 }, stopped_in: null, problem: null });
  });
});

describe('work that was interrupted by others', () => {
  it('goes on, however often the product was ended in good order', async () => {
    const { csv } = peopleFile(office, 2);
    const { id } = await recordOf(uploadImport(admin, 'employees', csv));
    await whileLocked('employees', async () => {
      await recordOf(run(id));
      for (let end = 0; end < 3; end += 1) {
        await isWaiting();
        await endAndStart('SIGTERM');
        expect(await triesOf(id)).toBeLessThanOrEqual(1);
      }
    });
    expect(await importIn(admin, id, 'done')).toMatchObject({ results: { created: 2 } });
  });

  it('is found again when the queue has given it up, without a restart', async () => {
    const { csv } = peopleFile(office, 2);
    const { id } = await recordOf(uploadImport(admin, 'employees', csv));
    // as it stands after five failures
    await office.sql(`update imports set state = 'running', on_duplicate = 'skip' where import_id = $1`, [id]);
    const asked = { resource: 'employees', filter: {}, format: 'csv' };
    const [{ userId }] = [office.admin];
    const [lost] = await office.sql<{ export_id: number }>(
      `insert into list_exports (resource, format, actor, created_by) values ($1, $2, $3, $4) returning export_id`,
      [
        asked.resource,
        asked.format,
        { userId, email: office.admin.email, role: 'admin', address: '', requestId: '' },
        userId,
      ],
    );
    // every few minutes one process adds this
    await office.sql(`insert into pgboss.job (name, data) values ('pending_work', '{}')`);
    expect(await importIn(admin, id, 'done')).toMatchObject({ results: { created: 2 } });
    await waitFor('the export', async () => {
      const { state } = await recordOf(admin.get(`/api/admin/list-exports/${lost?.export_id}`));
      return state === 'ready' ? true : undefined;
    });
  });

  it('says so when a list can never be made, too', async () => {
    const { userId, email } = office.admin;
    const [lost] = await office.sql<{ export_id: number }>(
      `insert into list_exports (resource, format, actor, created_by) values ('employees', 'csv', $1, $2) returning export_id`,
      [{ userId, email, role: 'admin', address: '', requestId: '' }, userId],
    );
    const key = String(lost?.export_id);
    await office.sql(`insert into pgboss.work_under_way (name, key, tries) values ('list_export', $1, 2)`, [key]);
    await office.sql(`insert into pgboss.job (name, data) values ('pending_work', '{}')`);
    const failed = await waitFor('the export to fail', async () => {
      const found = await recordOf(admin.get(`/api/admin/list-exports/${key}`));
      return found['state'] === 'failed' ? found : undefined;
    });
    expect(failed).toMatchObject({ problem: 'The file could not be made. Please ask for it again.' });
    expect(await office.count(`pgboss.work_under_way where name = 'list_export' and key = '${key}'`)).toBe(0);
  });
});

describe('a call with an Idempotency-Key', () => {
  const keyed = (): Record<string, string> => ({ 'idempotency-key': randomUUID() });

  it('makes one import, however often the upload is repeated', async () => {
    const key = keyed();
    const { csv, emails } = peopleFile(office, 2);
    const send = (content = csv): Promise<ApiAnswer> =>
      admin.upload('/api/admin/imports', Buffer.from(content), 'people.csv', key, { kind: 'employees' });
    const [first, second] = await Promise.all([send(), send()]);
    expect([first?.status, second?.status]).toEqual([201, 201]);
    const third = await send();
    expect(new Set([first?.text, second?.text, third.text]).size).toBe(1);
    expect(third.headers.get('idempotency-replayed')).toBe('true');
    expect(first?.body).toMatchObject({ state: 'checked', counts: { new: 2 } });
    expect(await office.count('imports where sha256 = $1', [first?.body.sha256])).toBe(1);
    expect((await send(`${csv}\n`)).status).toBe(422);
    expect(await office.count('import_rows where cells @> array[$1::text]', [emails[0]])).toBe(1);
  });

  it('runs and undoes it once, and a refused call may be repeated', async () => {
    const { csv, emails } = peopleFile(office, 2);
    const { id } = await recordOf(uploadImport(admin, 'employees', csv));
    const post = (what: string, key: Record<string, string>, body?: object): Promise<ApiAnswer> =>
      admin.post(`/api/admin/imports/${id}/${what}`, body, key);
    const [ofRun, ofUndo, ofRetry] = [keyed(), keyed(), keyed()];
    expect((await post('undo', ofUndo)).status).toBe(409);
    for (let call = 0; call < 2; call += 1) {
      expect(await recordOf(post('run', ofRun, { on_duplicate: 'skip' }))).toMatchObject({ state: 'running' });
    }
    await importIn(admin, id, 'done');
    for (let call = 0; call < 2; call += 1) {
      expect(await recordOf(post('undo', ofUndo))).toMatchObject({ state: 'undoing' });
    }
    await importIn(admin, id, 'undone');
    expect((await post('retry', ofRetry)).status).toBe(409);
    expect(await office.count('employees where email = any($1)', [emails])).toBe(0);
    const created = `audit_log where kind = 'employee' and action = 'created' and after ->> 'import_id' = '${id}'`;
    expect(await office.count(created)).toBe(2);
  });
});
