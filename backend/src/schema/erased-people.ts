import type { MigrationInterface, QueryRunner } from 'typeorm';

/** By what a restore knows whom to erase anew. */
export class ErasedPeople1700000083000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create table erased_people (
        erased_id uuid constraint pk_erased_people primary key,
        sealed bytea not null,
        erased_at timestamptz(3) not null default now());
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop table erased_people');
  }
}
