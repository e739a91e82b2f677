import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What somebody without an account wrote is found by the e-mail. */
export class RequestsByEmail1700000093000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query('create index ix_grievances_email on grievances (email) where user_id is null');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop index ix_grievances_email');
  }
}
