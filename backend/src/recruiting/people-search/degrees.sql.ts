/** Degrees by the words that name them, from the highest. Two letters count in capitals or with dots: "be" is a verb. */
const DEGREES: readonly (readonly [name: string, level: number, ...words: string[]])[] = [
  ['Ph.D', 6, 'phd', 'doctorate', 'doctoral'],
  ['M.Tech', 5, 'mtech'],
  ['M.E.', 5, 'me'],
  ['MCA', 5, 'mca'],
  ['MBA', 5, 'mba', 'pgdm', 'pgdbm'],
  ['M.Sc', 5, 'msc'],
  ['M.Com', 5, 'mcom'],
  ['M.A.', 5, 'ma'],
  ['MS', 5, 'ms'],
  ['M.Pharm', 5, 'mpharm'],
  ['M.Arch', 5, 'march'],
  ['M.Ed', 5, 'med'],
  ['M.Phil', 5, 'mphil'],
  ['MSW', 5, 'msw'],
  ['MPT', 5, 'mpt'],
  ['MDS', 5, 'mds'],
  ['LL.M', 5, 'llm'],
  ['MD', 5, 'md'],
  ['CA', 5, 'ca', 'chartered'],
  ['CMA', 5, 'cma', 'icwa'],
  ['Postgraduate', 5, 'postgraduate', 'postgraduation', 'master', 'masters', 'pg'],
  ['B.Tech', 4, 'btech'],
  ['B.E.', 4, 'be'],
  ['BCA', 4, 'bca'],
  ['BBA', 4, 'bba', 'bbm'],
  ['BMS', 4, 'bms'],
  ['B.Sc', 4, 'bsc'],
  ['B.Com', 4, 'bcom'],
  ['B.A.', 4, 'ba'],
  ['B.Pharm', 4, 'bpharm'],
  ['B.Ed', 4, 'bed'],
  ['B.Arch', 4, 'barch'],
  ['B.Des', 4, 'bdes'],
  ['B.Voc', 4, 'bvoc'],
  ['BFA', 4, 'bfa'],
  ['BHM', 4, 'bhm'],
  ['BSW', 4, 'bsw'],
  ['LL.B', 4, 'llb'],
  ['MBBS', 4, 'mbbs'],
  ['BDS', 4, 'bds'],
  ['BAMS', 4, 'bams'],
  ['BHMS', 4, 'bhms'],
  ['BUMS', 4, 'bums'],
  ['BPT', 4, 'bpt'],
  ['BVSc', 4, 'bvsc'],
  ['Graduate', 4, 'graduate', 'graduates', 'graduation', 'bachelor', 'bachelors', 'degree', 'undergraduate', 'स्नातक'],
  ['GNM', 3, 'gnm'],
  ['ANM', 3, 'anm'],
  ['D.Pharm', 3, 'dpharm'],
  ['D.Ed', 3, 'ded'],
  ['DMLT', 3, 'dmlt'],
  ['Diploma', 3, 'diploma', 'polytechnic', 'डिप्लोमा'],
  ['ITI', 3, 'iti', 'ncvt', 'scvt', 'आईटीआई'],
  ['12th', 2, '12th', 'xii', 'hsc', 'intermediate', 'puc', '12वीं', 'बारहवीं'],
  ['11th', 1, '11th'],
  ['10th', 1, '10th', 'sslc', 'ssc', 'matric', 'matriculation', '10वीं', 'दसवीं'],
  ['9th', 0, '9th'],
  ['8th', 0, '8th', '5th', '6th', '7th', '8वीं', 'आठवीं'],
];

/** Trades of industrial training institutes: in a qualification they say what the person has learned. */
const TRADES =
  'fitter,electrician,welder,turner,machinist,wireman,draughtsman,draftsman,copa,plumber,carpenter,moulder,painter,mechanic,refrigeration,electroplater,stenographer,lineman';

