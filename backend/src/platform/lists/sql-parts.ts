import { type ListDefinition } from './list-definition.js';
import { type ListQuery } from './list-query.js';

/** The values of a statement under construction, and how its text refers to them. */
export class StatementParameters {
  readonly values: unknown[] = [];
  private readonly types: string[] = [];

  /**
   * @param hidden from the planner: the statement is prepared, and a plan that does not look at values is never thrown away for
   * other values. Without it PostgreSQL would compare the costs of its guesses and plan anew each time.
   */
  constructor(private readonly hidden: boolean) {}

  /** Keeps a value, the same one once, and returns its SQL. */
  add(value: unknown, type: string): string {
    const known = this.values.findIndex((other, index) => other === value && this.types[index] === type);
    if (known < 0) {
      this.values.push(value);
      this.types.push(type);
    }
    const typed = `$${known < 0 ? this.values.length : known + 1}::${type}`;
    // typed once more on the outside, so that `any(…)` takes it for an array and not for a subquery
    return this.hidden ? `(select ${typed})::${type}` : typed;
  }
}

/** The parts of a statement that a definition and a query make. */
export interface ListSql {
  definition: ListDefinition;
  query: ListQuery;
  /** What `t` must meet, apart from the searched words and what its lists must hold. */
  conditions: string[];
  /** Columns of `t` that hold lists, with what each must hold. */
  lists: { column: string; condition: string }[];
  order: string;
  parameters: StatementParameters;
}

/** The rest of a statement's condition, or nothing. */
export function where(conditions: string[]): string {
  return conditions.length ? `where ${conditions.join(' and ')}` : '';
}

/** The lines that cut the asked page out of ordered rows. */
export function pageOf({ order, query, parameters }: ListSql): string {
  return `order by ${order} limit ${query.limit} offset ${parameters.add(query.offset, 'bigint')}`;
}
