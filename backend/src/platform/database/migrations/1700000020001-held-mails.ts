import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Mails that a restore brought back wait until somebody says go. */
export class HeldMails1700000020001 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table outbox_mails drop constraint ck_outbox_mails_status;
      alter table outbox_mails add constraint ck_outbox_mails_status check (status in ('queued', 'held', 'sent', 'dead'));
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      update outbox_mails set status = 'dead' where status = 'held';
      alter table outbox_mails drop constraint ck_outbox_mails_status;
      alter table outbox_mails add constraint ck_outbox_mails_status check (status in ('queued', 'sent', 'dead'));
    `);
  }
}
