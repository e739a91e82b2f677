/** As many as twenty pages have; what comes after is not looked at. */
const MAX_WORDS = 10_000;

/**
 * SQL of how most write a skill, by people and jobs that have it; nothing where too few do.
 * @param form of a skill
 * @param exact the only spelling that counts, or null
 */
export const spellingSql = (form: string, exact: string, minPeople: string): string => `(
        select (array_agg(spelled.name order by spelled.n desc, spelled.name))[1] from (
          select s.name, s.n, s.n as people from skill_counts s where skill_form(s.name) = ${form}
          union all select j.name, j.n, null from job_skill_counts j where skill_form(j.name) = ${form}) spelled
        where ${exact} is null or spelled.name = ${exact}
        having count(*) > count(people) or max(people) >= ${minPeople} or sum(people) >= ${minPeople}
          and (select count(*) from (select from candidate_index i where i.terms @> array['s=' || ${form}] limit ${minPeople}) had) >= ${minPeople})`;

/**
 * SQL of the names in a text that no longer name covers, each with its first place `n`; rows `named` have the `words` words from `n` on.
 * @param key column of the text, if there are several
 */
export function longestNamesSql(key?: string): { parts: string; names: string } {
  const by = key ? `${key}, ` : '';
  const places = key ? `partition by ${key} order by n` : 'order by n';
  const parts = `starts as materialized (
      select ${by}n, max(name) filter (where words = 1) as name1, max(name) filter (where words = 2) as name2,
        max(name) filter (where words = 3) as name3, max(name) filter (where words = 4) as name4
      from named group by ${by}n),
    longest as materialized (
      select ${by}n, name4,
        case when count(name4) over one = 0 then name3 end as name3,
        case when count(name4) over two + count(name3) over one = 0 then name2 end as name2,
        case when count(name4) over three + count(name3) over two + count(name2) over one = 0 then name1 end as name1
      from starts window one as (${places} range 1 preceding), two as (${places} range 2 preceding), three as (${places} range 3 preceding))`;
  const names = `select ${by}name, min(n) as n from longest cross join lateral (values (name1), (name2), (name3), (name4)) known (name)
      where name is not null group by ${by}name`;
  return { parts, names };
}
const LONGEST = longestNamesSql();

/** SQL of up to four words together, of rows with `form1` to `form4`. */
export const GROUPS = `(values (1, form1), (2, form1 || ' ' || form2), (3, form1 || ' ' || form2 || ' ' || form3),
          (4, form1 || ' ' || form2 || ' ' || form3 || ' ' || form4)) g (words, form)`;

/**
 * How a text about a person is read.
 *
 * - `skills_in`: up to four words together; the longest name counts, and one of two letters or less only as it is written. Each group of
 *   words is looked up once, and whether a longer name covers it stands in the rows around: so the time grows only with the number of
 *   words. A skill is known when a job names it, or when `min_people` have it in any spelling.
 * - `…_terms`: salaries, years and keys in steps, so that one index holds all that is filtered by; the newest people are found by the
 *   steps of their keys.
 * - `contacts_in`: e-mail addresses and Indian mobile numbers, as `exact_query` asks for them; digits of a number in any groups.
 * - `name_sound`: names as they are spoken: the consonants and the kind of vowel that they begin with, by which they are found;
 *   `name_letters` has the vowels, too, by which they are compared. Both read every script.
 */