const WORDS = DEGREES.flatMap(([, , ...words]) => words);
const BY_WORD = JSON.stringify(
  Object.fromEntries(DEGREES.flatMap(([name, level, ...words]) => words.map((word) => [word, { name, level }]))),
);
const anyCase = (letter: string): string => (/[a-z]/.test(letter) ? `[${letter}${letter.toUpperCase()}]` : letter);
/** Where a text may name a degree; its letters may stand apart. */
const MAY_NAME = `\\m(?:${[
  ...WORDS.map((word) =>
    word.length === 2
      ? [...word.toUpperCase()].join('[. ]{0,2}')
      : [...word].map(anyCase).join(/^[a-z]{3,6}$/.test(word) ? '[. -]{0,2}' : ''),
  ),
  '10 ?\\+ ?2',
  '[pP]lus two',
  '[sS]econdary',
  '[hH]igh [sS]chool',
  '[cC]lass [0-9XV]',
  '1?[0-9] ?(?:th|pass|fail)',
].join('|')})`;
/** So much of a job is read around the first degree that it names. */
const WANTED = `substr(value, greatest(1, regexp_instr(value, '${MAY_NAME}') - 40), 600)`;
const UNFINISHED =
  '\\m(?:drop(?:ped|s|ping)?[ -]?outs?|dropped|discontinu[a-z]*|incomplete|not? (?:yet )?(?:completed?|finished|cleared|passed)|unfinished|fail(?:ed)?|pursuing|persuing|appearing|ongoing|final year|left (?:college|studies|school|midway|in between))\\M|अधूर[ाी]';
/** Without one of these nothing is unfinished: a pattern takes longer to be read than to be used. */
const MAY_BE_LEFT = [
  'drop',
  'discont',
  'incompl',
  'not',
  'no ',
  'unfin',
  'fail',
  'pursu',
  'persu',
  'appear',
  'ongoing',
  'final',
  'left',
  'अधूर',
]
  .map((word) => `%${word}%`)
  .join(',');
const CLASS = '(?:class|std\\.?|standard|grade)';

/**
 * Degrees that a text names, in alternatives that "or", commas and slashes part. Words of our own stand where one part ends, and for
 * "not finished", which may stand in a part behind the degree. Who has left B.Tech has passed the 12th: that is what it takes to begin it.
 */
