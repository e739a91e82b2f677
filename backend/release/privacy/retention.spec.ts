import '../../src/app/app.module.js';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DataSource } from 'typeorm';
import { readEnv } from '../../src/platform/config/env.js';
import { dataSourceOptions } from '../../src/platform/database/data-source.js';
import { purgeExpired } from '../../src/platform/work/expired-rows.service.js';
import { PATIENT } from '../../test/support/product-process.js';
import { createTestDatabase, type TestDatabase } from '../../test/support/test-database.js';

/** Rows of every table that is purged, each `expired` or not by minutes; `$1` of each. */
const ROWS: [table: string, live: string, expired: string, insert: string][] = [
  [
    ...(['one_time_codes', '23 hours 50 minutes', '24 hours 1 minute'] as const),
    `insert into one_time_codes (purpose, email, code_expires_at, link_expires_at)
     select 'password_reset', md5(random()::text) || '@b.example', now() - interval '$age', now() - interval '$age'`,
  ],
  [
    ...(['registrations', '23 hours 50 minutes', '24 hours 1 minute'] as const),
    `insert into registrations (email, role, form, password_hash, terms_version, created_at)
     select md5(random()::text) || '@b.example', 'employee', '{}', 'x', '1', now() - interval '$age'`,
  ],
  [
    ...(['revoked_tokens', '-10 minutes', '1 minute'] as const),
    `insert into revoked_tokens select gen_random_uuid(), now() - interval '$age'`,
  ],
  [
    ...(['rate_limits', '-10 minutes', '1 minute'] as const),
    `insert into rate_limits select md5(random()::text), 1, extract(epoch from now() - interval '$age') * 1000`,
  ],
  [
    ...(['known_origins', '89 days 23 hours', '90 days 1 minute'] as const),
    `insert into known_origins (user_id, origin_hash, kind, last_seen_at)
     select 1, md5(random()::text), 'network', now() - interval '$age'`,
  ],
  [
    ...(['outbox_mails', '12 months 25 days', '13 months 1 day'] as const),
    `insert into outbox_mails (template, recipient, status, expires_at, created_at)
     select 'x', 'a@b.example', 'sent', now(), now() - interval '$age'`,
  ],
  [
    ...(['idempotent_calls', '23 hours 50 minutes', '24 hours 1 minute'] as const),
    `insert into idempotent_calls (user_id, key, request_hash, created_at)
     select 1, gen_random_uuid(), 'x', now() - interval '$age'`,
  ],
  [
    ...(['audit_log', '12 months 25 days', '13 months 1 day'] as const),
    `insert into audit_log (at, actor_email, actor_role, action, kind)
     select now() - interval '$age', 'a@b.example', 'admin', 'updated', 'job request'`,
  ],
];
const EXPIRED_OF_EACH = 1_500;
const LIVE_OF_EACH = 20;

describe('R62: what has expired', () => {
  let database: TestDatabase;
  let dataSource: DataSource;
  beforeAll(async () => {
    database = await createTestDatabase();
    dataSource = await new DataSource(
      dataSourceOptions(database.url, readEnv({ ...PATIENT, DATABASE_POOL_SIZE: '2' })),
    ).initialize();
    await database.sql(
      `insert into users (user_id, email, password_hash, role) values (1, 'a@b.example', 'x', 'admin')`,
    );
  });
  afterAll(async () => {
    await dataSource.destroy();
    await database.drop();
  });

  it('goes in one run, more than 10,000 rows of all kinds, and nothing that is still needed goes with it', async () => {
    for (const [, live, expired, insert] of ROWS) {
      const rows = (age: string, count: number): Promise<unknown> =>
        database.sql(`${insert.replaceAll('$age', age)} from generate_series(1, ${count})`);
      await rows(live, LIVE_OF_EACH);
      await rows(expired, EXPIRED_OF_EACH);
    }
    await database.sql(`insert into outbox_mails (template, recipient, status, expires_at, created_at)
      values ('x', 'a@b.example', 'queued', now(), now() - interval '91 days')`);
    expect(await purgeExpired(dataSource)).toBe(ROWS.length * EXPIRED_OF_EACH);
    expect(ROWS.length * EXPIRED_OF_EACH).toBeGreaterThan(10_000);
    for (const [table] of ROWS) {
      const [left] = await database.sql<{ n: number }>(`select count(*)::int as n from ${table}`);
      expect([table, left?.n]).toEqual([table, LIVE_OF_EACH + (table === 'outbox_mails' ? 1 : 0)]);
    }
    expect(await purgeExpired(dataSource)).toBe(0);
  });

  it('R67: an account keeps the 20 devices and the 20 networks that it saw last', async () => {
    await database.sql('delete from known_origins');
    for (const kind of ['device', 'network']) {
      await database.sql(
        `insert into known_origins (user_id, origin_hash, kind, last_seen_at)
         select 1, $1 || n, $1, now() - n * interval '1 day' from generate_series(0, 29) n`,
        [kind],
      );
    }
    await purgeExpired(dataSource);
    const retained = await database.sql<{ kind: string; n: number }>(
      `select kind, count(*)::int as n from known_origins where origin_hash like kind || '%' group by kind order by kind`,
    );
    expect(retained).toEqual([
      { kind: 'device', n: 20 },
      { kind: 'network', n: 20 },
    ]);
  });

  it('loses its content before: mails that have left or were given up, after 90 days', async () => {
    await database.sql(`insert into outbox_mails (template, recipient, status, expires_at, created_at, sealed_content)
      select 'content', 'a@b.example', status, now(), now() - age, 'x'
      from unnest('{sent,dead,queued}'::text[]) status cross join unnest('{89 days,91 days}'::interval[]) age`);
    await purgeExpired(dataSource);
    const retained = `select array_agg(status || ' ' || (now()::date - created_at::date) ) as kept from outbox_mails
      where template = 'content' and sealed_content is not null`;
    const [row] = await database.sql<{ kept: string[] }>(retained);
    expect(row?.kept.sort()).toEqual(['dead 89', 'queued 89', 'queued 91', 'sent 89']);
  });
});
