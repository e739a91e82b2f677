import type { MigrationInterface, QueryRunner } from 'typeorm';

/** As many as twenty pages have; what comes after is not looked at. */
const MAX_WORDS = 10_000;

/**
 * Up to four words together; the longest name counts, and one of two letters or less only as it is written. Each group of words is looked
 * up once, and whether a longer name covers it stands in the rows around: so a text takes as long as it has words, whatever these are.
 * A skill is known when a job names it, or so many people have it, in whatever spelling.
 */
export const SKILLS_IN = `
  create function skills_in(value text, min_people integer default 1) returns text[] language sql stable strict parallel safe as $$
    with tokens as materialized (
      select n, written, form as form1, lead(form) over w as form2, lead(form, 2) over w as form3, lead(form, 3) over w as form4
      from (select row_number() over (order by t.n) as n, t.written, t.form from skill_tokens(value) t order by t.n limit ${MAX_WORDS}) t
      window w as (order by n)),
    spoken as materialized (
      select n, words, form, exact, row_number() over (partition by form, words, exact order by n) = 1 as is_first
      from (select t.n, g.words, g.form, case when g.form ~ '^[a-z]{1,2}$' then t.written end as exact
        from tokens t cross join lateral (values (1, form1), (2, form1 || ' ' || form2), (3, form1 || ' ' || form2 || ' ' || form3),
          (4, form1 || ' ' || form2 || ' ' || form3 || ' ' || form4)) g (words, form)
        where g.form is not null) groups),
    named as materialized (
      select n, words, max(case when is_first then (
        select (array_agg(spelled.name order by spelled.n desc, spelled.name))[1] from (
          select s.name, s.n, s.n as people from skill_counts s where skill_form(s.name) = g.form
          union all select j.name, j.n, null from job_skill_counts j where skill_form(j.name) = g.form) spelled
        where g.exact is null or spelled.name = g.exact
        having count(*) > count(people) or max(people) >= min_people or sum(people) >= min_people
          and (select count(*) from (select from candidate_index i where i.terms @> array['s=' || g.form] limit min_people) had) >= min_people
        ) end) over (partition by form, words, exact) as name
      from spoken g),
    places as materialized (
      select n, max(name) filter (where words = 1) as name1, max(name) filter (where words = 2) as name2,
        max(name) filter (where words = 3) as name3, max(name) filter (where words = 4) as name4
      from named group by n),
    longest as materialized (
      select n, name4,
        case when count(name4) over one = 0 then name3 end as name3,
        case when count(name4) over two + count(name3) over one = 0 then name2 end as name2,
        case when count(name4) over three + count(name3) over two + count(name2) over one = 0 then name1 end as name1
      from places window one as (order by n rows 1 preceding), two as (order by n rows 2 preceding), three as (order by n rows 3 preceding))
    select coalesce(array_agg(name order by n), '{}') from (
      select name, min(n) as n from longest cross join lateral (values (name1), (name2), (name3), (name4)) known (name)
      where name is not null group by name) skills $$;`;

/** As it was: what is longer was looked for among all that was found. */
const SKILLS_IN_BEFORE = `
  create function skills_in(value text) returns text[] language sql stable strict parallel safe as $$
    with tokens as materialized (
      select row_number() over w as n, written, form as form1, lead(form) over w as form2, lead(form, 2) over w as form3,
        lead(form, 3) over w as form4
      from skill_tokens(value) t window w as (order by t.n)),
    named as materialized (
      select t.n, g.words, known.name from tokens t
      cross join lateral (values (1, form1), (2, form1 || ' ' || form2), (3, form1 || ' ' || form2 || ' ' || form3),
        (4, form1 || ' ' || form2 || ' ' || form3 || ' ' || form4)) g (words, form)
      cross join lateral (
        select name from (select s.name, s.n from skill_counts s where skill_form(s.name) = g.form
          union all select j.name, j.n from job_skill_counts j where skill_form(j.name) = g.form) spelled
        where g.form !~ '^[a-z]{1,2}$' or spelled.name = t.written
        order by spelled.n desc, spelled.name limit 1) known
      where g.form is not null)
    select coalesce(array_agg(name order by n), '{}') from (
      select name, min(n) as n from named s
      where not exists (select from named longer where longer.words > s.words and longer.n <= s.n
        and longer.n + longer.words >= s.n + s.words)
      group by name) skills $$;`;

/** Skills are found in a text in a time that grows with its words. */
export class SkillsInTexts1700000038031 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query('drop function skills_in(text)');
    await db.query(SKILLS_IN);
    // it takes as long as a hundred comparisons: the index is worth it for a table of two rows
    await db.query('alter function skill_form(text) cost 10000');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('alter function skill_form(text) cost 100');
    await db.query('drop function skills_in(text, integer)');
    await db.query(SKILLS_IN_BEFORE);
  }
}
