import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Limits are written with every login and live for minutes: they need not wait for the disk. After a crash of the database server
 * they begin anew.
 */
export class LimitsWithoutLog1700000005000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query('alter table rate_limits set unlogged');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('alter table rate_limits set logged');
  }
}
