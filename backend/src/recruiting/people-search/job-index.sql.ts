/** All that a job says; people's skills are looked for in it when it names none itself. */
const TEXT = `concat_ws(E'\\n', t.title, t.domain, t.requirements, t.description)`;

/** SQL of what a row of the index was read from, of a job `t`: another one has to be read anew. */
export const JOB_SHA256 = `sha256(convert_to(row(t.title, t.domain, t.requirements, t.description, t.location, t.salary_range)::text, 'UTF8'))`;

export const READ_COLUMNS = 'request_id, text_sha256, forms, written, places, salary, level';

/**
 * What jobs say, read once and kept, whoever writes.
 *
 * - `read_jobs`: what is said alike is read once. Each kind of reading has a part of its own: PostgreSQL keeps 32 patterns, and reading one
 *   job after the other would compile all of them again and again.
 * - Which of its words are skills is no part of it: that changes with people and jobs.
 */
export const JOB_INDEX_SQL = String.raw`
  create or replace function read_jobs(ids integer[]) returns table (request_id integer, text_sha256 bytea, forms text[], written text[],
    places text[], salary int8range, level smallint) language sql stable strict parallel safe as $$
    with said as materialized (
      select t.request_id, ${JOB_SHA256} as text_sha256, ${TEXT} as text, t.location, t.salary_range, t.requirements, t.description
      from job_requests t where t.request_id = any(ids)),
    words as materialized (
      select said.request_id, array_agg(w.form order by w.n) as forms,
        array_agg(case when length(w.form) < 3 then w.written end order by w.n) as written
      from said cross join lateral skill_words(said.text) w group by said.request_id),
    places as materialized (select s.location, places_in(s.location) as places from (select distinct location from said) s),
    salaries as materialized (select s.salary_range, yearly_salary(s.salary_range) as salary from (select distinct salary_range from said) s),
    required as materialized (select s.requirements, wanted_level(s.requirements) as level from (select distinct requirements from said) s),
    described as materialized (select s.description, wanted_level(s.description) as level
      from (select distinct said.description from said left join required using (requirements) where required.level is null) s)
    select said.request_id, said.text_sha256, coalesce(w.forms, '{}'), coalesce(w.written, '{}'), coalesce(p.places, '{}'), m.salary,
      coalesce(r.level, d.level)
    from said left join words w using (request_id) left join places p using (location) left join salaries m using (salary_range)
    left join required r using (requirements) left join described d using (description) $$;

  create or replace function index_jobs(ids integer[]) returns void language sql as $$
    insert into job_index (${READ_COLUMNS}) select ${READ_COLUMNS} from read_jobs(ids)
    on conflict (request_id) do update set text_sha256 = excluded.text_sha256, forms = excluded.forms, written = excluded.written,
      places = excluded.places, salary = excluded.salary, level = excluded.level $$;

  create or replace function index_added_jobs() returns trigger language plpgsql as $$
  begin
    perform index_jobs(array(select request_id from added));
    return null;
  end $$;

  create or replace trigger tg_job_requests_index after insert on job_requests referencing new table as added
    for each statement execute function index_added_jobs();

  create or replace function index_changed_job() returns trigger language plpgsql as $$
  begin
    perform index_jobs(array[new.request_id]);
    return null;
  end $$;

  create or replace trigger tg_job_requests_index_update after update of title, domain, requirements, description, location,
      salary_range on job_requests for each row execute function index_changed_job();
`;
