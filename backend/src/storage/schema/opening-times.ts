import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A reader who opens a profile again within 15 minutes is one line. */
export class OpeningTimes1700000062000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query('alter table candidate_openings add column times integer not null default 1');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('alter table candidate_openings drop column times');
  }
}
