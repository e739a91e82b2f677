import type { MigrationInterface, QueryRunner } from 'typeorm';
import { SKILL_NAMES, WORDS_OF } from './1700000037200-known-skills.js';
import { SKILLS_IN } from './1700000038031-skills-in-texts.js';

/**
 * The name of something, and how people write it: with a blank where they write a blank, a dot, a hyphen or nothing. Where nothing would
 * make another word, `_` stands for what must be there.
 */
const SPELLINGS: readonly (readonly [name: string, ...written: string[]])[] = [
  ['Node.js', 'node js'],
  ['React', 'react js'],
  ['Vue', 'vue js'],
  ['Express.js', 'express js'],
  ['Angular.js', 'angular js'],
  ['Next.js', 'next js'],
  ['Nuxt.js', 'nuxt js'],
  ['Nest.js', 'nest js'],
  ['Three.js', 'three js'],
  ['Backbone.js', 'backbone js'],
  ['Ember.js', 'ember js'],
  ['.NET', 'dot net'],
  ['ASP.NET', 'asp net', 'asp dot net'],
  ['ADO.NET', 'ado net', 'ado dot net'],
  ['VB.NET', 'vb net', 'vb dot net'],
  ['C#', 'c sharp'],
  ['F#', 'f sharp'],
  ['C++', 'cpp', 'c plus plus'],
  ['Objective-C', 'objective c'],
  ['JavaScript', 'java script'],
  ['TypeScript', 'type script'],
  ['PostgreSQL', 'postgres', 'postgre sql'],
  ['MySQL', 'my sql'],
  ['MongoDB', 'mongo db', 'mongo'],
  ['NoSQL', 'no sql'],
  ['Kubernetes', 'k8s'],
  ['GitHub', 'git hub'],
  ['GitLab', 'git lab'],
  ['DevOps', 'dev ops'],
  ['PowerBI', 'power bi'],
  ['PowerPoint', 'power point'],
  ['AutoCAD', 'auto cad'],
  ['SolidWorks', 'solid works'],
  ['Photoshop', 'photo shop'],
  ['WordPress', 'word press'],
  ['Frontend', 'front end'],
  ['Backend', 'back end'],
  ['Fullstack', 'full stack'],
  ['Golang', 'go lang'],
  ['GraphQL', 'graph ql'],
  ['B.Tech', 'b tech', 'bachelor of technology', 'bachelors of technology', 'bachelor in technology'],
  ['M.Tech', 'm tech', 'master of technology', 'masters of technology', 'master in technology'],
  ['B.Com', 'b com', 'bachelor of commerce', 'bachelors of commerce', 'bachelor in commerce'],
  ['M.Com', 'm com', 'master of commerce', 'masters of commerce', 'master in commerce'],
  ['B.Sc', 'b sc', 'bachelor of science', 'bachelors of science'],
  ['M.Sc', 'm sc', 'master of science', 'masters of science'],
  ['B.Arch', 'b arch', 'bachelor of architecture'],
  ['M.Arch', 'm arch', 'master of architecture'],
  ['B.Pharm', 'b pharm', 'b pharma', 'b pharmacy', 'bachelor of pharmacy'],
  ['M.Pharm', 'm pharm', 'm pharma', 'm pharmacy', 'master of pharmacy'],
  ['D.Pharm', 'd pharm', 'd pharma', 'd pharmacy', 'diploma in pharmacy'],
  ['B.Ed', 'b_ed', 'bachelor of education'],
  ['M.Ed', 'm_ed', 'master of education'],
  ['D.Ed', 'd_ed', 'd el ed'],
  ['M.Phil', 'm phil', 'master of philosophy'],
  ['Ph.D', 'ph d', 'doctor of philosophy'],
  ['BCA', 'b c_a', 'bachelor of computer applications', 'bachelor of computer application'],
  ['MCA', 'm c_a', 'master of computer applications', 'master of computer application'],
  ['BBA', 'b b_a', 'bachelor of business administration'],
  ['MBA', 'm b_a', 'master of business administration'],
  ['MBBS', 'm b b_s'],
  ['LL.B', 'll b', 'bachelor of laws'],
  ['LL.M', 'll m', 'master of laws'],
];

const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;
/** A spelling without what stands between its parts. */
const joined = (written: string): string => written.replace(/[ _]/g, '');
/** Spellings as a pattern: the longest that fits counts. */
const PATTERN = SPELLINGS.flatMap(([, ...spellings]) => spellings)
  .map((written) => written.replaceAll(' ', '[ .-]{0,2}').replaceAll('_', '[ .-]{1,2}'))
  .join('|');
/** No part of a longer word, of an e-mail address or of a name such as C++. */
const WHOLE_PATTERN = `(?<![a-z0-9@+#_])(?:${PATTERN})(?![a-z0-9@+#_])`;

const BY_JOINED = Object.fromEntries(
  SPELLINGS.flatMap(([name, ...spellings]) => spellings.map((written) => [joined(written), name])),
);

/** Spellings that are other words without what stands between their parts. */
const APART = `{${SPELLINGS.flatMap(([, ...spellings]) => spellings.filter((written) => written.includes('_')).map(joined)).join(',')}}`;

/**
 * `one_spelling` writes every known name in a text as the table has it, `one_name` what is a name as a whole. Names found in a text stand
 * behind its words, so that the words of a phrase still follow each other. `asked_words` is what a search asks for, `marked_words` is where
 * a text says it.
 */
