import { Injectable } from '@nestjs/common';
import { Statements } from '../../../platform/database/statements.js';
import { StatementParameters, where } from '../../../platform/lists/sql-parts.js';
import { type HitOrder, type SearchDto } from '../dto/search.dto.js';
import { filterConditions, looseSql, partSql, querySql } from './candidate-sql.js';
import { gatherNewest, type LookedThrough, type SearchBatch } from './newest-first.js';
import { isPhrase, type TypedQuery } from './typed-query.js';

/** A scan goes from the newest people to older ones until it has so many hits. It does not find people who are older still. */
const ENOUGH = 1000;
/** Of people whose records match, a share of that is enough: they come first, and nobody reads on so far. */
const ENOUGH_IN_RECORD = 0.5;
/** So many of the newest hits are ranked when there are more people than were looked through. */
const RANKED = 2000;
/** Of people who have the words of a phrase, so many are looked at: whether the words follow each other stands in their resumes. */
const LOOKED = 3000;
/** So many of the best are compared by their resumes, too. */
const COMPARED = 400;
/** Weights of preferred location, qualification, name and skills; resumes have a tenth and are compared last. */
const FIELD_WEIGHTS = '{0, 0.2, 0.4, 1}';
const RESUME_WEIGHTS = '{0.1, 0, 0, 0}';
const RANK_UNIT = 1_000_000;
/** Of an alternative so many parts are looked for in the record one by one. */
const MAX_COUNTED_PARTS = 12;
/** Half of the points of the words is had with such a rank. */
const HALF_RANK = 0.5;

/** Who was found. */
export interface Hit {
  id: number;
  score: number;
}

export interface Hits {
  /** The best first, ties by newest. */
  hits: Hit[];
  /** There are more people than these. */
  isBounded: boolean;
}

interface RankedHit {
  id: number;
  /** As PostgreSQL ranks where the words stand. */
  rank: number;
  /** Milliseconds since 1970. */
  since: number;
  /** Share of what is asked for that the record itself says. */
  inRecord: number;
  /** Years of experience, -1 when the resume says none. */
  years: number;
}

interface ScoredHit extends RankedHit {
  score: number;
}

type Column = 'fields' | 'words';

/** Finds people and ranks them (docs/candidates.md#how-search-weighs). */
@Injectable()
export class HitsService {
  constructor(private readonly statements: Statements) {}

  /**
   * Finds people. Of many, those whose fields match come first, then the newest; the same data gives the same answer.
   * @param query nothing when only filters are asked for
   */
  async find(query: TypedQuery | undefined, filters: SearchDto): Promise<Hits> {
    const highest = await this.highestKey();
    const scan =
      (column: Column) =>
      (terms: string[] | undefined): Promise<SearchBatch<RankedHit>> =>
        this.hitsAmong(terms, column, query, filters);
    const needed = isLoose(query) ? LOOKED : ENOUGH;
    const inAll = await gatherNewest(highest, needed, scan('words'));
    if (!query)
      return {
        hits: ordered(inAll.found, filters.order).map(({ id }) => ({ id, score: 0 })),
        isBounded: inAll.isBounded,
      };
    const inRecord = inRecordOf(inAll.found, highest);
    const wanted = needed * ENOUGH_IN_RECORD;
    const isEnough = !inAll.isBounded || onlyExcludes(query) || (inRecord?.hits ?? 0) >= wanted;
    const inFields = isEnough ? { found: [] } : await gatherNewest(highest, wanted, scan('fields'), inRecord);
    const found = new Map([...inAll.found, ...inFields.found].map((hit) => [hit.id, hit]));
    const most = Math.max(...query.map((parts) => countedParts(parts).length));
    const scored = [...found.values()].map((hit) => ({ ...hit, score: scoreOf(hit, most) }));
    const compared = await this.compared(scored.sort(bestFirst), query, most);
    const hits = filters.order && filters.order !== 'match' ? ordered(compared, filters.order) : compared;
    return { hits: hits.map(({ id, score }) => ({ id, score })), isBounded: inAll.isBounded };
  }

