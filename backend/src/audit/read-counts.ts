const HOUR_MILLISECONDS = 60 * 60 * 1000;
/** More than the console shows at a time. */
const MANY_ROWS = 100;
const STEPS = [1_000, 5_000, 10_000, 50_000, 100_000, 500_000, 1_000_000, 5_000_000];

interface Reader {
  since: number;
  rows: number;
  isNoted: boolean;
}

/**
 * How many records of a kind each account was answered within an hour, in this process. What is worth an entry of the audit log grows
 * with it, so that whoever reads on and on does not fill the log.
 */
export class ReadCounts {
  private readonly readers = new Map<string, Reader>();

  /** @param now milliseconds of a clock that nobody sets */
  constructor(private readonly now: () => number = () => performance.now()) {}

  /**
   * Counts an answer.
   * @returns how many records it were within the hour, when that is worth an entry: the first long answer, and each next step
   */
  add(userId: number, kind: string, rows: number): number | undefined {
    const reader = this.readerOf(`${userId} ${kind}`);
    const before = reader.rows;
    reader.rows += rows;
    const isStep = STEPS.some((step) => before < step && reader.rows >= step);
    const isFirst = rows > MANY_ROWS && !reader.isNoted;
    if (!isStep && !isFirst) return undefined;
    reader.isNoted = true;
    return reader.rows;
  }

  /** Counts an answer that has an entry of its own already. */
  addNoted(userId: number, kind: string, rows: number): void {
    const reader = this.readerOf(`${userId} ${kind}`);
    reader.rows += rows;
    reader.isNoted = true;
  }

  private readerOf(key: string): Reader {
    const now = this.now();
    const known = this.readers.get(key);
    if (known && now - known.since < HOUR_MILLISECONDS) return known;
    const reader = { since: now, rows: 0, isNoted: false };
    this.readers.set(key, reader);
    return reader;
  }
}
