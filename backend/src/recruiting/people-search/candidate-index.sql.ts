/**
 * What is said alike is read once. Each kind of reading has a part of its own: PostgreSQL keeps 32 patterns, and reading one person after
 * the other would compile all of them again and again.
 * @param people SQL of rows of `employees`
 */
const candidatesSql = (people: string): string => String.raw`
  with people as materialized (
    select employee_id, created_at, status = 'Available' as available, full_name, email, phone, qualification, preferred_location,
      preferred_salary, skills
    from ${people} e where not restricted),
  skill_names as materialized (
    select said, skill_form(said) as form
    from (select distinct skill ->> 'skill_name' as said from people, jsonb_array_elements(skills) skill) s),
  places as materialized (
    select said, t.* from (select distinct preferred_location as said from people) s, places_told(said) t),
  salaries as materialized (
    select said, salary, salary_terms(salary) as terms
    from (select said, yearly_salary(said) as salary from (select distinct preferred_salary as said from people) s offset 0) s),
  degrees as materialized (
    select said, t.* from (select distinct qualification as said from people) s, degrees_told(said) t),
  qualifications as materialized (select said, setweight(words_of(said), 'B') as words from degrees),
  named as materialized (
    select e.employee_id, s.skills,
      setweight(words_of(concat_ws(' • ', name_spellings(e.full_name), s.names)), 'A') as words
    from people e cross join lateral (select string_agg(skill ->> 'skill_name', ' • ' order by n) as names, coalesce(array_agg(distinct k.form)
        filter (where k.form is not null), '{}') as skills
      from jsonb_array_elements(e.skills) with ordinality j (skill, n) left join skill_names k on k.said = skill ->> 'skill_name') s),
  placed as materialized (
    select e.employee_id, coalesce(p.wanted, '{}') as places, coalesce(p.unwanted, '{}') as unwanted,
      setweight(words_of(place_words(case when coalesce(p.unwanted, '{}') = '{}' then e.preferred_location end, coalesce(p.wanted, '{}'))), 'C') as words
    from people e left join places p on p.said = e.preferred_location),
  resumed as materialized (
    select e.employee_id, setweight(words_of(r.text) || contacts_in(r.text), 'D') as words, years_in(r.facts) as years
    from people e join resumes r on r.employee_id = e.employee_id and r.shown and r.text_state = 'ready')
  select e.employee_id, e.created_at, e.available, f.fields, f.fields || coalesce(r.words, ''),
    step_terms(e.employee_id) || array(select 's=' || s from unnest(n.skills) s) || array(select 'p=' || p from unnest(p.places) p)
      || array(select 'd=' || d from unnest(coalesce(d.names, '{}')) d) || coalesce(m.terms, '{}') || year_terms(r.years),
    n.skills, p.places, m.salary, d.level, coalesce(d.names, '{}'), p.unwanted, r.years
  from people e
  join named n using (employee_id)
  join placed p using (employee_id)
  left join salaries m on m.said = e.preferred_salary
  left join degrees d on d.said = e.qualification
  left join qualifications q on q.said = e.qualification
  left join resumed r using (employee_id)
  cross join lateral (select exact_word('email', lower(e.email)) || exact_word('phone', right(e.phone, 10)) || n.words
    || coalesce(q.words, '') || p.words as fields offset 0) f`;

const COLUMNS = `(employee_id, created_at, available, fields, words, terms, skills, places, salary, level, degrees, unwanted_places, years)`;

/**
 * What searching for people looks into: a row of each person, maintained by triggers on every write. A word of a name goes with the last
 * person who has it.
 */