  /** The highest key of a person, 0 without any. */
  async highestKey(): Promise<number> {
    const [row] = await this.statements.read<{ highest: number | null }>({
      text: 'select max(employee_id) as highest from candidate_index',
    });
    return row?.highest ?? 0;
  }

  private async hitsAmong(
    terms: string[] | undefined,
    column: Column,
    query: TypedQuery | undefined,
    filters: SearchDto,
  ): Promise<SearchBatch<RankedHit>> {
    // hidden from the planner: what it guesses of a word would decide between reading the index and reading everybody
    const parameters = new StatementParameters(true);
    const tsquery = query ? querySql(query, parameters) : `''::tsquery`;
    const isExact = !isLoose(query);
    const isEverybody = query !== undefined && onlyExcludes(query);
    const loose = query && !isExact && !isEverybody ? looseSql(query, parameters) : `''::tsquery`;
    const conditions = filterConditions(filters, parameters);
    if (query && !isEverybody) conditions.push(`i.${column} @@ (select ${isExact ? 'q' : 'loose'} from asked)`);
    if (terms) conditions.push(`i.terms && ${parameters.add(terms, 'text[]')}`);
    const inRecord = query ? inRecordSql(query, parameters) : [];
    const share = query?.length ? `(select ${shareSql(query)} from asked)` : '0::float8';
    const rank = query ? `(ts_rank('${FIELD_WEIGHTS}', i.fields, (select q from asked)) * ${RANK_UNIT})::integer` : '0';
    const excludes = query?.flat().some(({ isExcluded }) => isExcluded) ?? false;
    // a word that is excluded may stand in a resume only
    const inWords = column === 'fields' && excludes ? ['i.words @@ (select q from asked)'] : [];
    if (isExact) conditions.push(...inWords);
    const exactly = isExact ? [] : [`i.${column} @@ (select q from asked)`, ...inWords];
    const most = isExact ? RANKED : LOOKED + 1;
    const text = `with asked as materialized (select ${[`${tsquery} as q`, `${loose} as loose`, ...inRecord].join(', ')}),
      near as materialized (select i.employee_id, i.created_at, i.fields, i.words, i.years from candidate_index i ${where(conditions)}
        ${isExact && !terms ? '' : `order by i.employee_id desc limit ${most}`})
      select json_build_array(array_agg(i.employee_id), array_agg(${rank}), array_agg((date_part('epoch', i.created_at) * 1000)::bigint),
          array_agg(${share}), array_agg(coalesce(i.years, -1)::float8))::text as hits,
        (select count(*) from near)::integer as looked
      from near i ${where(exactly)}`;
    const [row] = await this.statements.read<{ hits: string; looked: number }>({ text, values: parameters.values });
    const found = row ? readHits(row.hits) : [];
    const looked = isExact ? found.length : (row?.looked ?? 0);
    return { found, looked, isCut: !isExact && looked > LOOKED };
  }

  /** Orders the best by their resumes, too. Who is not compared stays behind all who are. */
  private async compared(ranked: ScoredHit[], query: TypedQuery, most: number): Promise<ScoredHit[]> {
    const best = ranked.slice(0, COMPARED);
    const parameters = new StatementParameters(true);
    const text = `with asked as materialized (select ${querySql(query, parameters)} as q)
      select coalesce(json_agg(json_build_array(i.employee_id, (ts_rank('${RESUME_WEIGHTS}', i.words, (select q from asked)) * ${RANK_UNIT})::integer)), '[]')::text as ranks
      from candidate_index i where i.employee_id = any(${parameters.add(
        best.map(({ id }) => id),
        'integer[]',
      )})`;
    const [row] = await this.statements.read<{ ranks: string }>({ text, values: parameters.values });
    const inResume = new Map(JSON.parse(row?.ranks ?? '[]') as [number, number][]);
    const compared = best
      .map((hit) => ({ ...hit, rank: hit.rank + (inResume.get(hit.id) ?? 0) }))
      .map((hit) => ({ ...hit, score: scoreOf(hit, most) }))
      .sort(bestFirst);
    // who was not compared has no higher score than who was
    const last = compared.at(-1)?.score ?? 0;
    return [...compared, ...ranked.slice(COMPARED).map((hit) => ({ ...hit, score: Math.min(last, hit.score) }))];
  }
}