export const DEGREES_SQL = String.raw`
  create or replace function degrees_left(value text) returns text language sql immutable strict parallel safe as $$
    select case when lower(value) like any ('{${MAY_BE_LEFT}}') then regexp_replace(value, '${UNFINISHED}', ' zzleftzz ', 'gi') else value end $$;

  create or replace function degrees_said(value text) returns table (alternative bigint, name text, level smallint, is_denied boolean)
  language sql immutable strict parallel safe as $$
    with words as materialized (
      select n, form, written, lag(form, 2) over w as before2, lag(form) over w as before, lead(form) over w as after,
        count(*) filter (where form = 'zzorzz') over w as alternative, count(*) filter (where form ~ '^zz(or|and)zz$') over w as part
      from public.skill_tokens(regexp_replace(regexp_replace(public.degrees_left(case when value !~* '[0-9]|second|school|class|std|grade|plus|viii' then value else
        regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(value,
          '\m10 ?\+ ?2\M|\m(?:plus|\+) ?(?:two|2)\M|\m(?:senior|higher|sr\.?) secondary\M', ' 12th ', 'gi'),
          '\m(?:high|secondary) school\M', ' 10th ', 'gi'),
          '\m${CLASS} ?(?:viii|8(?:th)?)\M|\mviii(?= ?(?:th|std|class|pass))', ' 8th ', 'gi'),
          '\m${CLASS} ?(?:x|10)\M', ' 10th ', 'gi'),
          '\m${CLASS} ?(?:xii|12)\M', ' 12th ', 'gi'),
          '\m([5-9]|1[0-2]) ?(?:th)?(?= ?(?:pass|std|standard|class|fail|drop))', ' \1th ', 'gi') end),
          '[,;/|\n]|\mor\M|(?<=[a-z]{3})\.(?=\s)', ' zzorzz ', 'gi'),
          '[+&]|\m(?:and|with)\M', ' zzandzz ', 'gi'))
      window w as (order by n)),
    named as materialized (
      select w.part, min(w.alternative) as alternative, d.degree ->> 'name' as name, (d.degree ->> 'level')::smallint as level
      from words w cross join lateral (select case
        when w.before in ('post', 'pg') and w.form ~ '^(graduat|degree|diploma)' then 'pg'
        when w.before is not null then coalesce(nullif(public.one_name(concat(w.before2, w.before, w.form)), concat(w.before2, w.before, w.form)),
          nullif(public.one_name(w.before || w.form), w.before || w.form)) end as joined) j
      cross join lateral (select '${BY_WORD}'::jsonb -> coalesce(translate(lower(j.joined), '.', ''), w.form) as degree) d
      where d.degree is not null
        and (length(w.form) > 2 or j.joined is not null or w.written ~ '^[A-Z][A-Z.]+$|\.' or w.before = 'post')
        and not (w.form = 'ms' and coalesce(w.after, '') in ('excel', 'office', 'word', 'sql', 'project', 'access', 'dynamics', 'powerpoint'))
        and not (w.form in ('bed', 'med', 'ded', 'march') and w.written !~ '\.|^[BMD][A-Z]')
        and not (w.form ~ '^\d+th$' and coalesce(w.after, '') ~ '^(sem|year|month|day|floor|pay|cross|main|street|block|edition)')
      group by w.part, 3, 4),
    parts as (
      select part, bool_or(form = 'zzleftzz') as is_left, bool_or(form in ('no', 'not', 'without')) as is_denied from words
      where form !~ '^zz(or|and)zz$' group by part)
    select d.alternative, case when not l.is_left then d.name else (array['10th', '10th', '12th', 'Graduate', 'Postgraduate'])[d.level - 1] end,
      case when not l.is_left then d.level else (array[0, 1, 1, 2, 4, 5])[d.level] end::smallint, l.is_denied
    from named d cross join lateral (select own.is_denied, own.is_left or coalesce((select p.is_left and not exists (select from named o
        where o.part = p.part) from parts p where p.part > d.part order by p.part limit 1), false) as is_left
      from parts own where own.part = d.part) l
    where not (l.is_left and d.level = 0) $$;

  create or replace function degrees_in(value text) returns table (name text, level smallint) language sql immutable strict parallel safe as $$
    select distinct coalesce(d.name, '8th'), d.level from public.degrees_said(value) d $$;

  create or replace function trades_in(value text) returns table (name text, level smallint) language sql immutable strict parallel safe as $$
    select 'ITI', 3::smallint
    where string_to_array(translate(lower(value), '(),/.:-', '       '), ' ') && '{${TRADES}}'::text[] and value !~* '${UNFINISHED}' $$;

  create or replace function degrees_told(qualification text) returns table (level smallint, names text[]) language sql immutable strict parallel safe as $$
    select max(level), case when btrim(qualification) = '' then '{}' else coalesce(array_agg(name order by level desc, name), array[btrim(fold(qualification))]) end
    from (select name, level from degrees_in(qualification) union select name, level from trades_in(qualification)) said $$;

  create or replace function degree_names(qualification text) returns text[] language sql immutable strict parallel safe as $$
    select names from degrees_told(qualification) $$;

  create or replace function wanted_degrees(value text) returns text[] language sql immutable strict parallel safe as $$
    select coalesce(array_agg(distinct name), '{}') from public.degrees_said(case when value ~ '${MAY_NAME}' then ${WANTED} end) where not is_denied $$;

  create or replace function wanted_alternatives(value text) returns text[] language sql immutable strict parallel safe as $$
    select case when count(distinct level) > 1 then array_agg(distinct name) end
    from public.degrees_said(case when value ~ '${MAY_NAME}' then ${WANTED} end) where not is_denied $$;

  create or replace function wanted_level(value text) returns smallint language sql immutable strict parallel safe as $$
    select min(level)::smallint from (
      select coalesce(min(level) filter (where level > 2), min(level)) as level
      from public.degrees_said(case when value ~ '${MAY_NAME}' then ${WANTED} end) where not is_denied group by alternative) wanted $$;
`;
