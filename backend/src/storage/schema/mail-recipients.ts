import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Timelines find mails by whom they went to. */
export class MailRecipients1700000063000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query('create index ix_outbox_mails_recipient on outbox_mails (recipient, created_at desc)');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop index ix_outbox_mails_recipient');
  }
}
