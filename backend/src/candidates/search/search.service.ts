import { Injectable } from '@nestjs/common';
import { Statements } from '../../platform/database/statements.js';
import { ApiException, problem } from '../../platform/errors/problem.js';
import { type ListCall } from '../../platform/lists/list-call.js';
import { JsonText, type ListPage } from '../../platform/lists/list-page.js';
import { readRange } from '../../platform/lists/list-query.js';
import { ListReader } from '../../platform/lists/list-reader.js';
import { type SearchDto } from '../dto/search.dto.js';
import { facetsStatement } from './facets.js';
import { hitPageStatement } from './hit-page.js';
import { HitsService, type Hits } from './hits.service.js';
import { SpellingService } from './spelling.service.js';
import { readTyped, typedText, withWords, type TypedQuery } from './typed-query.js';

const MAX_PAGE = 100;
const FIRST_PAGE = '[0,24]';
/** With fewer hits a word may be misspelt. */
const FEW = 3;

export const PAGE_TOO_LONG = problem('candidate.page_too_long', 400, 'A range may hold %{max} people at most');

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
    return { page, readAs: found.readAs };
  }

  /** How many of the people that fit have what. */
  async facets(dto: SearchDto): Promise<JsonText> {
    const [row] = await this.statements.read<{ facets: string }>(facetsStatement(await this.find(dto)));
    return new JsonText(row?.facets ?? '{}');
  }

  /** Everybody who fits, the best first. When hardly anybody does, names and skills that are misspelt are looked for, too. */
  async find(dto: SearchDto): Promise<Found> {
    const query = dto.q ? readTyped(dto.q) : undefined;
    const hits = await this.finder.find(query, dto);
    const asTyped = { ...hits, query, readAs: undefined };
    if (!query || hits.hits.length >= FEW) return asTyped;
    const others = await this.spelling.othersFor(query);
    if (!others.size) return asTyped;
    const read = withWords(query, others);
    const both = [...query, ...read];
    const more = await this.finder.find(both, dto);
    return more.hits.length > hits.hits.length ? { ...more, query: both, readAs: typedText(read) } : asTyped;
  }
}
