import { DAY_MILLISECONDS } from '../../platform/durations.js';
/** More than a page of the console. */
const MANY_ROWS = 100;
const STEPS = [1_000, 5_000, 10_000, 50_000, 100_000, 500_000, 1_000_000, 5_000_000];
/** Of an account and a kind within a day; further exports are counted as reads. */
const MAX_EXPORTS = 50;

interface Reader {
  since: number;
  rows: number;
  /** Number of records at the last entry. */
  recorded: number;
  exports: number;
}

/**
 * How many records of a kind each account read within a day, in this process. The steps between entries grow with the count, so that
 * endless reading does not fill the log.
 */
export class ReadCounts {
  private readonly readers = new Map<string, Reader>();

  /** @param now milliseconds of a monotonic clock */
  constructor(private readonly now: () => number = () => performance.now()) {}

  /**
   * Counts an answer.
   * @returns the number of records within the day, when it is worth an entry: at the first long answer, and at each next step
   */
  add(userId: number, kind: string, rows: number): number | undefined {
    const reader = this.readerOf(userId, kind);
    reader.rows += rows;
    const isStep = stepOf(reader.rows) > stepOf(reader.recorded);
    const isFirst = rows > MANY_ROWS && reader.rows > reader.recorded && reader.recorded <= MANY_ROWS;
    if (!isStep && !isFirst) return undefined;
    reader.recorded = reader.rows;
    return reader.rows;
  }

  /**
   * Counts the first answer of an export. The client declares exports itself, so one spares it entries about only as many reads as
   * the entry about the export names.
   * @param total of the exported list
   * @returns false when there were too many exports and this one is counted as a read
   */
  addExport(userId: number, kind: string, rows: number, total: number): boolean {
    const reader = this.readerOf(userId, kind);
    if (reader.exports >= MAX_EXPORTS) return false;
    reader.exports += 1;
    reader.recorded = Math.max(reader.recorded, reader.rows + total);
    reader.rows += rows;
    return true;
  }

  private readerOf(userId: number, kind: string): Reader {
    const key = `${userId} ${kind}`;
    const now = this.now();
    const known = this.readers.get(key);
    if (known && now - known.since < DAY_MILLISECONDS) return known;
    const reader = { since: now, rows: 0, recorded: 0, exports: 0 };
    this.readers.set(key, reader);
    return reader;
  }
}

function stepOf(rows: number): number {
  return STEPS.filter((step) => rows >= step).length;
}
