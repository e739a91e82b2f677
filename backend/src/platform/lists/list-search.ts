import { type SearchedWord } from './list-query.js';
import { type ListSql, pageOf, type StatementParameters, where } from './sql-parts.js';

/** A search first looks through this many of the newest rows, which fills most pages without asking the index. */
const RECENT_ROWS = 2000;
/** When it found some, this many times as many rows hold enough, found sooner than the index brings all matches together. */
const WIDER = 10;
const MIN_INDEXED_WORD_LENGTH = 3;

/**
 * Searching for words, and for rows whose lists hold values, newest first: the newest rows are read through; only when they do not
 * fill the page, and ten times as many are not likely to, is the index of trigrams (or of the values) asked. All steps are
 * materialized, because the planner, left to choose, sometimes walks the whole table by date instead; and it never sees the words,
 * because what it cannot estimate it cannot mistake for a reason to read the table whole. Sorted otherwise, or with windows smaller
 * than the page, the index finds all. Words shorter than a trigram alone are looked for in the newest rows only.
 */
export function searchSql(parts: ListSql): string {
  const { definition, query, conditions, lists, parameters } = parts;
  const { table, key, newest, searchText = 't.search_text', columns } = definition;
  const patterns = query.words.map((word) => patternsOf(word, parameters));
  const named = patterns.flatMap((ofWord, index) => ofWord.map((one, at) => ({ ...one, name: `${index}_${at}` })));
  const texts = named.flatMap(({ text, name }) => (text ? [`${text} as text${name}`] : []));
  const words = named.map((one) => `${patternSql(one, `text${one.name}`)} as word${one.name}`);
  /** SQL of a condition for each word and list. @param of makes it of a pattern of a word and its name */
  const matching = (of: (pattern: Pattern, name: string) => string): string[] => [
    ...patterns.map((ofWord, index) => `(${ofWord.map((one, at) => of(one, `${index}_${at}`)).join(' or ')})`),
    ...lists.map(({ condition }) => condition),
  ];
  const isLike = (text: string, name: string): string => `${text} like (select word${name} from words)`;
  // where no index helps, looking for a text is several times faster than matching a pattern
  const inWindow = matching((one, name) =>
    one.text ? `strpos(t.searched, (select text${name} from words)) > 0` : isLike('t.searched', name),
  );
  const inIndex = matching((_, name) => isLike(searchText, name));
  const isLong = (pieces: readonly string[]): boolean => pieces.some(({ length }) => length >= MIN_INDEXED_WORD_LENGTH);
  const isIndexed = query.words.some((word) => word.every(isLong)) || lists.length > 0;
  const sorted = query.sort && columns[query.sort.field]?.sort;
  const ordering = [...new Set([key, newest, sorted ?? key])].map((column) => `t.${column}`).join(', ');
  const lookedInto = lists.map(({ column }) => `t.${column}`);
  const needed = query.sort ? '' : parameters.add(query.offset + query.limit, 'bigint');
  const fills = (window: string): string => (query.sort ? 'false' : `(select count(*) from ${window}) > ${needed}`);
  // twice what is needed: the newest rows are a small sample
  const promises = query.sort || !isIndexed ? 'false' : `(select count(*) from recent) * ${WIDER} > 2 * ${needed}`;
  const window = (rows: number, gate: string[]): string => `
    select ${[ordering, `${searchText} as searched`, ...lookedInto].join(', ')} from ${table} t ${where([...gate, ...conditions])}
    order by t.${newest} desc, t.${key} desc limit ${rows}`;
  return `
    texts as materialized (select ${texts.join(', ')}),
    words as materialized (select ${[...words, ...(words.length ? ['texts.*'] : [])].join(', ')} from texts),
    newest_rows as materialized (${window(RECENT_ROWS, [])}),
    recent as materialized (select ${ordering} from newest_rows t ${where(inWindow)}),
    more as materialized (
      select ${ordering} from (${window(RECENT_ROWS * WIDER, [`not ${fills('recent')}`, promises])}) t
      ${where(inWindow)} order by t.${newest} desc, t.${key} desc limit ${query.sort ? 0 : `${needed} + 1`}),
    all_matches as materialized (
      select ${ordering} from ${table} t
      ${where([`not ${fills('recent')}`, `not ${fills('more')}`, String(isIndexed), ...conditions, ...inIndex])}),
    found as materialized (
      select * from recent where ${fills('recent')} or not ${isIndexed}
      union all select * from more where ${fills('more')}
      union all select * from all_matches),
    page as materialized (select t.${key} from found t ${pageOf(parts)}),
    counted as (select count(*) as total,
      (${fills('recent')} or not ${isIndexed}) and (select count(*) from newest_rows) = ${RECENT_ROWS}
        or ${fills('more')} as capped from found)`;
}

/** SQL of a condition: a text holds a word. */
export function holdsWord(text: string, word: SearchedWord, parameters: StatementParameters): string {
  return `(${patternsOf(word, parameters)
    .map((pattern) => `${text} like ${patternSql(pattern)}`)
    .join(' or ')})`;
}

/** SQL of a pattern, and of the text that it looks for where that is one piece; one without a pattern has no signs of patterns in its text. */
interface Pattern {
  pattern?: string;
  text?: string;
}

/** @param known names the text where it is worked out already */
const patternSql = ({ pattern, text = '' }: Pattern, known = text): string => pattern ?? `'%' || ${known} || '%'`;

/** What `asked_name_otherwise` may answer at all. */
const SOUNDS_OTHERWISE = /a[iy]|er[^aeiou]|a[^aeiou]y|\p{Script=Devanagari}/iu;

/** The patterns of which a text that holds a word has one: its spellings, and the name in the other script. */
function patternsOf(word: SearchedWord, parameters: StatementParameters): Pattern[] {
  const spellings = word.map((pieces) => pieces.map((piece) => parameters.add(piece, 'text')));
  const [[typed = ''] = []] = spellings;
  return [
    ...spellings.map((pieces) => ({
      pattern: containing(pieces),
      ...(pieces.length === 1 && { text: `fold(${pieces.join('')})` }),
    })),
    { text: `btrim(asked_name(${typed}), '%')` },
    ...(SOUNDS_OTHERWISE.test(word[0][0] ?? '') ? [{ text: `asked_name_otherwise(${typed})` }] : []),
  ];
}

/**
 * SQL of the pattern for texts that contain pieces one after the other. Folds before it escapes, because folding makes `%` of a
 * full-width percent sign.
 */
export function containing(pieces: readonly string[]): string {
  const escaped = pieces.map((piece) => `regexp_replace(fold(${piece}), '([\\\\%_])', '\\\\\\1', 'g')`);
  return `'%' || ${escaped.join(" || '%' || ")} || '%'`;
}
