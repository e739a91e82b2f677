const DAY_MILLISECONDS = 24 * 60 * 60 * 1000;
/** More than the console shows at a time. */
const MANY_ROWS = 100;
const STEPS = [1_000, 5_000, 10_000, 50_000, 100_000, 500_000, 1_000_000, 5_000_000];
/** Of an account and a kind within a day; further ones are counted as what they are, reads. */
const MAX_EXPORTS = 50;

interface Reader {
  since: number;
  rows: number;
  /** As many records of these the log tells of. */
  told: number;
  exports: number;
}

/**
 * How many records of a kind each account was answered within a day, in this process. What is worth an entry of the audit log grows
 * with it, so that whoever reads on and on does not fill the log.
 */
export class ReadCounts {
  private readonly readers = new Map<string, Reader>();

  /** @param now milliseconds of a clock that nobody sets */
  constructor(private readonly now: () => number = () => performance.now()) {}

  /**
   * Counts an answer.
   * @returns how many records it were within the day, when that is worth an entry: the first long answer, and each next step
   */
  add(userId: number, kind: string, rows: number): number | undefined {
    const reader = this.readerOf(userId, kind);
    reader.rows += rows;
    const isStep = stepOf(reader.rows) > stepOf(reader.told);
    const isFirst = rows > MANY_ROWS && reader.rows > reader.told && reader.told <= MANY_ROWS;
    if (!isStep && !isFirst) return undefined;
    reader.told = reader.rows;
    return reader.rows;
  }

  /**
   * Counts the first answer of an export. Whoever exports says so themselves; it spares them an entry about reading only as many
   * records as the one about the export tells of.
   * @param total of the list that is exported
   * @returns false when there were so many that this one is counted like any other answer
   */
  addExport(userId: number, kind: string, rows: number, total: number): boolean {
    const reader = this.readerOf(userId, kind);
    if (reader.exports >= MAX_EXPORTS) return false;
    reader.exports += 1;
    reader.told = Math.max(reader.told, reader.rows + total);
    reader.rows += rows;
    return true;
  }

  private readerOf(userId: number, kind: string): Reader {
    const key = `${userId} ${kind}`;
    const now = this.now();
    const known = this.readers.get(key);
    if (known && now - known.since < DAY_MILLISECONDS) return known;
    const reader = { since: now, rows: 0, told: 0, exports: 0 };
    this.readers.set(key, reader);
    return reader;
  }
}

function stepOf(rows: number): number {
  return STEPS.filter((step) => rows >= step).length;
}
