import type { MigrationInterface, QueryRunner } from 'typeorm';

const OPTIONS = { policy: 'standard', retryLimit: 0, expireInSeconds: 120 };

/** Which pieces of work are under way and how often they were begun; and the queue that looks for work that was lost. */
export class WorkUnderWay1700000038040 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`create table pgboss.work_under_way (
      name text not null,
      key text not null,
      worker uuid,
      alive_at timestamptz not null default now(),
      tries integer not null default 1,
      delays integer not null default 0,
      constraint pk_work_under_way primary key (name, key)
    )`);
    await db.query('select pgboss.create_queue($1, $2)', ['pending_work', OPTIONS]);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`delete from pgboss.job where name = 'pending_work'`);
    await db.query(`select pgboss.delete_queue('pending_work')`);
    await db.query('drop table pgboss.work_under_way');
  }
}
