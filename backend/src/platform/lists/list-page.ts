import { type PageRow } from './list-sql.js';

/** A page of a list with what `Content-Range` says of it. The only answer that is sent as PostgreSQL wrote it. */
export class ListPage {
  constructor(
    private readonly name: string,
    private readonly offset: number,
    private readonly row: PageRow,
  ) {}

  /** A JSON array. */
  get text(): string {
    return this.row.rows;
  }

  /** The page with each of its rows as this changes it. */
  mapped<Row>(change: (row: Row) => unknown): ListPage {
    const rows = JSON.stringify((JSON.parse(this.row.rows) as Row[]).map(change));
    return new ListPage(this.name, this.offset, { ...this.row, rows });
  }

  /** The total is a lower bound: counting stopped. */
  get capped(): boolean {
    return this.row.capped;
  }

  get isFirst(): boolean {
    return this.offset === 0;
  }

  /** Of all pages. */
  get total(): number {
    return Number(this.row.total);
  }

  /** Of this page. */
  get rowCount(): number {
    return Number(this.row.shown);
  }

  /** For instance `employees 25-49/310`, or `employees *\/310` when the page lies behind the end. */
  get contentRange(): string {
    const last = this.offset + this.rowCount - 1;
    return `${this.name} ${last < this.offset ? '*' : `${this.offset}-${last}`}/${this.total}`;
  }
}
