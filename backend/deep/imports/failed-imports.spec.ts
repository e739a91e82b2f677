import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type pg from 'pg';
import { Agency, type AloneAgency } from '../../test/support/agency.js';
import { type ApiAnswer, ApiClient } from '../../test/support/api-client.js';
import { checkedImport, imported, importIn, peopleFile } from '../../test/support/imports.js';
import { Office, recordOf, refusalOf, rowsOf } from '../../test/support/office.js';
import { type ProductProcess } from '../../test/support/product-process.js';
import { waitFor } from '../../test/support/wait-for.js';

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

/** Ends the process in the middle of a step. To the next one the end is old. @returns how often the step has been begun */
async function end(id: number, signal: NodeJS.Signals): Promise<number> {
  await isWaiting();
  await product.stop(signal);
  await office.sql(`update pgboss.work_under_way set alive_at = alive_at - interval '1 minute'`);
  return triesOf(id);
}

async function start(): Promise<void> {
  use(await agency.replica());
}

/** Kills the product twice in the same step. One that ran into its limit of time, or had not begun yet, does not count. */
async function killTwice(id: number): Promise<void> {
  while ((await end(id, 'SIGKILL')) < 2) await start();
  await start();
}

describe('an import whose steps end the product', () => {
  it('has failed after two of them, with a sentence, and goes on where it was when it is told to', async () => {
    const { csv, emails } = peopleFile(office, 250);
    const { id } = await checkedImport(admin, 'employees', csv);
    // 200 rows are one transaction; the last one waits for a person with its e-mail, who is never committed
    const session = await office.agency.database.session();
    try {
      await session.query('begin');
      await session.query(`insert into users (email, password_hash, role) values ($1, 'none', 'employee')`, [
        emails.at(-1),
      ]);
      await recordOf(run(id));
      await killTwice(id);
      await importIn(admin, id, 'failed');
    } finally {
      await session.end();
    }
    const failed = await recordOf(admin.get(`/api/admin/imports/${id}`));
    expect(failed).toMatchObject({
      stopped_in: 'running',
      problem: 'The import stopped twice before it was finished. The rows that were imported until then stay.',
      done_rows: 200,
      results: { created: 200 },
    });
    expect(failed['undo_until']).not.toBeNull();
    expect(await office.count(`import_rows where import_id = ${id} and state = 'waiting'`)).toBe(50);
    expect((await run(id)).status).toBe(409);
    expect(await recordOf(call(id, 'retry'))).toMatchObject({ state: 'running', stopped_in: null, problem: null });
    expect(await importIn(admin, id, 'done')).toMatchObject({ results: { created: 250 } });
    expect(await office.count('employees where email = any($1)', [emails])).toBe(250);
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

  it('can be undone: what was imported before goes', async () => {
    const { csv, emails } = peopleFile(office, 3);
    const { id } = await imported(admin, 'employees', csv);
    await office.sql(
      `update imports set state = 'failed', stopped_in = 'running', problem = 'x', finished_at = null where import_id = $1`,
      [id],
    );
    await office.sql(
      `update import_rows set state = 'waiting', record_id = null where import_id = $1 and row_number = 4`,
      [id],
    );
    expect(await recordOf(call(id, 'undo'))).toMatchObject({ state: 'undoing', stopped_in: null, problem: null });
    expect(await importIn(admin, id, 'undone')).toMatchObject({ results: { undone: 2, waiting: 1 } });
    expect(await office.count('users where email = any($1)', [emails.slice(0, 2)])).toBe(0);
  });

  it('is checked again, or by other columns, when the check has failed', async () => {
    const { csv } = peopleFile(office, 2);
    const { id, mapping } = await checkedImport(admin, 'employees', csv);
    const failInCheck = async (): Promise<void> => {
      await office.sql(`update imports set state = 'checking', done_rows = 0 where import_id = $1`, [id]);
      await office.sql(
        `with job as (insert into pgboss.job (name, data) values ('import_rows', $1) returning name, id)
         insert into pgboss.work_under_way (name, key, tries) select name, id::text, 2 from job`,
        [{ import_id: id }],
      );
      await importIn(admin, id, 'failed');
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
    const { id } = await checkedImport(admin, 'employees', csv);
    await whileLocked('employees', async () => {
      await recordOf(run(id));
      for (let ends = 0; ends < 2; ends += 1) {
        expect(await end(id, 'SIGTERM')).toBe(0);
        await start();
      }
    });
    expect(await importIn(admin, id, 'done')).toMatchObject({ results: { created: 2 } });
  });

  it('is found again when the queue has given it up, without a restart', async () => {
    const { csv } = peopleFile(office, 2);
    const { id } = await checkedImport(admin, 'employees', csv);
    // as it stands after five failures
    await office.sql(`update imports set state = 'running', on_duplicate = 'skip' where import_id = $1`, [id]);
    const { userId, email } = office.admin;
    const [lost] = await office.sql<{ export_id: number }>(
      `insert into list_exports (resource, format, actor, created_by) values ('employees', 'csv', $1, $2) returning export_id`,
      [{ userId, email, role: 'admin', address: '', requestId: '' }, userId],
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
    await waitFor('nothing of it to be left under way', async () => {
      const left = await office.count(`pgboss.work_under_way where name = 'list_export' and key = '${key}'`);
      return left === 0 ? true : undefined;
    });
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
    expect([first.status, second.status]).toEqual([201, 201]);
    const third = await send();
    expect(new Set([first.text, second.text, third.text]).size).toBe(1);
    expect(third.headers.get('idempotency-replayed')).toBe('true');
    expect(first.body).toMatchObject({ state: 'checked', counts: { new: 2 } });
    expect(await office.count('imports where sha256 = $1', [first.body.sha256])).toBe(1);
    expect((await send(`${csv}\n`)).status).toBe(422);
    expect(await office.count('import_rows where cells @> array[$1::text]', [emails[0]])).toBe(1);
  });

  it('runs and undoes it once, and a refused call may be repeated', async () => {
    const { csv, emails } = peopleFile(office, 2);
    const { id } = await checkedImport(admin, 'employees', csv);
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
