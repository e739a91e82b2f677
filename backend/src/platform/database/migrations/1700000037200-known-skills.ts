import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Letters that nobody writes stand for `+ # . & -` where these are part of a name: the parser of PostgreSQL would cut there. */
const SEARCHED_TEXT = String.raw`
  create function searched_text(value text) returns text language sql immutable strict parallel safe as $$
    select regexp_replace(
      regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(
        translate(left(value, 100000), 'ʬʭʘʡʢ' || chr(1) || chr(2) || chr(3), '     '),
        '([a-z])\+\+', '\1ʬʬ', 'gi'),
        '\m([a-z])#', '\1ʭ', 'gi'),
        '\m(asp|ado|vb)\.(?=net\M)', '\1' || chr(1) || 'ʘ', 'gi'),
        '(^|[^a-z0-9])\.(?=net\M)|([a-z0-9])\.(?=js\M)|\m([a-z]{1,2})\.(?=[a-z])|' ||
          '\m([bmp]h?)\. (?=(?:tech|com|sc|arch|pharm|ed|phil|d)\M)', '\1\2\3\4ʘ', 'gi'),
        '\m([a-z])&(?=[a-z]\M)', '\1ʡ', 'gi'),
        '\m([a-z])-(?=[a-z])|(objective)-(?=c\M)', '\1\2ʢ', 'gi'),
      '([!-/:-@\[-${'`'}{-~\u00a0-\u00bf\u00d7\u00f7\u0964\u0965\u2000-\u206f\u2190-\u27bf\u2b00-\u2bff\u3000-\u303f\ue000-\uf8ff\uff00-\uff0f]+)',
      chr(1) || '\1' || chr(1), 'g') $$;
  create function shown_text(value text) returns text language sql immutable strict parallel safe as $$
    select translate(value, 'ʬʭʘʡʢ' || chr(1), '+#.&-') $$;`;

/** Other spellings of a name are words of the text, too: B.Tech is also btech, NodeJS also node.js and node, .NET also dotnet. */
export const WORDS_OF = String.raw`
  create text search dictionary candidates_stem (template = snowball, language = english);
  create text search configuration candidates (copy = simple);
  alter text search configuration candidates alter mapping for asciiword, word, hword, hword_part, asciihword,
    hword_asciipart, numword, numhword, hword_numpart with public.unaccent, candidates_stem;
  create function other_spellings(value text) returns text language sql immutable strict parallel safe as $$
    select string_agg(o.other, ' • ') from (
      select distinct m[1] as w from regexp_matches(lower(value),
        '([a-z0-9]*[ʘʢ][a-z0-9ʘʢ]+|\m(?:angular|express|next|node|react|vue)js\M|\mdotnet\M|' ||
        '\m[bm](?:tech|com|sc|ed|arch|pharm|phil|[bc]a)\M|\mphd\M)', 'g') m) words
    cross join lateral (select regexp_replace(w, '(.)[ʘʢ]', '\1', 'g') where w ~ '.[ʘʢ]'
      union all select regexp_replace(w, 'ʘ?js$', '') where w ~ '.ʘ?js$'
      union all select regexp_replace(w, '([^ʘ])js$', '\1ʘjs') where w ~ '[^ʘ]js$'
      union all select 'ʘnet' where w = 'dotnet'
      union all select 'dotnet' where w = 'ʘnet'
      union all select regexp_replace(w, '^([bm])([bc])a$', '\1ʘ\2ʘa') where w ~ '^[bm][bc]a$'
      union all select regexp_replace(w, '^([bm]|ph)([a-z]{2,}|d)$', '\1ʘ\2') where w !~ 'js$|[ʘʢ]|net$|^[bm][bc]a$') o (other) $$;
  create function words_of(value text) returns tsvector language sql immutable strict parallel safe as $$
    select to_tsvector('public.candidates', said || coalesce(' • ' || public.other_spellings(said), ''))
    from (select public.searched_text(value) as said) searched $$;`;

export const SKILL_NAMES = String.raw`
  create function skill_tokens(value text) returns table (n bigint, form text, written text)
  language sql immutable strict parallel safe as $$
    select t.n, regexp_replace(lower(public.unaccent('public.unaccent'::regdictionary, t.token)), '(.)[ʘʢ]', '\1', 'g'),
      public.shown_text(t.token)
    from ts_parse('default', public.searched_text(value)) with ordinality t (kind, token, n) where t.kind <> 12 $$;
  create function skill_form(name text) returns text language sql immutable strict parallel safe as $$
    select string_agg(form, ' ' order by n) from public.skill_tokens(name) $$;

  create index ix_skill_counts_form on skill_counts (skill_form(name));
  create table job_skill_counts (
    name text not null,
    n integer not null,
    constraint pk_job_skill_counts primary key (name)
  );
  create index ix_job_skill_counts_form on job_skill_counts (skill_form(name));
  create function keep_job_skill_counts() returns trigger language plpgsql as $$
  begin
    insert into job_skill_counts as c (name, n)
      select changed.name, sum(change) from (
        select skill ->> 'skill_name' as name, 1 as change from jsonb_array_elements(new.skills) skill
        union all select skill ->> 'skill_name', -1 from jsonb_array_elements(old.skills) skill) changed
      where changed.name is not null group by changed.name having sum(change) <> 0 order by changed.name
      on conflict (name) do update set n = c.n + excluded.n;
    delete from job_skill_counts where n <= 0
      and name in (select skill ->> 'skill_name' from jsonb_array_elements(old.skills) skill);
    return null;
  end $$;
  create trigger tg_job_requests_skills after insert or delete on job_requests
    for each row execute function keep_job_skill_counts();
  create trigger tg_job_requests_skills_update after update of skills on job_requests
    for each row when (old.skills is distinct from new.skills) execute function keep_job_skill_counts();`;

/** Up to four words together; the longest name counts, and one of two letters or less only as it is written. */
const SKILLS_IN = `
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

/** What a text says word by word, and the skills that people and jobs name: known ones are found in any text. Jobs may name skills. */
export class KnownSkills1700000037200 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`alter table job_requests add column skills jsonb not null default '[]',
      add constraint ck_job_requests_skills check (jsonb_typeof(skills) = 'array')`);
    await db.query(SEARCHED_TEXT);
    await db.query(WORDS_OF);
    await db.query(SKILL_NAMES);
    await db.query(SKILLS_IN);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      drop trigger tg_job_requests_skills on job_requests;
      drop trigger tg_job_requests_skills_update on job_requests;
      drop function skills_in, keep_job_skill_counts;
      drop table job_skill_counts;
      drop index ix_skill_counts_form;
      drop function skill_form, skill_tokens, words_of, other_spellings, shown_text, searched_text;
      drop text search configuration candidates;
      drop text search dictionary candidates_stem;
      alter table job_requests drop column skills;
    `);
  }
}
