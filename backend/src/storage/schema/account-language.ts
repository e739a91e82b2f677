import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The language in which an account is written to; null where it is not known. */
export class AccountLanguage1700000073000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    for (const table of ['users', 'registrations']) {
      await db.query(`alter table ${table} add column language varchar(2)
        constraint ck_${table}_language check (language in ('en', 'hi'))`);
    }
  }

  async down(db: QueryRunner): Promise<void> {
    for (const table of ['users', 'registrations']) await db.query(`alter table ${table} drop column language`);
  }
}
