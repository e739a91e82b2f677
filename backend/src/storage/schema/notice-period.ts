import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How soon an employee can join. */
export class NoticePeriod1700000040000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table employees add column notice_period varchar(100);
      create index ix_employees_notice_period on employees (notice_period, created_at desc, employee_id desc);
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('alter table employees drop column notice_period');
  }
}
