/** JSON that PostgreSQL wrote, to be sent as it is. */
export class JsonText {
  constructor(readonly text: string) {}

  /** The value, for the few places that need to look inside. */
  parse<T>(): T {
    return JSON.parse(this.text) as T;
  }
}

/** A page of a list with what `Content-Range` says of it. */
export class ListPage extends JsonText {
  constructor(
    private readonly name: string,
    rows: string,
    private readonly offset: number,
    private readonly limit: number,
    /** Of all pages. */
    readonly total: number,
    /** The total is a lower bound: counting stopped. */
    readonly capped: boolean,
  ) {
    super(rows);
  }

  get isFirst(): boolean {
    return this.offset === 0;
  }

  /** Of this page. */
  get rowCount(): number {
    return Math.max(0, Math.min(this.offset + this.limit, this.total) - this.offset);
  }

  /** For instance `employees 25-49/310`, or `employees *\/310` when the page lies behind the end. */
  get contentRange(): string {
    const last = Math.min(this.offset + this.limit, this.total) - 1;
    return `${this.name} ${last < this.offset ? '*' : `${this.offset}-${last}`}/${this.total}`;
  }
}
