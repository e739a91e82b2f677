import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Two records that became one may be left without a consent, and without a refusal. */
export class UnsaidConsents1700000088001 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query('alter table consents alter column agrees drop not null');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('alter table consents alter column agrees set not null');
  }
}
