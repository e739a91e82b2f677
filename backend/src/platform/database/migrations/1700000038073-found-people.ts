import type { MigrationInterface, QueryRunner } from 'typeorm';
import { KEPT_BY_TRIGGERS, TERMS } from './1700000037202-candidate-index.js';

/** E-mail addresses and Indian mobile numbers of a resume, as `exact_query` asks for them; digits of a number in any groups. */
const CONTACTS = String.raw`
  create function contacts_in(value text) returns tsvector language sql immutable strict parallel safe as $$
    select coalesce(string_agg(distinct '''' || replace(replace(found, '\', '\\'), '''', '''''') || ''':1', ' '), '')::tsvector from (
      (select 'email=' || lower(m[1]) as found
        from regexp_matches(left(value, 100000), '([a-z0-9._%+-]{1,64}@[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63}){1,4})', 'gi') m limit 20)
      union all (select 'phone=' || regexp_replace(m[1], '[^0-9]', '', 'g') from regexp_matches(left(value, 100000),
        '(?<![0-9.])(?:(?:\+|00)?91[ ().-]{0,3}|0)?([6-9](?:[ ().-]{0,2}[0-9]){9})(?![0-9])', 'g') m limit 20)) contacts $$;
  create function marked_contact(kind text, value text) returns tsquery language sql immutable strict parallel safe as $$
    select case kind when 'email' then phraseto_tsquery('public.candidates', public.searched_text(value))
      else (select string_agg('(' || phraseto_tsquery('public.candidates', form)::text || ')', ' | ')::tsquery
        from unnest(array[value, '91' || value, '0' || value, regexp_replace(value, '(.{5})(.{5})', '\1 \2'),
          regexp_replace(value, '(.{3})(.{3})(.{4})', '\1 \2 \3'), regexp_replace(value, '(.{4})(.{3})(.{3})', '\1 \2 \3')]) form) end $$;`;

/**
 * Names as they are spoken: what is written in several ways becomes one letter. `name_sound` is their consonants and the kind of vowel that
 * they begin with, by which they are found; `name_letters` has the vowels, too, by which they are compared.
 */
const SOUNDS = String.raw`
  create function name_letters(word text) returns text language sql immutable strict parallel safe as $$
    select regexp_replace(regexp_replace(regexp_replace(translate(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(
      regexp_replace(lower(word), '[^a-z]', '', 'g'), 'ph', 'f', 'g'), 'ksh|kch|x', 'ks', 'g'), 'chh?', 'C', 'g'), 'ck|c', 'k', 'g'),
      'a[uw]|ou|ow(?![aeiou])', 'o', 'g'), 'oo', 'u', 'g'), 'ee|ea|ie', 'i', 'g'), 'wqzC', 'vkjc'),
      '([bdgjkrst])h', '\1', 'g'), '(.)\1+', '\1', 'g'), '^h(?=[^aeiou])', '') $$;
  create function name_sound(word text) returns text language sql immutable strict parallel safe as $$
    select translate(left(s, 1), 'eyo', 'iiu') || regexp_replace(substr(s, 2), '[aeiouyh]', '', 'g') from (select public.name_letters(word) as s) t $$;
  create index ix_name_words_sound on name_words (name_sound(word));`;

/** Whole years, so that one index holds what is filtered by. */
const YEARS = `
  create function years_in(facts jsonb) returns numeric language sql immutable parallel safe as $$
    select case when facts ->> 'years_of_experience' is not null then least(60, (facts ->> 'years_of_experience')::numeric(4, 1)) end $$;
  create function year_terms(years numeric) returns text[] language sql immutable parallel safe as $$
    select case when years is null then '{}' else array['y=' || floor(years)] end $$;`;

/** A text that names what is not wanted is no words of a place: it is left out by who calls. */
const PLACE_WORDS = String.raw`
  create or replace function place_words(preferred_location text, places text[]) returns text language sql immutable parallel safe as $$
    select concat_ws(' • ', preferred_location, array_to_string(places, ' • '),
      (select string_agg(city_aliases(place), ' • ') from unnest(places) place)) $$;
  create function vocabulary(full_name text, preferred_location text) returns table (word text) language sql immutable parallel safe as $$
    select distinct form from skill_tokens(concat_ws(' • ', full_name, preferred_location)) where length(form) > 2 $$;`;

/**
 * Each part is worked out once: without \`offset 0\` every mention of it would be.
 * @param people SQL of rows of \`employees\`
 */
const candidatesSql = (people: string): string => String.raw`
  select e.employee_id, e.created_at, e.status = 'Available', f.fields,
    f.fields || coalesce(setweight(words_of(r.text) || contacts_in(r.text), 'D'), ''),
    step_terms(e.employee_id) || array(select 's=' || s from unnest(f.skills) s) || array(select 'p=' || p from unnest(f.places) p)
      || array(select 'd=' || d from unnest(f.degrees) d) || coalesce(salary_terms(f.salary), '{}') || year_terms(years_in(r.facts)),
    f.skills, f.places, f.salary, qualification_level(e.qualification), f.degrees, f.unwanted,
    years_in(r.facts)
  from ${people} e
  left join resumes r on r.employee_id = e.employee_id and r.shown and r.text_state = 'ready'
  cross join lateral (select array(select distinct skill_form(skill ->> 'skill_name') from jsonb_array_elements(e.skills) skill
      where skill_form(skill ->> 'skill_name') is not null) as skills,
    coalesce(places_in(e.preferred_location), '{}') as places,
    coalesce(places_unwanted(e.preferred_location), '{}') as unwanted, yearly_salary(e.preferred_salary) as salary,
    case when btrim(coalesce(e.qualification, '')) = '' then '{}' else degree_names(e.qualification) end as degrees offset 0) p
  cross join lateral (select p.*,
    exact_word('email', lower(e.email)) || exact_word('phone', right(e.phone, 10))
      || setweight(words_of(concat_ws(' • ', e.full_name, (select string_agg(skill ->> 'skill_name', ' • ')
        from jsonb_array_elements(e.skills) skill))), 'A')
      || coalesce(setweight(words_of(e.qualification), 'B'), '')
      || setweight(words_of(place_words(case when p.unwanted = '{}' then e.preferred_location end, p.places)), 'C') as fields offset 0) f`;

