import type { MigrationInterface, QueryRunner } from 'typeorm';

const TABLES = ['employees', 'companies', 'job_requests'];

/** Which edit a record is at, so that two people who edit it at once are told. */
export class RecordVersions1700000008000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    for (const table of TABLES) await db.query(`alter table ${table} add column version integer not null default 1`);
  }

  async down(db: QueryRunner): Promise<void> {
    for (const table of TABLES) await db.query(`alter table ${table} drop column version`);
  }
}
