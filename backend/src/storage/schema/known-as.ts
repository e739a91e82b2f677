import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The name people know the agency by. */
export class KnownAs1700000107000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query('alter table agency_settings add column known_as varchar(40)');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('alter table agency_settings drop column known_as');
  }
}
