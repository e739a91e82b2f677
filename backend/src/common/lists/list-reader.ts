import { Injectable, NotFoundException } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { type ListDefinition } from './list-definition.js';
import { readListQuery, type ListParameters } from './list-query.js';
import { pageStatement, recordStatement } from './list-sql.js';
import { JsonText, ListPage } from './list-page.js';

/** Reads every list and every single record of the product. PostgreSQL writes the JSON, which passes through as text. */
@Injectable()
export class ListReader {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /**
   * One page of a list, from a read replica where there is one.
   * @throws BadRequestException when the parameters ask for something the list does not offer
   */
  async page(definition: ListDefinition, parameters: ListParameters): Promise<ListPage> {
    const query = readListQuery(parameters, definition);
    const { sql, parameters: values } = pageStatement(definition, query);
    const runner = this.dataSource.createQueryRunner('slave');
    try {
      const [row] = await runner.manager.query<{ rows: string; total: string; capped: boolean }[]>(sql, values);
      if (!row) throw new Error(`list ${definition.name} answered nothing`);
      return new ListPage(definition.name, row.rows, query.offset, query.limit, Number(row.total), row.capped);
    } finally {
      await runner.release();
    }
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
    transaction: EntityManager = this.dataSource.manager,
  ): Promise<JsonText> {
    const [row] = await transaction.query<{ record: string }[]>(recordStatement(definition), [key]);
    if (!row) throw new NotFoundException(notFound);
    return new JsonText(row.record);
  }
}
