import { createHash } from 'node:crypto';
import { type PoolClient } from 'pg';
import { type EntityManager } from 'typeorm';

/**
 * A statement that recurs, parsed and planned once per connection. `Row` is what one row of its answer looks like. Its plan may
 * serve all values, so it suits statements whose best plan does not depend on them.
 */
export class PreparedStatement<Row extends object> {
  /** The same for the same text, in every process. */
  readonly name: string;

  constructor(readonly text: string) {
    this.name = statementName(text);
  }

  /** Runs it inside a transaction. */
  async within({ queryRunner }: EntityManager, values: unknown[]): Promise<Row[]> {
    if (!queryRunner) throw new Error('not in a transaction');
    const client = (await queryRunner.connect()) as PoolClient;
    return (await client.query<Row>({ name: this.name, text: this.text, values })).rows;
  }
}

const names = new Map<string, string>();

/** Remembered, because there are only as many prepared texts as connections can keep plans of. */
function statementName(text: string): string {
  const name = names.get(text) ?? createHash('sha256').update(text).digest('hex').slice(0, 32);
  names.set(text, name);
  return name;
}
