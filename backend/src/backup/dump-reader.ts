import { createHash } from 'node:crypto';
import { DamagedBackup } from './damaged-backup.js';
import { type DumpedTable } from './database-tables.js';
import { END_OF_ROWS, type DumpEnd, type DumpHead, type TableEnd } from './dump.js';

const LONGEST_LINE_BYTES = 1024 * 1024;
const END_AT_ONCE = Buffer.from(`${END_OF_ROWS}\n`);
const END_AFTER_ROWS = Buffer.from(`\n${END_OF_ROWS}\n`);

/** Takes the rows of one table; all of them must be read. */
export type TakeRows = (table: DumpedTable, rows: AsyncIterable<Buffer>) => Promise<void>;

/** What a whole dump held. */
export interface DumpContent extends Omit<DumpEnd, 'tables'> {
  tables: (DumpedTable & TableEnd)[];
}

/** Reads a dump once, from its beginning to its end, and compares counts and checksums on the way. */
export class DumpReader {
  private readonly source: AsyncIterator<Buffer>;
  private waiting: Buffer = Buffer.alloc(0);

  private constructor(bytes: AsyncIterable<Buffer>) {
    this.source = bytes[Symbol.asyncIterator]();
  }

  /** @throws DamagedBackup when it does not begin like a dump */
  static async open(bytes: AsyncIterable<Buffer>): Promise<{ head: DumpHead; reader: DumpReader }> {
    const reader = new DumpReader(bytes);
    const head = await reader.line<Partial<DumpHead>>();
    if (head.dump !== 'niyukt' || !head.madeAt || !head.migrations) throw new DamagedBackup('it holds no dump of ours');
    return { head: head as DumpHead, reader };
  }

  /**
   * Hands the rows of every table over.
   * @throws DamagedBackup when anything is missing or is not what was written
   */
  async read(take: TakeRows): Promise<DumpContent> {
    const tables: DumpContent['tables'] = [];
    for (;;) {
      const next = await this.line<DumpedTable | DumpEnd>();
      if ('sequences' in next) return this.finish(next, tables);
      const hash = createHash('sha256');
      await take(next, this.rows(hash));
      const end = await this.line<TableEnd>();
      if (end.sha256 !== hash.digest('hex')) throw new DamagedBackup(`the rows of ${next.table} were changed`);
      tables.push({ ...next, ...end });
    }
  }

  private async finish(end: DumpEnd, tables: DumpContent['tables']): Promise<DumpContent> {
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    if (end.tables !== tables.length || end.rows !== rows) throw new DamagedBackup('tables are missing in it');
    // reading on checks the seal of the last bytes
    if (this.waiting.length || (await this.more())) throw new DamagedBackup('something follows its end');
    return { ...end, tables };
  }

  /** Rows up to the line that ends them; each piece begins and ends with whole rows. */
  private async *rows(hash: ReturnType<typeof createHash>): AsyncGenerator<Buffer> {
    for (;;) {
      const endsAtOnce = this.waiting.subarray(0, END_AT_ONCE.length).equals(END_AT_ONCE);
      const end = endsAtOnce ? 0 : this.waiting.indexOf(END_AFTER_ROWS) + 1;
      const isEnd = endsAtOnce || end > 0;
      const piece = this.waiting.subarray(0, isEnd ? end : this.waiting.lastIndexOf('\n') + 1);
      this.waiting = this.waiting.subarray(isEnd ? end + END_AT_ONCE.length : piece.length);
      if (piece.length) {
        hash.update(piece);
        yield piece;
      }
      if (isEnd) return;
      if (!(await this.more())) throw new DamagedBackup('it was cut off');
    }
  }

  private async line<T>(): Promise<T> {
    let end = this.waiting.indexOf('\n');
    while (end < 0) {
      if (this.waiting.length > LONGEST_LINE_BYTES) throw new DamagedBackup('it was changed');
      if (!(await this.more())) throw new DamagedBackup('it was cut off');
      end = this.waiting.indexOf('\n');
    }
    const text = this.waiting.subarray(0, end).toString('utf8');
    this.waiting = this.waiting.subarray(end + 1);
    try {
      return JSON.parse(text) as T;
    } catch {
      throw new DamagedBackup('it was changed');
    }
  }

  private async more(): Promise<boolean> {
    const next = await this.source.next();
    if (next.done) return false;
    this.waiting = this.waiting.length ? Buffer.concat([this.waiting, next.value]) : next.value;
    return true;
  }
}
