import { Injectable } from '@nestjs/common';
import { type QueryConfig } from 'pg';
import { Statements } from '../../../platform/database/statements.js';
import { ApiException } from '../../../platform/errors/problem.js';
import { type ListCall } from '../../../platform/lists/list-call.js';
import { type ListPage } from '../../../platform/lists/list-page.js';
import { readRange } from '../../../platform/lists/list-query.js';
import { ListReader } from '../../../platform/lists/list-reader.js';
import { type FacetsDto, type SearchDto } from '../dto/search.dto.js';
import { hitPageStatement } from './hit-page.js';
import { type Hit, type Hits, HitsService } from './hits.service.js';
import { PAGE_TOO_LONG } from './search.problems.js';
import { SpellingService } from './spelling.service.js';
import { broaderQueries, parseQuery, type TypedQuery, typedText, withOthers, withWords } from './typed-query.js';

const MAX_PAGE = 100;
const FIRST_PAGE = '[0,24]';
/** With fewer hits a word may be misspelt. */
const FEW = 3;

/** What was found, and what the query was read as. */
export interface Found extends Hits {
  query: TypedQuery | undefined;
  /** The query as it was read, when a word was taken for another one. */
  readAs: string | undefined;
}

/** A page of hits. */
export interface HitPage {
  page: ListPage;
  readAs: string | undefined;
  /** A query that asks for less and finds people, when this one finds none. */
  nearest: string | undefined;
}

/** People whose facets are counted, the best first. */
const COUNTED = 2000;
const MAX_VALUES = 20;

/** @param shown SQL of how the value `v` is shown and taken as a filter */
const facet = (column: string, shown: string): string => `(select coalesce(json_agg(f), '[]') from (
    select ${shown} as value, n as count from (
      select v, count(*)::integer as n from hits, unnest(hits.${column}) v group by v order by 2 desc, 1 limit ${MAX_VALUES}) top
    order by n desc, v) f)`;

const SPELLED = `coalesce((select name from (
    select name, n from skill_counts where skill_form(name) = v union all
    select name, n from job_skill_counts where skill_form(name) = v) spelled order by n desc, name limit 1), v)`;

const FACETS = `with hits as materialized (
    select skills, places, degrees, available from candidate_index where employee_id = any($1::integer[]))
  select json_build_object('skills', ${facet('skills', SPELLED)}, 'locations', ${facet('places', 'initcap(v)')},
    'qualifications', ${facet('degrees', 'v')},
    'available', (select coalesce(json_agg(a), '[]') from (
      select available as value, count(*)::integer as count from hits group by available order by available desc) a),
    'more_than', $2::integer) as facets`;

/** The statement of how many of the people that were found have what; it answers them as `facets`. */
function facetsStatement({ hits, isBounded }: Hits): QueryConfig<unknown[]> {
  const counted = hits.slice(0, COUNTED).map(({ id }) => id);
  const moreThan = isBounded || hits.length > COUNTED ? counted.length : null;
  return { text: FACETS, values: [counted, moreThan] };
}

/** Searches people (docs/candidates.md#how-search-weighs). */
@Injectable()
export class SearchService {
  constructor(
    private readonly finder: HitsService,
    private readonly spelling: SpellingService,
    private readonly lists: ListReader,
    private readonly statements: Statements,
  ) {}

  /**
   * A page of the people that fit, the best first; 25 unless a range is given, 100 at most.
   * @throws ApiException (400) when the range is none, or too long
   */
  async page(dto: SearchDto, call: ListCall): Promise<HitPage> {
    const range = call.parameters['range'] ?? FIRST_PAGE;
    if (readRange(range).limit > MAX_PAGE) throw new ApiException(PAGE_TOO_LONG, { values: { max: MAX_PAGE } });
    const found = await this.find(dto);
    const page = await this.lists.pageOf('candidates', { ...call, parameters: { range } }, (offset, limit) =>
      hitPageStatement(found.query, found, offset, limit),
    );
    const nearest = found.query && found.hits.length === 0 ? await this.nearestTo(found.query, dto) : undefined;
    return { page, readAs: found.readAs, nearest };
  }

  /** How many of the people that fit have what. */
  async facets(dto: SearchDto): Promise<FacetsDto> {
    const [row] = await this.statements.read<{ facets: FacetsDto }>(facetsStatement(await this.find(dto)));
    if (!row) throw new Error('the database answered no facets');
    return row.facets;
  }

  /**
   * People who fit, the best first. When few do, misspelt names, places and skills are also read as the known words that they are most
   * like. Unless the search found more people than it returns, those whose names and places sound like the typed ones come after.
   */
  async find(typed: SearchDto): Promise<Found> {
    const dto = typed.location ? { ...typed, location: await this.spelling.placesOf(typed.location) } : typed;
    const query = dto.q ? parseQuery(await this.spelling.oneSpelling(dto.q)) : undefined;
    const asTyped: Found = { ...(await this.finder.find(query, dto)), query, readAs: undefined };
    if (!query || asTyped.isBounded) return asTyped;
    const found = asTyped.hits.length < FEW ? await this.readOtherwise(query, dto, asTyped) : asTyped;
    const alike = await this.spelling.alikeFor(query);
    if (!alike.size) return found;
    const wider = withOthers(found.query ?? query, alike);
    const { hits, isBounded } = await this.finder.find(wider, dto);
    return { ...found, query: wider, hits: appended(found.hits, hits), isBounded };
  }

  private async readOtherwise(query: TypedQuery, dto: SearchDto, asTyped: Found): Promise<Found> {
    const others = await this.spelling.othersFor(query);
    if (!others.size) return asTyped;
    const read = withWords(query, others);
    const both = [...query, ...read];
    const more = await this.finder.find(both, dto);
    return more.hits.length > asTyped.hits.length ? { ...more, query: both, readAs: typedText(read) } : asTyped;
  }

  /** The query with one word less that finds most people, else one for any of its words. */
  private async nearestTo(query: TypedQuery, dto: SearchDto): Promise<string | undefined> {
    let best: { query: TypedQuery; count: number } | undefined;
    const queries = broaderQueries(query);
    for (const [place, less] of queries.entries()) {
      if (best && place === queries.length - 1) break;
      const { hits } = await this.finder.find(less, dto);
      if (hits.length > (best?.count ?? 0)) best = { query: less, count: hits.length };
    }
    return best && typedText(best.query);
  }
}

/** Hits, and behind them those of others that are not among them. */
function appended(hits: readonly Hit[], others: readonly Hit[]): Hit[] {
  const known = new Set(hits.map(({ id }) => id));
  const last = hits.at(-1)?.score ?? Infinity;
  const rest = others.filter(({ id }) => !known.has(id));
  return [...hits, ...rest.map((hit) => ({ ...hit, score: Math.min(last, hit.score) }))];
}
