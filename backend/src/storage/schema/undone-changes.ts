import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which changes of a placement status took the one before them back. */
export class UndoneChanges1700000045000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query('alter table placement_history add column is_undo boolean not null default false');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('alter table placement_history drop column is_undo');
  }
}
