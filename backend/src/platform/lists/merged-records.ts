import { Injectable } from '@nestjs/common';
import { PreparedStatement } from '../database/prepared-statement.js';
import { Statements } from '../database/statements.js';
import { ApiException, type Problem } from '../errors/problem.js';
import { type ListDefinition, type ListRow } from './list-definition.js';
import { ListReader } from './list-reader.js';

const MERGED_INTO = new PreparedStatement<{ winner: number | null }>('select merged_into($1, $2) as winner');

/** Records by keys that may have been merged into others. */
@Injectable()
export class MergedRecords {
  constructor(
    private readonly lists: ListReader,
    private readonly statements: Statements,
  ) {}

  /**
   * One record as the list shows it. A key that was merged into another one answers that one, with its key as `merged_into`.
   * @throws ApiException of this problem when there is neither
   */
  async record<Fields extends object>(
    definition: ListDefinition<Fields>,
    key: number,
    notFound: Problem,
  ): Promise<ListRow<Fields> & { merged_into?: number }> {
    try {
      return await this.lists.record(definition, key, notFound);
    } catch (error) {
      if (!(error instanceof ApiException)) throw error;
      const [row] = await this.statements.run(MERGED_INTO, [definition.table, key]);
      if (!row?.winner) throw error;
      return { ...(await this.lists.record(definition, row.winner, notFound)), merged_into: row.winner };
    }
  }
}
