import { Injectable, NotFoundException } from '@nestjs/common';
import { type EntityManager } from 'typeorm';
import { Statements } from '../../database/statements.js';
import { type ListDefinition } from './list-definition.js';
import { readListQuery, type ListParameters } from './list-query.js';
import { pageStatement, recordStatement, type PageRow } from './list-sql.js';
import { JsonText, ListPage } from './list-page.js';

/** Reads every list and every single record of the product. PostgreSQL writes the JSON, which passes through as text. */
@Injectable()
export class ListReader {
  private readonly records = new Map<ListDefinition, ReturnType<typeof recordStatement>>();

  constructor(private readonly statements: Statements) {}

  /**
   * One page of a list, from a read replica where there is one.
   * @throws BadRequestException when the parameters ask for something the list does not offer
   */
  async page(definition: ListDefinition, parameters: ListParameters): Promise<ListPage> {
    const query = readListQuery(parameters, definition);
    const [row] = await this.statements.read<PageRow>(pageStatement(definition, query));
    if (!row) throw new Error(`list ${definition.name} answered nothing`);
    return new ListPage(definition.name, row.rows, query.offset, query.limit, Number(row.total), row.capped);
  }

  /**
   * One record as the list shows it, from the primary, so that it holds what was just written.
   * @param transaction reads inside it when given
   * @throws NotFoundException with this sentence when there is none
   */
  async record(
    definition: ListDefinition,
    key: number,
    notFound: string,
    transaction?: EntityManager,
  ): Promise<JsonText> {
    const [row] = await this.statements.run(this.recordOf(definition), [key], transaction);
    if (!row) throw new NotFoundException(notFound);
    return new JsonText(row.record);
  }

  private recordOf(definition: ListDefinition): ReturnType<typeof recordStatement> {
    const known = this.records.get(definition) ?? recordStatement(definition);
    this.records.set(definition, known);
    return known;
  }
}
