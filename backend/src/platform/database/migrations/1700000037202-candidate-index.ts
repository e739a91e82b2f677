import type { MigrationInterface, QueryRunner } from 'typeorm';

const TABLES = `
  create table candidate_index (
    employee_id integer not null,
    created_at timestamptz(3) not null,
    available boolean not null,
    fields tsvector not null,
    words tsvector not null,
    terms text[] not null,
    skills text[] not null,
    places text[] not null,
    salary int8range,
    level smallint,
    degrees text[] not null,
    constraint pk_candidate_index primary key (employee_id),
    constraint fk_candidate_index_employee foreign key (employee_id) references employees on delete cascade
  ) with (fillfactor = 90);
  -- a search reads all that waits in a pending list
  create index ix_candidate_index_found on candidate_index using gin (fields, words, terms) with (fastupdate = off);

  create table name_words (
    word text not null,
    constraint pk_name_words primary key (word)
  );
  create index ix_name_words_similar on name_words using gin (word gin_trgm_ops);
  create index ix_skill_counts_similar on skill_counts using gin (key gin_trgm_ops);`;

/** Salaries and keys in steps, so that one index holds all that is filtered by; the newest people are found by the steps of their keys. */
export const TERMS = String.raw`
  create function salary_step(rupees numeric) returns integer language sql immutable strict parallel safe as $$
    select least(40, greatest(0, floor(ln(greatest(rupees, 1) / 100000) / ln(1.2))::integer)) $$;
  create function salary_terms(salary int8range) returns text[] language sql immutable strict parallel safe as $$
    select array_agg('m=' || step) from generate_series(salary_step(lower(salary)), salary_step(upper(salary) - 1)) step $$;
  create function exact_word(kind text, value text) returns tsvector language sql immutable strict parallel safe as $$
    select ('''' || replace(replace(kind || '=' || value, '\', '\\'), '''', '''''') || ''':1A')::tsvector $$;
  create function exact_query(kind text, value text) returns tsquery language sql immutable strict parallel safe as $$
    select ('''' || replace(replace(kind || '=' || value, '\', '\\'), '''', '''''') || '''')::tsquery $$;
  create function step_terms(id integer) returns text[] language sql immutable strict parallel safe as $$
    select array['a=' || (id >> 12), 'b=' || (id >> 15), 'c=' || (id >> 18)] $$;
  create function degree_names(qualification text) returns text[] language sql immutable strict parallel safe as $$
    select coalesce(array_agg(name order by level desc, name), array[btrim(fold(qualification))]) from degrees_in(qualification) $$;
  create function place_words(preferred_location text, places text[]) returns text language sql immutable parallel safe as $$
    select concat_ws(' • ', preferred_location, array_to_string(places, ' • '),
      (select string_agg(alias, ' • ') from city_names() where name = any(places) and alias <> name)) $$;`;

/**
 * Each part is worked out once: without \`offset 0\` every mention of it would be.
 * @param people SQL of rows of \`employees\`
 */
const candidatesSql = (people: string): string => String.raw`
  select e.employee_id, e.created_at, e.status = 'Available', f.fields,
    f.fields || coalesce(setweight(words_of(r.text), 'D'), ''),
    step_terms(e.employee_id) || array(select 's=' || s from unnest(f.skills) s) || array(select 'p=' || p from unnest(f.places) p)
      || array(select 'd=' || d from unnest(f.degrees) d) || coalesce(salary_terms(f.salary), '{}'),
    f.skills, f.places, f.salary, qualification_level(e.qualification), f.degrees
  from ${people} e
  left join resumes r on r.employee_id = e.employee_id and r.shown and r.text_state = 'ready'
  cross join lateral (select array(select distinct skill_form(skill ->> 'skill_name') from jsonb_array_elements(e.skills) skill
      where skill_form(skill ->> 'skill_name') is not null) as skills,
    coalesce(places_in(e.preferred_location), '{}') as places, yearly_salary(e.preferred_salary) as salary,
    case when btrim(coalesce(e.qualification, '')) = '' then '{}' else degree_names(e.qualification) end as degrees offset 0) p
  cross join lateral (select p.*,
    exact_word('email', lower(e.email)) || exact_word('phone', right(e.phone, 10))
      || setweight(words_of(concat_ws(' • ', e.full_name, (select string_agg(skill ->> 'skill_name', ' • ')
        from jsonb_array_elements(e.skills) skill))), 'A')
      || coalesce(setweight(words_of(e.qualification), 'B'), '')
      || setweight(words_of(place_words(e.preferred_location, p.places)), 'C') as fields offset 0) f`;

