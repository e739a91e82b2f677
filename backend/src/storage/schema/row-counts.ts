import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How many rows each list has. Processes of version 1.4 that still run read them by their old name. */
export class RowCounts1700000044000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query('alter table kept_totals rename to row_counts');
    await db.query('alter table row_counts rename constraint pk_kept_totals to pk_row_counts');
    await db.query('create view kept_totals as select * from row_counts');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop view kept_totals');
    await db.query('alter table row_counts rename constraint pk_row_counts to pk_kept_totals');
    await db.query('alter table row_counts rename to kept_totals');
  }
}
