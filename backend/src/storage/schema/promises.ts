import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Second factors, restrictions, erasures and consents are promises that a process of 1.4 does not know: it ends, whether or not there are any yet. */
export class Promises1700000096000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`insert into oldest_versions (version) values ('1.5.0') on conflict do nothing`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`delete from oldest_versions where version = '1.5.0'`);
  }
}