export const PEOPLE_SEARCH_SQL = String.raw`
  create or replace function skill_words(value text) returns table (n bigint, form text, written text)
  language sql immutable strict parallel safe as $$
    select row_number() over (order by t.n), t.form, t.written from public.skill_tokens(public.one_spelling(value)) t order by t.n limit ${MAX_WORDS} $$;

  create or replace function skills_in(value text, min_people integer default 1) returns text[] language sql stable strict parallel safe as $$
    with tokens as materialized (
      select n, written, form as form1, lead(form) over w as form2, lead(form, 2) over w as form3, lead(form, 3) over w as form4
      from skill_words(value) window w as (order by n)),
    spoken as materialized (
      select n, words, form, exact, row_number() over (partition by form, words, exact order by n) = 1 as is_first
      from (select t.n, g.words, g.form, case when g.form ~ '^[a-z]{1,2}$' then t.written end as exact
        from tokens t cross join lateral ${GROUPS}
        where g.form is not null) groups),
    named as materialized (
      select n, words, max(case when is_first then ${spellingSql('g.form', 'g.exact', 'min_people')}
        end) over (partition by form, words, exact) as name
      from spoken g),
    ${LONGEST.parts}
    select coalesce(array_agg(name order by n), '{}') from (${LONGEST.names}) skills $$;

  create or replace function salary_step(rupees numeric) returns integer language sql immutable strict parallel safe as $$
    select least(40, greatest(0, floor(ln(greatest(rupees, 1) / 100000) / ln(1.2))::integer)) $$;

  create or replace function salary_terms(salary int8range) returns text[] language sql immutable strict parallel safe as $$
    select array_agg('m=' || step) from generate_series(salary_step(lower(salary)), salary_step(upper(salary) - 1)) step $$;

  create or replace function exact_word(kind text, value text) returns tsvector language sql immutable strict parallel safe as $$
    select ('''' || replace(replace(kind || '=' || value, '\', '\\'), '''', '''''') || ''':1A')::tsvector $$;

  create or replace function exact_query(kind text, value text) returns tsquery language sql immutable strict parallel safe as $$
    select ('''' || replace(replace(kind || '=' || value, '\', '\\'), '''', '''''') || '''')::tsquery $$;

  create or replace function step_terms(id integer) returns text[] language sql immutable strict parallel safe as $$
    select array['a=' || (id >> 12), 'b=' || (id >> 15), 'c=' || (id >> 18)] $$;

  create or replace function years_in(facts jsonb) returns numeric language sql immutable parallel safe as $$
    select case when facts ->> 'years_of_experience' is not null then least(60, (facts ->> 'years_of_experience')::numeric(4, 1)) end $$;

  create or replace function year_terms(years numeric) returns text[] language sql immutable parallel safe as $$
    select case when years is null then '{}' else array['y=' || floor(years)] end $$;

  create or replace function contacts_in(value text) returns tsvector language sql immutable strict parallel safe as $$
    select coalesce(string_agg(distinct '''' || replace(replace(found, '\', '\\'), '''', '''''') || ''':1', ' '), '')::tsvector from (
      (select 'email=' || lower(m[1]) as found
        from regexp_matches(left(value, 100000), '([a-z0-9._%+-]{1,64}@[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63}){1,4})', 'gi') m limit 20)
      union all (select 'phone=' || regexp_replace(m[1], '[^0-9]', '', 'g') from regexp_matches(left(value, 100000),
        '(?<![0-9.])(?:(?:\+|00)?91[ ().-]{0,3}|0)?([6-9](?:[ ().-]{0,2}[0-9]){9})(?![0-9])', 'g') m limit 20)) contacts $$;

  create or replace function marked_contact(kind text, value text) returns tsquery language sql immutable strict parallel safe as $$
    select case kind when 'email' then phraseto_tsquery('public.candidates', public.searched_text(value))
      else (select string_agg('(' || phraseto_tsquery('public.candidates', form)::text || ')', ' | ')::tsquery
        from unnest(array[value, '91' || value, '0' || value, regexp_replace(value, '(.{5})(.{5})', '\1 \2'),
          regexp_replace(value, '(.{3})(.{3})(.{4})', '\1 \2 \3'), regexp_replace(value, '(.{4})(.{3})(.{3})', '\1 \2 \3')]) form) end $$;

  create or replace function name_sound(word text) returns text language sql immutable strict parallel safe as $$
    select translate(left(s, 1), 'eyo', 'iiu') || regexp_replace(substr(s, 2), '[aeiouyh]', '', 'g') from (select public.name_letters(word) as s) t $$;

  create or replace function vocabulary(full_name text, preferred_location text) returns table (word text) language sql immutable parallel safe as $$
    select distinct form from skill_tokens(concat_ws(' • ', name_spellings(full_name), preferred_location)) where length(form) > 2 $$;
`;
