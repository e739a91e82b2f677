import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Timelines of connections and jobs find the mails about them. */
export class MailSubjects1700000085000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table outbox_mails add column connection_id integer, add column request_id integer;
      create index ix_outbox_mails_connection on outbox_mails (connection_id, created_at desc) where connection_id is not null;
      create index ix_outbox_mails_request on outbox_mails (request_id, created_at desc) where request_id is not null;
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('alter table outbox_mails drop column connection_id, drop column request_id');
  }
}
