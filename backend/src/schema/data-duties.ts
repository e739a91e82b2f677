import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What mailings to people are for, and waits that people were reminded of. */
export class DataDuties1700000081000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    for (const table of ['mail_templates', 'mailings']) {
      await db.query(`
        alter table ${table} add column purpose varchar(7);
        update ${table} set purpose = 'jobs' where kind <> 'company';
        alter table ${table} add constraint ck_${table}_purpose
          check (case kind when 'company' then purpose is null else purpose is not null and purpose in ('service', 'jobs', 'news') end);
      `);
    }
    await db.query(`
      alter table sheets add column wait_reminded_at timestamptz(3);
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table sheets drop column wait_reminded_at;
      alter table mailings drop column purpose;
      alter table mail_templates drop column purpose;
    `);
  }
}
