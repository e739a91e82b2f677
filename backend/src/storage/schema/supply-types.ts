import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whether a company is in a special economic zone, and supplied with or without tax. */
export class SupplyTypes1700000103000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table companies add column supply_type varchar(20) not null default 'regular',
        add constraint ck_companies_supply_type check (supply_type in ('regular', 'sez_with_payment', 'sez_without_payment'));
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('alter table companies drop column supply_type');
  }
}
