import { Injectable } from '@nestjs/common';
import { ApiException } from '../../platform/errors/problem.js';
import { FileSandbox, type SandboxLimits, SandboxStopped } from '../../platform/files/sandbox/file-sandbox.js';
import { UPLOADS_BUSY } from '../../platform/uploads/uploads.problems.js';
import { type CheckedRow, type RowReading } from './fields/checked-row.js';
import { type ImportKind } from './fields/import-field.js';
import { type ImportTask, type Refusal, type TableHead } from './import-task.js';
import { FILE_REFUSALS } from './imports.problems.js';

const PROCESS = new URL('./import-process.js', import.meta.url);
const MIB = 1024 * 1024;

/** The largest file takes a third of it on a slow machine; its letters may take three bytes each, and signs of JSON. */
const READING: SandboxLimits = { milliseconds: 20_000, answerBytes: 128 * MIB };
/** A process learns the rules with its first task. */
const LEARNING_MILLISECONDS = 5_000;
const MILLISECONDS_OF_ROW = 10;
const MAX_CHECK_BYTES = 16 * MIB;

/** Rows of a table as JSON, some hundred in each text: only the sandbox and the database look into them. */
export type RowPieces = AsyncGenerator<string>;

/** Reads files and checks rows in the sandbox. */
@Injectable()
export class ImportReaderService {
  constructor(private readonly sandbox: FileSandbox) {}

  /**
   * Reads the table of a file, which is recognised by its bytes, and hands over its rows while it stands ready.
   * @throws ApiException (415, 422) when it cannot be taken
   * @throws ApiException (503) when this machine is too busy to read it
   */
  async read<T>(
    kind: ImportKind,
    bytes: Uint8Array,
    take: (head: TableHead, rows: RowPieces) => Promise<T>,
  ): Promise<T> {
    const task: ImportTask = { task: 'read', kind };
    const lines = this.linesOf(task, bytes);
    try {
      const { value = '' } = (await lines.next()) as IteratorResult<string, undefined>;
      const head = JSON.parse(value) as TableHead | Refusal;
      if ('refusal' in head) throw refusalOf(head);
      return await take(head, lines);
    } finally {
      await lines.return(undefined);
    }
  }

  /**
   * Checks rows by the rules of the admins' own calls.
   * @param rows as JSON
   * @throws SandboxStopped when that took too much of anything
   */
  async check(reading: RowReading, rows: string, count: number): Promise<CheckedRow[]> {
    const task: ImportTask = { task: 'check', ...reading };
    const milliseconds = LEARNING_MILLISECONDS + MILLISECONDS_OF_ROW * count;
    const limits = { milliseconds, answerBytes: MAX_CHECK_BYTES };
    const checked: CheckedRow[] = [];
    for await (const line of this.sandbox.runShared(PROCESS, task, Buffer.from(rows), limits)) {
      checked.push(JSON.parse(line) as CheckedRow);
    }
    return checked;
  }

  private async *linesOf(task: ImportTask, bytes: Uint8Array): RowPieces {
    try {
      yield* this.sandbox.run(PROCESS, task, bytes, READING);
    } catch (error) {
      if (!(error instanceof SandboxStopped)) throw error;
      throw error.isOfTask
        ? new ApiException(FILE_REFUSALS.too_much_text)
        : new ApiException(UPLOADS_BUSY, { retryAfter: 5 });
    }
  }
}

function refusalOf({ refusal, row }: Refusal): ApiException {
  if (refusal === 'open_quote') return new ApiException(FILE_REFUSALS.open_quote, { values: { row } });
  return new ApiException(FILE_REFUSALS[refusal]);
}
