import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When the last backup was made. It stands with the queue of work: what a backup says of itself is no part of it, and a restore begins anew. */
export class LastBackup1700000038054 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create table pgboss.last_backup (
        only_row boolean not null default true,
        made_at timestamptz(3) not null,
        constraint pk_last_backup primary key (only_row),
        constraint ck_last_backup_only_row check (only_row)
      );
      create index ix_outbox_mails_held on outbox_mails (created_at) where status = 'held';
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop index ix_outbox_mails_held');
    await db.query('drop table pgboss.last_backup');
  }
}
