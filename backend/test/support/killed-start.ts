import { ProductProcess } from './product-process.js';
import { type TestDatabase } from './test-database.js';
import { waitFor } from './wait-for.js';

const DAY_SECONDS = 24 * 60 * 60;

/**
 * Starts the product on an empty database and kills it at the end of a migration, before that is committed.
 * @param migration its name
 */
export async function killInMigration(
  database: TestDatabase,
  environment: Record<string, string>,
  migration: string,
): Promise<void> {
  // as TypeORM makes it, but it stays when this migration is noted
  await database.sql(`
    create table if not exists migrations (id serial constraint "PK_8c82d7f526340ab734260ea46be" primary key, "timestamp" bigint not null, name varchar not null);
    create or replace function stay() returns trigger language plpgsql as $$
      begin perform pg_sleep(${DAY_SECONDS}); return new; end $$;
    create trigger tg_stay before insert on migrations for each row when (new.name = '${migration}') execute function stay()`);
  const product = ProductProcess.begin(environment);
  await waitFor(`the end of ${migration}`, async () => {
    const staying = await database.sql(
      `select from pg_stat_activity where datname = current_database() and wait_event = 'PgSleep'`,
    );
    return staying.length ? true : undefined;
  });
  await product.stop('SIGKILL');
  // its session does not learn that its client is gone while it stays
  await database.sql(
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and wait_event = 'PgSleep'`,
  );
  await database.sql('drop trigger tg_stay on migrations; drop function stay()');
}
