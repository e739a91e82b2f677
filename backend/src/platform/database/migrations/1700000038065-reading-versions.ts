import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What was read so far is read again, once; until then it is shown as it is. */
export class ReadingVersions1700000038065 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table resumes add column reading_version smallint not null default 1;
      alter table resumes alter column reading_version set default 2;
      alter table resumes drop constraint ck_resumes_to_read;
      alter table resumes
        add constraint ck_resumes_to_read check (case to_read when 'facts' then text_state = 'ready' when 'again' then text_state <> 'pending'
          else (text_state = 'pending') = (to_read is not null) and coalesce(to_read in ('text', 'pictures'), true) end);
      create index ix_resumes_reading_version on resumes (reading_version, resume_id) where to_read is null;
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      update resumes set to_read = null, tries = 0, taken_until = null where to_read = 'again';
      drop index ix_resumes_reading_version;
      alter table resumes drop constraint ck_resumes_to_read;
      alter table resumes
        add constraint ck_resumes_to_read check (case to_read when 'facts' then text_state = 'ready'
          else (text_state = 'pending') = (to_read is not null) and coalesce(to_read in ('text', 'pictures'), true) end);
      alter table resumes drop column reading_version;
    `);
  }
}
