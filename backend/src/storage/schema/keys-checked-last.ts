import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Keys that follow a deletion, of tables with another one that is emptied by it: a row that was written before in the same transaction
 * is checked when one key is emptied, and the other may lead to what is gone already. What is emptied first depends on the age of the keys.
 */
const KEYS = `select conrelid::regclass::text as "table", conname as name from pg_constraint k
  where contype = 'f' and connamespace = 'public'::regnamespace and confdeltype in ('c', 'n') and exists (select from pg_constraint other
    where other.conrelid = k.conrelid and other.contype = 'f' and other.confdeltype in ('c', 'n') and other.oid <> k.oid
      and 'n' in (k.confdeltype, other.confdeltype))
  order by 1, 2`;

/** A deletion has these keys checked when all of it is gone. */
export class KeysCheckedLast1700000101000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await alterEach(db, 'deferrable initially immediate');
  }

  async down(db: QueryRunner): Promise<void> {
    await alterEach(db, 'not deferrable');
  }
}

async function alterEach(db: QueryRunner, how: string): Promise<void> {
  for (const { table, name } of (await db.query(KEYS)) as { table: string; name: string }[]) {
    await db.query(`alter table ${table} alter constraint ${name} ${how}`);
  }
}
