import { pageOf, where, type ListSql } from './sql-parts.js';

/** A search first looks through this many of the newest rows, which fills most pages without asking the trigram index. */
const RECENT_ROWS = 2000;
const SHORTEST_INDEXED_WORD = 3;

/**
 * Searching, newest first: the newest rows are read through; only when they do not fill the page is the trigram index asked.
 * Both steps are materialized, because the planner, left to choose, sometimes walks the whole table by date instead; and it never
 * sees the words, because what it cannot estimate it cannot mistake for a reason to read the table whole.
 * Sorted otherwise, or with a window smaller than the page, the trigram index finds all. Words shorter than a trigram alone
 * are looked for in the newest rows only.
 */
export function searchSql(parts: ListSql): string {
  const { definition, query, conditions, parameters } = parts;
  const { table, key, newest, searchText = 't.search_text', columns } = definition;
  const patterns = query.words.map((word, index) => `${containing(parameters.add(word, 'text'))} as word${index}`);
  const matches = (text: string): string[] =>
    query.words.map((_, index) => `${text} like (select word${index} from words)`);
  const isIndexed = query.words.some((word) => word.length >= SHORTEST_INDEXED_WORD);
  const sorted = query.sort && columns[query.sort.field]?.sort;
  const ordering = [...new Set([key, newest, sorted ?? key])].map((column) => `t.${column}`).join(', ');
  const inWindow = query.sort
    ? 'false'
    : `(select count(*) from recent) > ${parameters.add(query.offset + query.limit, 'bigint')}`;
  return `
    words as materialized (select ${patterns.join(', ')}),
    newest_rows as materialized (
      select ${ordering}, ${searchText} as searched from ${table} t ${where(conditions)}
      order by t.${newest} desc, t.${key} desc limit ${RECENT_ROWS}),
    recent as materialized (select ${ordering} from newest_rows t ${where(matches('t.searched'))}),
    all_matches as materialized (
      select ${ordering} from ${table} t ${where([`not ${inWindow}`, String(isIndexed), ...conditions, ...matches(searchText)])}),
    found as materialized (
      select * from recent where ${inWindow} or not ${isIndexed}
      union all select * from all_matches),
    page as materialized (select t.${key} from found t ${pageOf(parts)}),
    counted as (select count(*) as total,
      (${inWindow} or not ${isIndexed}) and (select count(*) from newest_rows) = ${RECENT_ROWS} as capped from found)`;
}

/** The pattern for texts that contain a word. Folded first, because folding makes `%` of a full-width percent sign. */
function containing(word: string): string {
  return `'%' || regexp_replace(fold(${word}), '([\\\\%_])', '\\\\\\1', 'g') || '%'`;
}
