import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Client } from 'pg';
import { DataSource } from 'typeorm';
import { isDatabaseAway } from '../../src/platform/errors/database-error.js';
import { type ApiRecord, Office } from '../../test/support/office.js';
import { waitFor } from '../../test/support/wait-for.js';

/** What PostgreSQL says of itself, its machine or its role, by SQLSTATE; what was requested is right and can be requested again. */
const TROUBLES: [code: string, meaning: string][] = [
  ['53100', 'the disk is full'],
  ['53200', 'there is no memory'],
  ['53300', 'there are too many connections'],
  ['57P01', 'an operator ends the session'],
  ['57P02', 'another session crashed'],
  ['57P03', 'it is starting'],
  ['57014', 'the statement takes too long'],
  ['58030', 'the disk does not answer'],
  ['25006', 'it takes no writes, as after a change of the primary'],
];

describe('R43: what the database cannot do at the moment is 503, and nothing of it is done', () => {
  let office: Office;
  let connection: ApiRecord;
  beforeAll(async () => {
    office = await Office.open();
    connection = await office.freshConnection('as it was');
  });
  afterAll(() => office.close());

  it.each(TROUBLES)('R43: %s, %s', async (code) => {
    const path = `/api/admin/connections/${connection.id}`;
    await office.sql(`create function be_in_trouble() returns trigger language plpgsql as
      $$ begin raise exception 'in trouble' using errcode = '${code}'; end $$;
      create trigger tg_trouble after insert on audit_log for each row execute function be_in_trouble()`);
    const refused = await office.admin.patch(path, { admin_notes: code });
    await office.sql('drop trigger tg_trouble on audit_log; drop function be_in_trouble');
    expect(refused).toMatchObject({ status: 503, body: { statusCode: 503 } });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await office.admin.get(path)).body).toMatchObject({ admin_notes: connection['admin_notes'] });
    // a passing state is no defect: a warning with its reason, and no stack
    const requestId = refused.headers.get('x-request-id');
    const line = await waitFor('the warning', () =>
      office.agency.product.entries.find((entry) => entry['requestId'] === requestId && 'code' in entry),
    );
    expect(line).toMatchObject({ level: 40, msg: 'Request refused for now', reason: `${code} in trouble` });
    expect(line).not.toHaveProperty('error');
  });

  it('R43: so is a connection that breaks between two statements of a transaction, whatever is called next', async () => {
    const database = await new DataSource({ type: 'postgres', url: office.agency.database.url }).initialize();
    const runner = database.createQueryRunner();
    const client = (await runner.connect()) as Client;
    await runner.startTransaction();
    const [session] = (await runner.query('select pg_backend_pid() as id')) as [{ id: number }];
    const broken = new Promise((resolve) => client.on('error', () => undefined).once('end', resolve));
    await office.sql('select pg_terminate_backend($1)', [session.id]);
    await broken;
    const calls = [
      () => runner.query('select 1'),
      () => runner.manager.query('select 1'),
      () => runner.manager.createQueryBuilder().select('1').from('users', 'u').getRawOne(),
      () => runner.manager.transaction(() => Promise.resolve()),
      () => runner.commitTransaction(),
      () => client.query('select 1'),
    ];
    const errors = await Promise.all(
      calls.map((call) =>
        Promise.resolve()
          .then(call)
          .catch((error: unknown) => error),
      ),
    );
    expect(errors.filter((error) => !isDatabaseAway(error))).toEqual([]);
    await database.destroy();
  });
});
