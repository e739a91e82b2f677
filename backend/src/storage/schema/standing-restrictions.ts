import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Every reason for which an account is restricted, so that one may end and another stand; the list of these accounts. */
export class StandingRestrictions1700000084000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table users add column restrictions jsonb;
      create index ix_users_restricted on users (restricted_at desc, user_id desc) where restricted_at is not null;
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop index ix_users_restricted; alter table users drop column restrictions');
  }
}