export const CANDIDATE_INDEX_SQL = String.raw`
  create or replace function index_candidate(id integer) returns void language plpgsql as $$
  begin
    -- whoever waited here sees what was committed meanwhile
    perform 1 from candidate_index where employee_id = id for no key update;
    insert into candidate_index as c ${COLUMNS} ${candidatesSql('(select * from employees where employee_id = id)')}
    on conflict (employee_id) do update set created_at = excluded.created_at, available = excluded.available,
      fields = excluded.fields, words = excluded.words, terms = excluded.terms, skills = excluded.skills,
      places = excluded.places, salary = excluded.salary, level = excluded.level, degrees = excluded.degrees,
      unwanted_places = excluded.unwanted_places, years = excluded.years;
    insert into name_words select v.word from employees e, vocabulary(e.full_name, e.preferred_location) v
      where e.employee_id = id and not e.restricted
      order by 1 on conflict do nothing;
  end $$;

  create or replace function index_all_candidates() returns void language plpgsql as $$
  begin
    insert into candidate_index ${COLUMNS} ${candidatesSql('employees')} on conflict do nothing;
    insert into name_words select distinct v.word from employees e, vocabulary(e.full_name, e.preferred_location) v
      where not e.restricted on conflict do nothing;
  end $$;

  create or replace function index_added() returns trigger language plpgsql as $$
  begin
    insert into candidate_index ${COLUMNS} ${candidatesSql('added')} on conflict do nothing;
    insert into name_words select distinct v.word from added e, vocabulary(e.full_name, e.preferred_location) v
      order by 1 on conflict do nothing;
    return null;
  end $$;

  create or replace trigger tg_employees_index after insert on employees referencing new table as added
    for each statement execute function index_added();

  create or replace function index_change() returns trigger language plpgsql as $$
  declare
    is_hidden boolean := new.restricted and not old.restricted;
  begin
    if is_hidden then
      delete from candidate_index where employee_id = new.employee_id;
    elsif (old.full_name, old.email, old.phone, old.qualification, old.preferred_location, old.preferred_salary, old.skills, old.created_at,
        old.restricted) is distinct from (new.full_name, new.email, new.phone, new.qualification, new.preferred_location,
        new.preferred_salary, new.skills, new.created_at, new.restricted) then
      perform index_candidate(new.employee_id);
    else
      update candidate_index set available = new.status = 'Available' where employee_id = new.employee_id;
    end if;
    if is_hidden or (old.full_name, old.preferred_location) is distinct from (new.full_name, new.preferred_location) then
      perform forget_words(array(select word from vocabulary(old.full_name, old.preferred_location)));
    end if;
    return null;
  end $$;

  create or replace trigger tg_employees_index_update after update on employees for each row
    when ((old.full_name, old.email, old.phone, old.qualification, old.preferred_location, old.preferred_salary, old.skills, old.created_at,
      old.restricted, old.status = 'Available') is distinct from (new.full_name, new.email, new.phone, new.qualification,
      new.preferred_location, new.preferred_salary, new.skills, new.created_at, new.restricted, new.status = 'Available'))
    execute function index_change();

  create or replace function index_resume() returns trigger language plpgsql as $$
  begin
    if tg_op = 'UPDATE' and (old.employee_id, old.shown, old.text_state, old.text) is not distinct from
        (new.employee_id, new.shown, new.text_state, new.text) then
      update candidate_index set years = years_in(new.facts),
        terms = array(select term from unnest(terms) term where term !~ '^y=') || year_terms(years_in(new.facts))
        where new.shown and new.text_state = 'ready' and employee_id = new.employee_id and years is distinct from years_in(new.facts);
      return null;
    end if;
    if tg_op = 'UPDATE' or tg_op = 'DELETE' and old.shown then perform index_candidate(old.employee_id); end if;
    if tg_op = 'INSERT' and new.shown and new.text_state = 'ready' or tg_op = 'UPDATE' and new.employee_id <> old.employee_id then
      perform index_candidate(new.employee_id);
    end if;
    return null;
  end $$;

  create or replace trigger tg_resumes_index after insert or delete or update of employee_id, shown, text_state, text, facts on resumes
    for each row execute function index_resume();

  create or replace function forget_words(gone text[]) returns void language plpgsql as $$
  begin
    perform 1 from name_words where word = any(gone) order by word for update;
    delete from name_words n where word = any(gone)
      and not exists (select from candidate_index where fields @@ phraseto_tsquery('candidates', n.word));
  end $$;

  create or replace function forget_words_of_gone() returns trigger language plpgsql as $$
  begin
    perform forget_words(array(select distinct v.word from gone g, vocabulary(g.full_name, g.preferred_location) v));
    return null;
  end $$;

  create or replace trigger tg_employees_words after delete on employees referencing old table as gone
    for each statement execute function forget_words_of_gone();
`;