export const KEPT_BY_TRIGGERS = String.raw`
  create function index_candidate(id integer) returns void language plpgsql as $$
  begin
    -- whoever waited here sees what was committed meanwhile
    perform 1 from candidate_index where employee_id = id for no key update;
    insert into candidate_index as c ${candidatesSql('(select * from employees where employee_id = id)')}
    on conflict (employee_id) do update set created_at = excluded.created_at, available = excluded.available,
      fields = excluded.fields, words = excluded.words, terms = excluded.terms, skills = excluded.skills,
      places = excluded.places, salary = excluded.salary, level = excluded.level, degrees = excluded.degrees;
    insert into name_words select distinct form from skill_tokens((select full_name from employees where employee_id = id))
      where length(form) > 2 order by 1 on conflict do nothing;
  end $$;
  create function index_all_candidates() returns void language plpgsql as $$
  begin
    insert into candidate_index ${candidatesSql('employees')} on conflict do nothing;
    insert into name_words select distinct form from employees, skill_tokens(full_name) where length(form) > 2
      on conflict do nothing;
  end $$;

  create function index_added() returns trigger language plpgsql as $$
  begin
    insert into candidate_index ${candidatesSql('added')} on conflict do nothing;
    insert into name_words select distinct form from added, skill_tokens(full_name) where length(form) > 2
      order by 1 on conflict do nothing;
    return null;
  end $$;
  create function index_employee() returns trigger language plpgsql as $$
  begin
    perform index_candidate(new.employee_id);
    return null;
  end $$;
  create trigger tg_employees_index after insert on employees referencing new table as added
    for each statement execute function index_added();
  create trigger tg_employees_index_update after update on employees for each row
    when ((old.full_name, old.email, old.phone, old.qualification, old.preferred_location, old.preferred_salary, old.skills,
      old.created_at) is distinct from (new.full_name, new.email, new.phone, new.qualification, new.preferred_location,
      new.preferred_salary, new.skills, new.created_at))
    execute function index_employee();
  create function index_availability() returns trigger language plpgsql as $$
  begin
    update candidate_index set available = new.status = 'Available' where employee_id = new.employee_id;
    return null;
  end $$;
  create trigger tg_employees_available after update of status on employees for each row
    when ((old.status = 'Available') is distinct from (new.status = 'Available')) execute function index_availability();

  create function index_resume() returns trigger language plpgsql as $$
  begin
    if tg_op <> 'INSERT' then perform index_candidate(old.employee_id); end if;
    if tg_op = 'INSERT' or tg_op = 'UPDATE' and new.employee_id <> old.employee_id then
      perform index_candidate(new.employee_id);
    end if;
    return null;
  end $$;
  create trigger tg_resumes_index after insert on resumes for each row
    when (new.shown and new.text_state = 'ready') execute function index_resume();
  create trigger tg_resumes_index_update after update on resumes for each row
    when ((old.employee_id, old.shown, old.text_state, old.text) is distinct from
      (new.employee_id, new.shown, new.text_state, new.text)) execute function index_resume();
  create trigger tg_resumes_index_delete after delete on resumes for each row when (old.shown) execute function index_resume();

  -- the words of a name go with the last who has them
  create function forget_name_words() returns trigger language plpgsql as $$
  declare
    gone text[] := array(select form from skill_tokens(old.full_name) where length(form) > 2);
  begin
    perform 1 from name_words where word = any(gone) order by word for update;
    delete from name_words n where word = any(gone)
      and not exists (select from candidate_index where fields @@ phraseto_tsquery('candidates', n.word));
    return null;
  end $$;
  create trigger tg_employees_words after delete on employees for each row execute function forget_name_words();
  create trigger tg_employees_words_update after update of full_name on employees for each row
    when (old.full_name is distinct from new.full_name) execute function forget_name_words();`;

/** What searching for people looks into: a row of each, kept true by triggers whoever writes. */
export class CandidateIndex1700000037202 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(TABLES);
    await db.query(TERMS);
    await db.query(KEPT_BY_TRIGGERS);
    await db.query('select index_all_candidates()');
    await db.query('analyze candidate_index');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      drop trigger tg_employees_index on employees;
      drop trigger tg_employees_index_update on employees;
      drop trigger tg_employees_available on employees;
      drop trigger tg_employees_words on employees;
      drop trigger tg_employees_words_update on employees;
      drop trigger tg_resumes_index on resumes;
      drop trigger tg_resumes_index_update on resumes;
      drop trigger tg_resumes_index_delete on resumes;
      drop function forget_name_words, index_resume, index_availability, index_employee, index_added, index_all_candidates, index_candidate,
        place_words, degree_names, step_terms, exact_query, exact_word, salary_terms, salary_step;
      drop index ix_skill_counts_similar;
      drop table name_words, candidate_index;
    `);
  }
}
