import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When a person who waits for the code accepted the terms. */
export class TermsAcceptance1700000011000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table registrations add column terms_accepted_at timestamptz(3) not null default now();
      update registrations set terms_accepted_at = created_at;
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('alter table registrations drop column terms_accepted_at');
  }
}