/** How many of the newest people say all in their records, as far as hits were found; nothing without hits. */
function inRecordOf(found: readonly RankedHit[], highest: number): LookedThrough | undefined {
  const oldest = found.reduce((lowest, { id }) => Math.min(lowest, id), highest);
  const hits = found.filter(({ inRecord }) => inRecord === 1).length;
  return found.length > 0 ? { width: highest - oldest + 1, hits } : undefined;
}

/** Parts of an alternative that are looked for in the record one by one. */
const countedParts = (parts: TypedQuery[number]): TypedQuery[number] =>
  parts.filter(({ isExcluded }) => !isExcluded).slice(0, MAX_COUNTED_PARTS);

/** Columns of what is asked for part by part. */
const inRecordSql = (query: TypedQuery, parameters: StatementParameters): string[] =>
  query.flatMap((parts, place) =>
    countedParts(parts).map((part, n) => `${partSql(part, parameters)} as q${place}_${n}`),
  );

/** SQL of the share of an alternative that a row `i` says in its record, of the one that it says most of. */
function shareSql(query: TypedQuery): string {
  const shares = query.map((parts, place) => {
    const counted = countedParts(parts).map((_, n) => `(i.fields @@ q${place}_${n})::integer`);
    return counted.length ? `(${counted.join(' + ')}) / ${counted.length}::float8` : '0';
  });
  return `greatest(${shares.join(', ')})`;
}

/** Reads the columns of hits: one array of each takes half the time of an array per hit. */
function readHits(columns: string): RankedHit[] {
  const [ids, ranks, moments, shares, years] = JSON.parse(columns) as (number[] | null)[];
  const at = (column: number[] | null | undefined, n: number): number => column?.[n] ?? 0;
  return (ids ?? []).map((id, n) => ({
    id,
    rank: at(ranks, n),
    since: at(moments, n),
    inRecord: Math.round(at(shares, n) * 10_000) / 10_000,
    years: at(years, n),
  }));
}

/** Whether an alternative has only excluded words. The index cannot find people by these, so the newest ones are looked at. */
const onlyExcludes = (query: TypedQuery): boolean => query.some((parts) => parts.every(({ isExcluded }) => isExcluded));

/** Whether the index finds too many, whose resumes say more. */
const isLoose = (query: TypedQuery | undefined): boolean =>
  query !== undefined && (onlyExcludes(query) || query.flat().some((part) => !part.isExcluded && isPhrase(part)));

const newerFirst = (a: RankedHit, b: RankedHit): number => b.since - a.since || b.id - a.id;
const bestFirst = (a: ScoredHit, b: ScoredHit): number => b.score - a.score || newerFirst(a, b);

function ordered<H extends RankedHit>(hits: readonly H[], order: HitOrder | null | undefined): H[] {
  return hits.toSorted(order === 'experience' ? (a, b) => b.years - a.years || newerFirst(a, b) : newerFirst);
}

/**
 * Of a hundred, with two decimals. Each part that the record says counts as much as the place of all words together, so that who has all
 * in the record stands before who has most of it there and the rest in the resume.
 * @param parts of the longest alternative
 */
function scoreOf({ inRecord, rank }: RankedHit, parts: number): number {
  const words = rank / RANK_UNIT;
  return Math.round(((parts * inRecord + words / (words + HALF_RANK)) / (parts + 1)) * 10_000) / 100;
}
