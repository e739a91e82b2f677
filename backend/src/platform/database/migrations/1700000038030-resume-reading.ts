import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Recognising the pages of a file takes up to four minutes on a busy machine. */
const OPTIONS = { policy: 'short', retryLimit: 5, retryDelay: 2, retryBackoff: true, expireInSeconds: 600 };

/** What of a resume is still to be read, how often that was begun, and how long reading for each account took today. */
export class ResumeReading1700000038030 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table resumes
        add column uploaded_by integer constraint fk_resumes_uploaded_by references users on delete set null,
        add column to_read varchar(10),
        add column tries smallint not null default 0,
        add column taken_until timestamptz(3);
      update resumes set to_read = case when media_type in ('image/jpeg', 'image/png') then 'pictures' else 'text' end
        where text_state = 'pending';
      alter table resumes
        add constraint ck_resumes_to_read check (case to_read when 'facts' then text_state = 'ready'
          else (text_state = 'pending') = (to_read is not null) and coalesce(to_read in ('text', 'pictures'), true) end);
      drop index ix_resumes_pending;
      create index ix_resumes_to_read on resumes (resume_id) where to_read is not null;
      create index ix_resumes_uploaded_by on resumes (uploaded_by);

      create table reading_times (
        user_id integer constraint pk_reading_times primary key
          constraint fk_reading_times_user references users on delete cascade,
        day date not null,
        milliseconds integer not null,
        constraint ck_reading_times_milliseconds check (milliseconds >= 0)
      );
    `);
    await db.query('select pgboss.create_queue($1, $2)', ['resume_pictures', OPTIONS]);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`select pgboss.delete_queue('resume_pictures')`);
    await db.query(`
      drop table reading_times;
      drop index ix_resumes_to_read;
      create index ix_resumes_pending on resumes (resume_id) where text_state = 'pending';
      alter table resumes drop column uploaded_by, drop column to_read, drop column tries, drop column taken_until;
    `);
  }
}
