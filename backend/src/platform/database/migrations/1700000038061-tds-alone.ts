import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A client may have deducted tax and paid nothing besides. */
export class TdsAlone1700000038061 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table payments drop constraint ck_payments_amount,
        add constraint ck_payments_amount check (amount_paise >= 0 and tds_paise >= 0 and amount_paise + tds_paise > 0)
    `);
  }

  /** Refused once there is a payment of tax alone: payments are never removed. */
  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table payments drop constraint ck_payments_amount,
        add constraint ck_payments_amount check (amount_paise > 0 and tds_paise >= 0)
    `);
  }
}
