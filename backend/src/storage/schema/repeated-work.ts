import type { MigrationInterface, QueryRunner } from 'typeorm';

const QUEUES = ['expired_rows', 'reminders', 'new_people_mails'];

/** Queues of the work that is repeated. */
export class RepeatedWork1700000041000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    for (const queue of QUEUES) {
      await db.query('select pgboss.create_queue($1, $2)', [
        queue,
        { policy: 'short', retryLimit: 0, expireInSeconds: 600 },
      ]);
    }
  }

  async down(db: QueryRunner): Promise<void> {
    for (const queue of QUEUES) await db.query('select pgboss.delete_queue($1)', [queue]);
  }
}
