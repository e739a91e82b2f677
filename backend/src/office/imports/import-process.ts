import { serveTasks } from '../../platform/files/sandbox/serve-tasks.js';
import { UnusableFile, type UnusableReason } from '../../platform/files/unusable-file.js';
import { type CheckedRow } from './fields/checked-row.js';
import { findHeader, guessMapping } from './fields/header-row.js';
import { type ImportKind } from './fields/import-field.js';
import { KIND_FIELDS } from './fields/kind-fields.js';
import { type CheckTask, type ImportTask, type TableHead } from './import-task.js';
import { readTable } from './reading/read-file.js';
import { MAX_IMPORT_ROWS, type ReadRow, type RefusalCode, RefusedFile } from './reading/read-table.js';

/** Rows that are moved together. */
const MAX_ROWS_OF_PIECE = 500;
const MAX_CHARACTERS_OF_PIECE = 1_000_000;

const REFUSALS: Readonly<Record<UnusableReason, RefusalCode>> = {
  empty: 'no_rows',
  'wrong kind': 'wrong_kind',
  'web page': 'wrong_kind',
  macros: 'wrong_kind',
  password: 'password',
  damaged: 'damaged',
  'too large unpacked': 'too_much_text',
  'too many pixels': 'damaged',
};

await serveTasks<ImportTask>((task, bytes) => (task.task === 'read' ? read(task.kind, bytes) : check(task, bytes)));

/** What is said of the table comes first, then its rows in pieces, each a line. */
async function* read(kind: ImportKind, bytes: Buffer): AsyncGenerator<object> {
  try {
    const { rows: allRows, ...facts } = await readTable(bytes);
    const fields = KIND_FIELDS[kind];
    const { headerRow, columns, rows } = findHeader(allRows, fields);
    if (!rows.length) throw new RefusedFile('no_rows');
    if (rows.length > MAX_IMPORT_ROWS) throw new RefusedFile('too_many_rows');
    const pieces = [...piecesOf(rows)];
    const mapping = guessMapping(columns, rows, fields);
    const head: TableHead = { ...facts, headerRow, columns, mapping, rowCount: rows.length, pieces: pieces.length };
    yield head;
    yield* pieces;
  } catch (error) {
    if (error instanceof UnusableFile) yield { refusal: REFUSALS[error.reason], row: 0 };
    else if (error instanceof RefusedFile) yield { refusal: error.refusal, row: error.row };
    else throw error;
  }
}

function* piecesOf(rows: readonly ReadRow[]): Generator<ReadRow[]> {
  let piece: ReadRow[] = [];
  let characters = 0;
  for (const row of rows) {
    piece.push(row);
    for (const { length } of row.cells) characters += length;
    if (piece.length < MAX_ROWS_OF_PIECE && characters < MAX_CHARACTERS_OF_PIECE) continue;
    yield piece;
    piece = [];
    characters = 0;
  }
  if (piece.length) yield piece;
}

/** The rules are many: a process that only reads does without. */
async function* check(task: CheckTask, bytes: Buffer): AsyncGenerator<CheckedRow> {
  const { checkRow } = await import('./fields/checked-row.js');
  for (const row of JSON.parse(bytes.toString()) as ReadRow[]) yield await checkRow(task, row);
}
