import 'reflect-metadata';
import { parentPort } from 'node:worker_threads';
import { lowerThreadPriority } from '../platform/threads/lower-thread-priority.js';
import { type ThreadReply } from '../platform/threads/threads.js';
import { type CheckedRow, type FieldColumns } from './fields/checked-row.js';
import { type ImportKind } from './fields/import-field.js';
import { readTable } from './reading/read-file.js';
import { RefusedFile, type ReadRow, type ReadTable, type RefusalCode } from './reading/read-table.js';

/** What a thread is asked: to read a file, or to check rows of one. */
export type ImportTask = { bytes: Uint8Array } | { kind: ImportKind; columns: FieldColumns; rows: readonly ReadRow[] };

export type ImportResult = { table: ReadTable } | { refusal: RefusalCode; row: number } | { rows: CheckedRow[] };

lowerThreadPriority();
parentPort?.on('message', (task: ImportTask) => {
  void replyTo(task).then((reply) => parentPort?.postMessage(reply));
});

async function replyTo(task: ImportTask): Promise<ThreadReply<ImportResult>> {
  try {
    return 'bytes' in task ? { table: await readTable(task.bytes) } : { rows: await checked(task) };
  } catch (error) {
    return error instanceof RefusedFile ? { refusal: error.refusal, row: error.row } : { error };
  }
}

/** The rules are many: a thread that reads files does without. */
async function checked({ kind, columns, rows }: Exclude<ImportTask, { bytes: unknown }>): Promise<CheckedRow[]> {
  const { checkRow } = await import('./fields/checked-row.js');
  const results: CheckedRow[] = [];
  for (const row of rows) results.push(await checkRow(kind, columns, row));
  return results;
}
