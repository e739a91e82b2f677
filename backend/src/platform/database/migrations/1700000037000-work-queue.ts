import PgBoss from 'pg-boss';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A migration is one transaction already. */
const TRANSACTION = /^[ \t]*(begin|commit);/gim;

/** A piece of work is short: what is not finished by then is tried again. */
const OPTIONS = { policy: 'short', retryLimit: 5, retryDelay: 2, retryBackoff: true, expireInSeconds: 120 };

const QUEUES = ['resume_text', 'import_rows', 'list_export', 'duplicate_pairs'];

/** The queue of long work, in a schema of its own: backups leave it out. */
export class WorkQueue1700000037000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(PgBoss.getConstructionPlans('pgboss').replaceAll(TRANSACTION, ''));
    for (const queue of QUEUES) await db.query('select pgboss.create_queue($1, $2)', [queue, OPTIONS]);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop schema pgboss cascade');
  }
}