const COLUMNS = `(employee_id, created_at, available, fields, words, terms, skills, places, salary, level, degrees, unwanted_places, years)`;

const KEPT = String.raw`
  create or replace function index_candidate(id integer) returns void language plpgsql as $$
  begin
    -- whoever waited here sees what was committed meanwhile
    perform 1 from candidate_index where employee_id = id for no key update;
    insert into candidate_index as c ${COLUMNS} ${candidatesSql('(select * from employees where employee_id = id)')}
    on conflict (employee_id) do update set created_at = excluded.created_at, available = excluded.available,
      fields = excluded.fields, words = excluded.words, terms = excluded.terms, skills = excluded.skills,
      places = excluded.places, salary = excluded.salary, level = excluded.level, degrees = excluded.degrees,
      unwanted_places = excluded.unwanted_places, years = excluded.years;
    insert into name_words select v.word from employees e, vocabulary(e.full_name, e.preferred_location) v where e.employee_id = id
      order by 1 on conflict do nothing;
  end $$;
  create or replace function index_all_candidates() returns void language plpgsql as $$
  begin
    insert into candidate_index ${COLUMNS} ${candidatesSql('employees')} on conflict do nothing;
    insert into name_words select distinct v.word from employees e, vocabulary(e.full_name, e.preferred_location) v on conflict do nothing;
  end $$;
  create or replace function index_added() returns trigger language plpgsql as $$
  begin
    insert into candidate_index ${COLUMNS} ${candidatesSql('added')} on conflict do nothing;
    insert into name_words select distinct v.word from added e, vocabulary(e.full_name, e.preferred_location) v
      order by 1 on conflict do nothing;
    return null;
  end $$;

  create function index_facts() returns trigger language plpgsql as $$
  begin
    update candidate_index set years = years_in(new.facts),
      terms = array(select term from unnest(terms) term where term !~ '^y=') || year_terms(years_in(new.facts))
      where employee_id = new.employee_id and years is distinct from years_in(new.facts);
    return null;
  end $$;
  create trigger tg_resumes_index_facts after update of facts on resumes for each row
    when (new.shown and new.text_state = 'ready' and old.facts is distinct from new.facts
      and (old.employee_id, old.shown, old.text_state, old.text) is not distinct from
        (new.employee_id, new.shown, new.text_state, new.text)) execute function index_facts();

  -- a word goes with the last who has it
  create or replace function forget_name_words() returns trigger language plpgsql as $$
  declare
    gone text[] := array(select word from vocabulary(old.full_name, old.preferred_location));
  begin
    perform 1 from name_words where word = any(gone) order by word for update;
    delete from name_words n where word = any(gone)
      and not exists (select from candidate_index where fields @@ phraseto_tsquery('candidates', n.word));
    return null;
  end $$;
  drop trigger tg_employees_words_update on employees;
  create trigger tg_employees_words_update after update of full_name, preferred_location on employees for each row
    when ((old.full_name, old.preferred_location) is distinct from (new.full_name, new.preferred_location))
    execute function forget_name_words();`;

const FILL_ANEW = `truncate candidate_index, name_words; select index_all_candidates(); analyze candidate_index; analyze name_words`;

/** The definitions of functions as they were. */
function functionsIn(sql: string, names: readonly string[]): string {
  const parts = sql.split(/(?=^ {2}create (?:function|trigger) )/m);
  return parts
    .filter((part) => names.some((name) => part.startsWith(`  create function ${name}(`)))
    .join('')
    .replaceAll('create function', 'create or replace function');
}

/** People are found by what their resume says of contacts and experience, by how a name or a place sounds, and not where they do not want to be. */
export class FoundPeople1700000038073 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(
      `alter table candidate_index add column unwanted_places text[] not null default '{}', add column years numeric(4, 1)`,
    );
    await db.query(CONTACTS);
    await db.query(SOUNDS);
    await db.query(YEARS);
    await db.query(PLACE_WORDS);
    await db.query(KEPT);
    await db.query(FILL_ANEW);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      drop trigger tg_resumes_index_facts on resumes;
      drop function index_facts;
      drop index ix_name_words_sound;
      alter table candidate_index drop column unwanted_places, drop column years;
      drop trigger tg_employees_words_update on employees;
      create trigger tg_employees_words_update after update of full_name on employees for each row
        when (old.full_name is distinct from new.full_name) execute function forget_name_words();
    `);
    await db.query(
      functionsIn(KEPT_BY_TRIGGERS, ['index_candidate', 'index_all_candidates', 'index_added', 'forget_name_words']),
    );
    await db.query(functionsIn(TERMS, ['place_words']));
    await db.query(
      'drop function vocabulary, year_terms, years_in, name_sound, name_letters, marked_contact, contacts_in',
    );
  }
}
