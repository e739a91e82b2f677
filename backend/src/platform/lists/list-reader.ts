import { Injectable } from '@nestjs/common';
import { type QueryConfig } from 'pg';
import { type EntityManager } from 'typeorm';
import { Statements } from '../database/statements.js';
import { ApiException, type Problem } from '../errors/problem.js';
import { InFlightMemoryLimit } from '../http/in-flight-memory-limit.js';
import { type ListCall } from './list-call.js';
import { type ListDefinition, type ListRow, shownTo } from './list-definition.js';
import { ListPage } from './list-page.js';
import { type ListQuery, readListQuery, readRange } from './list-query.js';
import { MAX_PAGE_BYTES, type PageRow, pageStatement, recordStatement, sumsStatement } from './list-sql.js';
import { ListedPeopleService } from './listed-people.service.js';

/** A row of a usual page; what a page really has is counted once it was read. */
const USUAL_ROW_BYTES = 2048;
/** Of a page for an admin who may not export (docs/security.md#permissions). */
const MAX_ROWS_WITHOUT_EXPORTS = 100;

/** Reads every list and every single record of the product. PostgreSQL writes the JSON; that of a page passes through as text. */
@Injectable()
export class ListReader {
  constructor(
    private readonly statements: Statements,
    private readonly memory: InFlightMemoryLimit,
    private readonly listedPeople: ListedPeopleService,
  ) {}

  /**
   * One page of a list, from a read replica where there is one.
   * @throws ApiException (400) when the parameters ask for something the list does not offer
   * @throws ApiException (429) when the account asks for too many at once, or has listed too many people today
   */
  async page(definition: ListDefinition, call: ListCall): Promise<ListPage> {
    const shown = shownTo(call, definition);
    const wanted = readListQuery(call.parameters, shown);
    const query = { ...wanted, limit: limitFor(call, wanted.limit), scope: call.scope };
    const statement = pageStatement(shown, query);
    return this.read(definition.name, call, query.offset, maxRows(query, definition), statement);
  }

  /**
   * One page of what is no `ListDefinition`. Of the parameters it takes `range`.
   * @param statement answers one `PageRow`
   * @throws as `page`
   */
  async pageOf(
    name: string,
    call: ListCall,
    statement: (offset: number, limit: number) => QueryConfig<unknown[]>,
  ): Promise<ListPage> {
    const range = readRange(call.parameters['range']);
    const { offset, limit } = { ...range, limit: limitFor(call, range.limit) };
    return this.read(name, call, offset, limit, statement(offset, limit));
  }

  /**
   * The sums of a list over all rows that its filter finds, not only those of a page.
   * @throws ApiException (400) as `page`
   */
  async sums<Sums extends object>(definition: ListDefinition, call: ListCall): Promise<Sums> {
    const query = readListQuery(call.parameters, shownTo(call, definition));
    const [row] = await this.statements.read<Sums>(sumsStatement(definition, query));
    if (!row) throw new Error(`the sums of ${definition.name} answered nothing`);
    return row;
  }

  /**
   * One record as the list shows it, from the primary, so that it holds what was just written.
   * @param transaction reads inside it when given
   * @throws ApiException of this problem when there is none
   */
  async record<Fields extends object>(
    definition: ListDefinition<Fields>,
    key: number,
    notFound: Problem,
    transaction?: EntityManager,
  ): Promise<ListRow<Fields>> {
    const [row] = await this.statements.run(recordStatement(definition), [key], transaction);
    if (!row) throw new ApiException(notFound);
    return row.record;
  }

  private async read(
    name: string,
    { response, userId, missing }: ListCall,
    offset: number,
    maxRows: number,
    statement: QueryConfig<unknown[]>,
  ): Promise<ListPage> {
    await this.memory.enterList(response, userId, Math.min(MAX_PAGE_BYTES, maxRows * USUAL_ROW_BYTES));
    const [row] = await this.statements.read<PageRow>(statement);
    if (!row) throw new Error(`list ${name} answered nothing`);
    this.memory.correctList(response, row.rows.length);
    if (missing.includes('exports')) await this.listedPeople.add(userId, row.rows);
    return new ListPage(name, offset, row);
  }
}

const limitFor = ({ missing }: ListCall, limit: number): number =>
  missing.includes('exports') ? Math.min(limit, MAX_ROWS_WITHOUT_EXPORTS) : limit;

/** A list of keys finds no more rows than it names. */
function maxRows({ filters, limit }: ListQuery, { key }: ListDefinition): number {
  const keys = filters.find(({ field, operator }) => field === key && operator === 'equals');
  return keys ? Math.min(limit, keys.values.length) : limit;
}
