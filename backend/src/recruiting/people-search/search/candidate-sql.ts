import { type StatementParameters } from '../../../platform/lists/sql-parts.js';
import { MAX_YEARS, type SearchDto } from '../dto/search.dto.js';
import { type QueryPart, type TypedQuery } from './typed-query.js';

const HIGHEST_SALARY = 100_000_000_000;

/** SQL of what one part asks for, as a `tsquery`: a word, or one that sounds like it. */
export function partSql({ kind, text, others = [] }: QueryPart, parameters: StatementParameters): string {
  if (kind !== 'words') return `exact_query('${kind}', ${parameters.add(text, 'text')})`;
  const words = [text, ...others].map((word) => `asked_words(${parameters.add(word, 'text')})`);
  return `(${words.join(' || ')})`;
}

/** SQL of a typed query as a `tsquery`; a part without any word asks for nothing. */
export function querySql(query: TypedQuery, parameters: StatementParameters): string {
  const alternatives = query.map((parts) =>
    parts.map((part) => `${part.isExcluded ? '!!' : ''}${partSql(part, parameters)}`).join(' && '),
  );
  return alternatives.length ? alternatives.map((parts) => `(${parts})`).join(' || ') : `''::tsquery`;
}

/** SQL of what the index alone tells: the words of a query in any order. Excluded words are not checked. */
export function looseSql(query: TypedQuery, parameters: StatementParameters): string {
  const loose = (part: QueryPart): string =>
    `regexp_replace((${partSql(part, parameters)})::text, '<(-|\\d+)>', '&', 'g')::tsquery`;
  const alternatives = query.map((parts) =>
    parts
      .filter(({ isExcluded }) => !isExcluded)
      .map(loose)
      .join(' && '),
  );
  return alternatives.map((parts) => `(${parts})`).join(' || ');
}

/** SQL of any of these parts as a `tsquery`. */
export function anySql(parts: readonly QueryPart[], parameters: StatementParameters): string {
  return parts.length ? parts.map((part) => partSql(part, parameters)).join(' || ') : `''::tsquery`;
}

/** SQL of where a text says any of these parts, in any spelling. These places are marked. */
export function markedSql(parts: readonly QueryPart[], parameters: StatementParameters): string {
  const marked = parts.flatMap(({ kind, text, others = [] }) =>
    kind === 'words'
      ? [text, ...others].map((word) => `marked_words(${parameters.add(word, 'text')})`)
      : [`marked_contact('${kind}', ${parameters.add(text, 'text')})`],
  );
  return marked.length ? marked.join(' || ') : `''::tsquery`;
}

/** SQL conditions on a row `i` of the index that the filters make. */
export function filterConditions(
  { skills, location, min_salary, max_salary, qualification, available, min_years, max_years }: SearchDto,
  parameters: StatementParameters,
): string[] {
  const conditions: string[] = [];
  const named = (skills ?? '').split(',').filter((name) => name.trim());
  if (named.length) {
    const names = parameters.add(named, 'text[]');
    conditions.push(`i.terms @> (select array_agg('s=' || coalesce(skill_form(name), '')) from unnest(${names}) name)`);
  }
  if (location) {
    const places = `places_named(${parameters.add(location, 'text')})`;
    conditions.push(`i.terms && (select coalesce(array_agg('p=' || place), '{}') from unnest(${places}) place)`);
  }
  if (qualification) {
    const degrees = `degree_names(${parameters.add(qualification, 'text')})`;
    conditions.push(`i.terms && (select array_agg('d=' || degree) from unnest(${degrees}) degree)`);
  }
  if (typeof min_salary === 'number' || typeof max_salary === 'number') {
    const least = parameters.add(min_salary ?? 0, 'bigint');
    const most = parameters.add(Math.max(min_salary ?? 0, max_salary ?? HIGHEST_SALARY), 'bigint');
    const range = `int8range(${least}, ${most}, '[]')`;
    conditions.push(`i.terms && (select salary_terms(${range}))`, `i.salary && ${range}`);
  }
  if (typeof min_years === 'number' || typeof max_years === 'number') {
    const least = parameters.add(min_years ?? 0, 'integer');
    const most = parameters.add(max_years ?? MAX_YEARS, 'integer');
    conditions.push(
      `i.terms && array(select 'y=' || year from generate_series(${least}, ${most}) year)`,
      `i.years between ${least} and ${most}`,
    );
  }
  if (typeof available === 'boolean') conditions.push(`i.available = ${parameters.add(available, 'boolean')}`);
  return conditions;
}
