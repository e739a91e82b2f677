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

/** What a word is that a spelling begins with: looking there is cheaper than joining each word with those behind it. */
const BEGINNINGS = [
  ...new Set(Object.keys(BY_JOINED).flatMap((name) => Array.from(name, (_, at) => name.slice(0, at + 1)))),
].join(',');

/** Spellings that are other words without what stands between their parts. */
const APART = `{${SPELLINGS.flatMap(([, ...spellings]) => spellings.filter((written) => written.includes('_')).map(joined)).join(',')}}`;

/**
 * Words and names of skills, degrees and other things as a search compares them.
 *
 * - `searched_text`: rare phonetic letters stand for `+ # . & -` where these are part of a name: the parser of PostgreSQL would cut there.
 * - `one_spelling` writes every known name in a text as the table has it, `one_name` what is a name as a whole. Names found in a text stand
 *   behind its words, so that the words of a phrase still follow each other.
 * - `other_spellings`: what else stands for a word of a text: its letters without dots and hyphens, and Node.js is also node.
 * - `asked_words` is what a search asks for, `marked_words` is where a text says it.
 * - `skill_form` takes as long as a hundred comparisons: its cost says that the index is worth it for a table of two rows.
 * - `change_skill_counts`: how many employees have each skill, in each spelling.
 *
 * The index of candidates and those of `skill_form` hold what these functions answered: a migration that changes what they answer fills
 * them anew.
 */
export const SKILLS_SQL = String.raw`
  create or replace function searched_text(value text) returns text language sql immutable strict parallel safe as $$
    select regexp_replace(
      regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(
        case when value ~ '[ʬʭʘʡʢ\u0001-\u0003]' then translate(left(value, 100000), 'ʬʭʘʡʢ' || chr(1) || chr(2) || chr(3), '     ')
          else left(value, 100000) end,
        '([a-z])\+\+', '\1ʬʬ', 'gi'),
        '\m([a-z])#', '\1ʭ', 'gi'),
        '\m(asp|ado|vb)\.(?=net\M)', '\1' || chr(1) || 'ʘ', 'gi'),
        '(^|[^a-z0-9])\.(?=net\M)|([a-z0-9])\.(?=js\M)|\m([a-z]{1,2})\.(?=[a-z])|' ||
          '\m([bmp]h?)\. (?=(?:tech|com|sc|arch|pharm|ed|phil|d)\M)', '\1\2\3\4ʘ', 'gi'),
        '\m([a-z])&(?=[a-z]\M)', '\1ʡ', 'gi'),
        '\m([a-z])-(?=[a-z])|(objective)-(?=c\M)', '\1\2ʢ', 'gi'),
      '([!-/:-@\[-${'`'}{-~\u00a0-\u00bf\u00d7\u00f7\u0964\u0965\u2000-\u206f\u2190-\u27bf\u2b00-\u2bff\u3000-\u303f\ue000-\uf8ff\uff00-\uff0f]+)',
      chr(1) || '\1' || chr(1), 'g') $$;

  create or replace function shown_text(value text) returns text language sql immutable strict parallel safe as $$
    select translate(value, 'ʬʭʘʡʢ' || chr(1), '+#.&-') $$;

  create or replace function skill_tokens(value text) returns table (n bigint, form text, written text)
  language sql immutable strict parallel safe as $$
    select t.n, regexp_replace(lower(public.unaccent('public.unaccent'::regdictionary, t.token)), '(.)[ʘʢ]', '\1', 'g'),
      public.shown_text(t.token)
    from ts_parse('default', public.searched_text(value)) with ordinality t (kind, token, n) where t.kind <> 12 $$;

  create or replace function one_name(value text) returns text language sql immutable strict parallel safe as $$
    select coalesce(${quoted(JSON.stringify(BY_JOINED))}::jsonb ->> translate(lower(value), ' .-', ''), value) $$;

  create or replace function spelled_names(value text) returns table (name text) language sql immutable strict parallel safe as $$
    select distinct names ->> joined from (select ${quoted(JSON.stringify(BY_JOINED))}::jsonb as names offset 0) known
    cross join (select word, lead(word) over w as second, lead(word, 2) over w as third, lead(word, 3) over w as fourth
      from unnest(string_to_array(translate(regexp_replace(lower(value), '[^a-z0-9+#@ .-]+', ' | ', 'g'), '.-', '  '), ' '))
        with ordinality u (word, n) where word <> '' window w as (order by n)) said
    cross join lateral (values (word, false), (word || second, true), (word || second || third, true),
      (word || second || third || fourth, true)) j (joined, is_long)
    where word = any ('{${BEGINNINGS}}') and names ? joined and (is_long or joined <> all ('${APART}')) $$;

  create or replace function one_spelling(value text) returns text language plpgsql immutable strict parallel safe as $$
  begin
    if value !~* '${WHOLE_PATTERN}' then return value; end if;
    return (select string_agg(piece || coalesce(public.one_name(m.m[1]), ''), '' order by p.n)
      from regexp_split_to_table(value, '${WHOLE_PATTERN}', 'i') with ordinality p (piece, n)
      left join regexp_matches(value, '${WHOLE_PATTERN}', 'gi') with ordinality m (m, n) on m.n = p.n);
  end $$;

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
      (select public.searched_text(string_agg(distinct name, ' • ')) from public.spelled_names(left(value, 100000))) as named offset 0) searched $$;

  create or replace function asked_words(value text) returns tsquery language sql immutable strict parallel safe as $$
    select phraseto_tsquery('public.candidates', public.searched_text(public.one_name(value))) $$;

  create or replace function marked_words(value text) returns tsquery language sql immutable strict parallel safe as $$
    select coalesce((select string_agg('(' || q::text || ')', ' | ')::tsquery from (
      select public.asked_words(value) as q
      union select phraseto_tsquery('public.candidates', public.searched_text(form)) from (values ${SPELLINGS.flatMap(
        ([name, ...spellings]) =>
          spellings.map((written) => `(${quoted(name)}, ${quoted(written.replaceAll('_', ' '))})`),
      ).join(', ')}) s (name, written)
        cross join unnest(array[s.written, replace(s.written, ' ', ''), replace(s.written, ' ', '.')]) form
        where s.name = public.one_name(value)) marked where numnode(q) > 0), public.asked_words(value)) $$;

  create or replace function skill_form(name text) returns text language sql immutable strict parallel safe cost 10000 as $$
    select string_agg(form, ' ' order by n) from public.skill_tokens(public.one_name(name)) $$;

  create or replace function skill_keys(skills jsonb) returns text[] language sql immutable strict parallel safe
  as $$ select coalesce(array_agg(public.fold(skill ->> 'skill_name')), '{}') from jsonb_array_elements(skills) skill
    where skill ->> 'skill_name' is not null $$;

  create or replace function change_skill_counts(gone jsonb[], added jsonb[]) returns void language plpgsql as $$
  begin
    insert into skill_counts as c (name, key, n)
      select changed.name, fold(changed.name), sum(change) from (
        select skill ->> 'skill_name' as name, 1 as change from unnest(added) skills, jsonb_array_elements(skills) skill
        union all select skill ->> 'skill_name', -1 from unnest(gone) skills, jsonb_array_elements(skills) skill) changed
      where changed.name is not null group by changed.name having sum(change) <> 0 order by changed.name
      on conflict (name) do update set n = c.n + excluded.n;
    delete from skill_counts where n <= 0
      and name in (select skill ->> 'skill_name' from unnest(gone) skills, jsonb_array_elements(skills) skill);
  end $$;
`;
