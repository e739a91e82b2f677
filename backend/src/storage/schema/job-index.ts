import type { QueryRunner } from 'typeorm';
import { makeFunctions } from './routines.js';

/** What reads a job, and what that calls. */
const READING =
  `searched_text shown_text skill_tokens one_name one_spelling skill_words yearly_salary places_said places_told places_in
  degrees_left degrees_said wanted_level read_jobs index_jobs`.split(/\s+/);

/** Beside the key the name, so that the forms of all skills are read without making one. */
const FORMS = ['skill_counts', 'job_skill_counts'].map(
  (table) =>
    `drop index ix_${table}_form; create index ix_${table}_form on ${table} (skill_form(name)) include (name);`,
);

const KEY = `
  lock table job_requests in share row exclusive mode;
  delete from job_index x where not exists (select from job_requests t where t.request_id = x.request_id);
  alter table job_index add constraint fk_job_index_job foreign key (request_id) references job_requests on delete cascade;`;

/** What matching reads in jobs is kept. */
export class JobIndex1700000109000 {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create table job_index (
        request_id integer not null,
        text_sha256 bytea not null,
        forms text[] not null,
        written text[] not null,
        places text[] not null,
        salary int8range,
        level smallint,
        constraint pk_job_index primary key (request_id)
      );
    `);
    await makeFunctions(db, READING);
    await db.query('select index_jobs(array(select request_id from job_requests))');
    // last: who writes jobs or skills waits until the end of it
    await db.query(KEY + FORMS.join(''));
  }
}
