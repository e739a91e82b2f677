import { createHash } from 'node:crypto';

/**
 * A statement that recurs, parsed and planned once per connection. `Row` is what one row of its answer looks like. Its plan may
 * serve all values, so it suits statements whose best plan does not depend on them.
 */
export class PreparedStatement<Row extends object> {
  /** The same for the same text, in every process. */
  readonly name: string;
  declare protected readonly row: Row;

  constructor(readonly text: string) {
    this.name = createHash('sha256').update(text).digest('hex').slice(0, 32);
  }
}
