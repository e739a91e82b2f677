import { Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import { ApiException } from '../platform/errors/problem.js';
import { Threads } from '../platform/threads/threads.js';
import { type CheckedRow, type FieldColumns } from './fields/checked-row.js';
import { type ImportKind } from './fields/import-field.js';
import { FILE_REFUSALS } from './import-problems.js';
import { type ImportResult, type ImportTask } from './import-thread.js';
import { type ReadRow, type ReadTable } from './reading/read-table.js';

const THREAD = new URL('./import-thread.js', import.meta.url);
const MEMORY = { maxOldGenerationSizeMb: 384, maxYoungGenerationSizeMb: 32, stackSizeMb: 2 };
/** Long enough for the largest file on a slow machine. */
const MAX_READING_MILLISECONDS = 20_000;
/** Threads that nobody needs any more are ended: each knows every rule, which takes memory. */
const IDLE_MILLISECONDS = 30_000;

/** Reads files and checks rows on a thread, which may use so much memory and time, and ends at more. */
@Injectable()
export class ImportReader implements BeforeApplicationShutdown {
  private checking: Threads<ImportTask, ImportResult> | undefined;
  private idle: NodeJS.Timeout | undefined;

  /**
   * Reads the table of a file, which is told by its bytes.
   * @throws ApiException (415, 422) when it cannot be taken
   */
  async read(bytes: Uint8Array): Promise<ReadTable> {
    const threads = new Threads<ImportTask, ImportResult>(THREAD, { memory: MEMORY });
    const limit = setTimeout(() => void threads.close(), MAX_READING_MILLISECONDS);
    try {
      const result = await threads.run<Exclude<ImportResult, { rows: unknown }>>({ bytes }).catch(() => undefined);
      if (!result) throw new ApiException(FILE_REFUSALS.too_much_text);
      if ('table' in result) return result.table;
      const { refusal, row } = result;
      if (refusal === 'open_quote') throw new ApiException(FILE_REFUSALS.open_quote, { values: { row } });
      throw new ApiException(FILE_REFUSALS[refusal]);
    } finally {
      clearTimeout(limit);
      await threads.close();
    }
  }

  /** Checks rows by the rules of the admins' own calls. */
  async check(kind: ImportKind, columns: FieldColumns, rows: readonly ReadRow[]): Promise<CheckedRow[]> {
    clearTimeout(this.idle);
    this.checking ??= new Threads(THREAD, { memory: MEMORY });
    try {
      return (await this.checking.run<{ rows: CheckedRow[] }>({ kind, columns, rows })).rows;
    } finally {
      clearTimeout(this.idle);
      this.idle = setTimeout(() => void this.close(), IDLE_MILLISECONDS);
      this.idle.unref();
    }
  }

  async beforeApplicationShutdown(): Promise<void> {
    clearTimeout(this.idle);
    await this.close();
  }

  private async close(): Promise<void> {
    const threads = this.checking;
    this.checking = undefined;
    await threads?.close();
  }
}
