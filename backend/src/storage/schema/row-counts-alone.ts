import type { MigrationInterface, QueryRunner } from 'typeorm';

/** No process of version 1.4 reads counted rows by their former name any more: none runs beside 1.5. */
export class RowCountsAlone1700000104000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query('drop view if exists kept_totals');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('create view kept_totals as select * from row_counts');
  }
}