const ONE_SPELLING = String.raw`
  create function one_name(value text) returns text language sql immutable strict parallel safe as $$
    select coalesce(${quoted(JSON.stringify(BY_JOINED))}::jsonb ->> translate(lower(value), ' .-', ''), value) $$;
  create function spelled_names(value text) returns table (name text) language sql immutable strict parallel safe as $$
    with words as (select n, word as word1, lead(word) over w as word2, lead(word, 2) over w as word3, lead(word, 3) over w as word4
      from unnest(array_remove(string_to_array(
        translate(regexp_replace(lower(value), '[^a-z0-9+#@ .-]+', ' | ', 'g'), '.-', '  '), ' '), '')) with ordinality u (word, n)
      window w as (order by n))
    select distinct names ->> joined from words,
      lateral (values (word1, 1), (word1 || word2, 2), (word1 || word2 || word3, 3), (word1 || word2 || word3 || word4, 4)) j (joined, words),
      (select ${quoted(JSON.stringify(BY_JOINED))}::jsonb as names) known
    where names ? joined and (words > 1 or joined <> all ('${APART}')) $$;
  create function one_spelling(value text) returns text language plpgsql immutable strict parallel safe as $$
  begin
    if value !~* '${WHOLE_PATTERN}' then return value; end if;
    return (select string_agg(piece || coalesce(public.one_name(m.m[1]), ''), '' order by p.n)
      from regexp_split_to_table(value, '${WHOLE_PATTERN}', 'i') with ordinality p (piece, n)
      left join regexp_matches(value, '${WHOLE_PATTERN}', 'gi') with ordinality m (m, n) on m.n = p.n);
  end $$;
  create function asked_words(value text) returns tsquery language sql immutable strict parallel safe as $$
    select phraseto_tsquery('public.candidates', public.searched_text(public.one_name(value))) $$;
  create function marked_words(value text) returns tsquery language sql immutable strict parallel safe as $$
    select coalesce((select string_agg('(' || q::text || ')', ' | ')::tsquery from (
      select public.asked_words(value) as q
      union select phraseto_tsquery('public.candidates', public.searched_text(form)) from (values ${SPELLINGS.flatMap(
        ([name, ...spellings]) =>
          spellings.map((written) => `(${quoted(name)}, ${quoted(written.replaceAll('_', ' '))})`),
      ).join(', ')}) s (name, written)
        cross join unnest(array[s.written, replace(s.written, ' ', ''), replace(s.written, ' ', '.')]) form
        where s.name = public.one_name(value)) marked where numnode(q) > 0), public.asked_words(value)) $$;`;

/** What else stands for a word of a text: its letters without dots and hyphens, and Node.js is also node. */
const OTHER_SPELLINGS = String.raw`
  create or replace function other_spellings(value text) returns text language sql immutable strict parallel safe as $$
    select string_agg(o.other, ' • ') from (
      select distinct m[1] as w from regexp_matches(lower(value), '([a-z0-9]*[ʘʢ][a-z0-9ʘʢ]+|\m[bm]ed\M)', 'g') m) words
    cross join lateral (select regexp_replace(w, '(.)[ʘʢ]', '\1', 'g') where w ~ '.[ʘʢ]'
      union all select regexp_replace(w, 'ʘjs$', '') where w ~ '.ʘjs$'
      union all select regexp_replace(w, '^([bm])ed$', '\1ʘed') where w ~ '^[bm]ed$') o (other) $$;
  create or replace function words_of(value text) returns tsvector language sql immutable strict parallel safe as $$
    select to_tsvector('public.candidates', said || coalesce(' • ' || public.other_spellings(said || coalesce(' ' || named, '')), '')
        || coalesce(' • ' || named, ''))
    from (select public.searched_text(value) as said,
      (select public.searched_text(string_agg(distinct name, ' • ')) from public.spelled_names(left(value, 100000))) as named offset 0) searched $$;`;

const SKILL_FORM = `
  create or replace function skill_form(name text) returns text language sql immutable strict parallel safe as $$
    select string_agg(form, ' ' order by n) from public.skill_tokens(public.one_name(name)) $$;`;

const replaced = (sql: string): string => sql.replaceAll('create function', 'create or replace function');
/** Skills in texts, and what they were. */
const SKILLS_IN_TEXTS = replaced(SKILLS_IN).replace(
  'from skill_tokens(value) t',
  'from skill_tokens(one_spelling(value)) t',
);

/** The definition of one of the functions that a text of SQL creates. */
function functionIn(sql: string, name: string): string {
  const definition = sql.split(/(?=^ {2}create )/m).find((part) => part.startsWith(`  create function ${name}(`));
  if (!definition) throw new Error(`no function ${name}`);
  return replaced(definition);
}

/** One table of how names are written, for records, resumes and searches. The index is filled anew by the last of these migrations. */
export class Spellings1700000038070 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(ONE_SPELLING);
    await db.query(OTHER_SPELLINGS);
    await db.query(SKILL_FORM);
    await db.query(SKILLS_IN_TEXTS);
    await db.query('alter function skill_form(text) cost 10000');
    await db.query('reindex index ix_skill_counts_form; reindex index ix_job_skill_counts_form');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(replaced(SKILLS_IN));
    await db.query(functionIn(SKILL_NAMES, 'skill_form'));
    await db.query(functionIn(WORDS_OF, 'other_spellings'));
    await db.query(functionIn(WORDS_OF, 'words_of'));
    await db.query('alter function skill_form(text) cost 10000');
    await db.query('reindex index ix_skill_counts_form; reindex index ix_job_skill_counts_form');
    await db.query('drop function marked_words, asked_words, one_spelling, spelled_names, one_name');
    await db.query('truncate candidate_index, name_words; select index_all_candidates(); analyze candidate_index');
  }
}
