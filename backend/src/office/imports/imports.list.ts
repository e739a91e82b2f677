import { SOURCES } from '../../employees/source.js';
import { type FieldErrorDto } from '../../platform/errors/error-body.dto.js';
import { NullableReply, Reply } from '../../platform/http/reply.js';
import { field, listOf, moment, nullable, own, shown, texts, typed } from '../../platform/lists/list-definition.js';
import { RowOf } from '../../platform/lists/row-of.js';
import { IMPORT_KINDS } from './fields/import-field.js';
import { IMPORT_STATES, ON_DUPLICATE, WORKING_STATES } from './import.entity.js';
import { ROW_OUTCOMES, ROW_STATES } from './import-row.entity.js';

const COUNTED = { additionalProperties: { type: 'integer' } };

/** How long an import can be undone, and its rows are kept: the retention of the database deletes them later. */
export const RETENTION_DAYS = 30;

const RETAINED_UNTIL = `(coalesce(t.finished_at, t.created_at) + interval '${RETENTION_DAYS} days')`;

/** Imported files, newest first. */
export const IMPORTS = listOf({
  name: 'imports',
  table: 'imports',
  key: 'import_id',
  newest: 'created_at',
  joins: 'left join users u on u.user_id = t.created_by',
  searchText: 'fold(t.file_name)',
  columns: {
    import_id: field('Key', 3, shown('import_id', 'integer')),
    kind: field('What the rows are', 'employees', { ...own('kind'), choices: IMPORT_KINDS }),
    file_name: field('As it was uploaded', 'candidates.xlsx', shown('file_name')),
    file_type: field('Told by its bytes', 'xlsx', { ...shown('file_type'), choices: ['csv', 'xlsx'] }),
    size_bytes: field('Size in bytes', 48213, shown('size_bytes', 'integer')),
    sha256: field('SHA-256 of the bytes, in hex', 'd2a84f4b8b650937ec8f73cd8be2c74add5a911ba64df27458ed8229da804a26', {
      ...shown('sha256'),
      equals: (operand) => `t.sha256 = ${operand}`,
    }),
    encoding: nullable('Encoding of a CSV file: utf-8, utf-16 or windows-1252', 'utf-8', shown('encoding')),
    delimiter: nullable('What stands between the values of a CSV file', ';', shown('delimiter')),
    sheet: nullable('The sheet of a workbook that was read: its first one', 'Candidates', shown('sheet')),
    other_sheets: texts('Its other sheets, which were not read', ['Old'], shown('other_sheets')),
    header_row: nullable(
      'Number of the row with the heads, counted from 1; null when there is none',
      1,
      shown('header_row', 'integer'),
    ),
    formulas: field(
      'Cells that held formulas: their text was taken, nothing was computed',
      0,
      shown('formulas', 'integer'),
    ),
    merged_cells: field(
      'Groups of merged cells: each of their cells got the value',
      0,
      shown('merged_cells', 'integer'),
    ),
    columns: texts('Names of the columns, in their order', ['Candidate Name', 'Mobile'], shown('columns')),
    mapping: typed<Record<string, string | null>>(
      Reply(
        'The field that each column fills, by its name; null for none',
        { Mobile: 'phone' },
        {
          additionalProperties: { type: 'string', nullable: true },
        },
      ),
      shown('mapping'),
    ),
    missing_fields: texts('Required fields that no column fills', ['email'], shown('missing_fields')),
    state: field('How far it is', 'checked', { ...own('state'), choices: IMPORT_STATES }),
    stopped_in: nullable('Of a failed one: what was under way; else null', 'running', {
      ...shown('stopped_in'),
      choices: WORKING_STATES,
    }),
    problem: nullable(
      'Of a failed one: why it stopped, for people; else null',
      'The check stopped twice before it was finished.',
      shown('problem'),
    ),
    line_count: nullable(
      'Lines of the text, or rows of the sheet, that are not empty; null for files of before they were counted',
      252,
      shown('line_count', 'integer'),
    ),
    left_out_lines: nullable(
      'Of these, lines that are no row of their own: they stand above the heads, or go on within quotation marks',
      1,
      {
        kind: 'integer',
        select: 't.line_count - t.row_count - case when t.header_row is null then 0 else 1 end',
      },
    ),
    row_count: field('Rows below the heads', 250, shown('row_count', 'integer')),
    done_rows: field('Rows that the present step has done', 250, shown('done_rows', 'integer')),
    counts: typed<Record<string, number>>(
      Reply('Rows by what the dry run found: new, update, same, duplicate, error', { new: 240, error: 10 }, COUNTED),
      shown('counts'),
    ),
    results: typed<Record<string, number>>(
      Reply(
        'Rows by what became of them: created, updated, same, skipped, review, error, undone',
        { created: 240, error: 10 },
        COUNTED,
      ),
      shown('results'),
    ),
    on_duplicate: nullable('What happened to rows whose record was there already; null until it is run', 'skip', {
      ...shown('on_duplicate'),
      choices: ON_DUPLICATE,
    }),
    source: nullable('Where its people come from; null until it is run, and of other kinds', 'list', {
      ...shown('source'),
      choices: SOURCES,
    }),
    same_file_as: nullable('The latest import of the same bytes as the same kind, if there was one before', 2, {
      kind: 'integer',
      select: `(select max(other.import_id) from imports other
        where other.sha256 = t.sha256 and other.kind = t.kind and other.import_id < t.import_id)`,
    }),
    created_by_name: nullable(
      'Name of who uploaded it, or else the e-mail; null once the account is gone',
      'Meera Iyer',
      { kind: 'text', select: 'coalesce(u.full_name, u.email)' },
    ),
    created_at: field(
      'When it was uploaded, ISO 8601 in UTC',
      '2026-11-20T05:31:07.120Z',
      own('created_at', 'timestamptz'),
    ),
    started_at: nullable('When it was run', '2026-11-20T05:33:00.000Z', shown('started_at', 'timestamptz')),
    finished_at: nullable(
      'When its last row was done',
      '2026-11-20T05:33:41.000Z',
      shown('finished_at', 'timestamptz'),
    ),
    undone_at: nullable('When it was undone', '2026-11-20T06:00:00.000Z', shown('undone_at', 'timestamptz')),
    undo_until: nullable(
      'Until when it can be undone; null when it cannot',
      '2026-12-20T05:33:41.000Z',
      moment(
        `case when (t.state = 'done' or t.stopped_in in ('running', 'undoing')) and now() < ${RETAINED_UNTIL} then ${RETAINED_UNTIL} end`,
      ),
    ),
  },
});

/** An imported file, and how far it is. */
export class ImportDto extends RowOf(IMPORTS) {}

const RESTRICTED = 'from users u join employees e using (user_id) where u.restricted_at is not null';
const isNone = (column: string, of: string): string =>
  `coalesce(${column} <> all(array(select ${of} ${RESTRICTED})), true)`;

/** SQL: a row `t` says nothing of a restricted person (docs/rules.md#restricted). */
export const OF_NO_RESTRICTED = `(${isNone('t.identity', 'e.email')} and ${isNone('t.phone', 'right(e.phone, 10)')}
  and (${isNone('t.record_id', 'e.employee_id')}
    or not exists (select from imports i where i.import_id = t.import_id and i.kind = 'employees')))`;

/** SQL: key of the person whom a row `t` resembles without being the same. */
const RESEMBLED = `case when t.outcome = 'duplicate' then (select t.record_id from imports i
  where i.import_id = t.import_id and i.kind = 'employees') end`;

/** The rows of one import. */
export const IMPORT_ROWS = listOf({
  name: 'import-rows',
  table: 'import_rows',
  key: 'import_row_id',
  newest: 'row_number',
  only: OF_NO_RESTRICTED,
  // with the numbers once more, without what stands between their digits
  searchText: `fold(array_to_string(t.cells, ' ') || ' ' || regexp_replace(array_to_string(t.cells, ' '), '(?<=[0-9])[ ().-]{1,3}(?=[0-9])', '', 'g'))`,
  columns: {
    import_row_id: field('Key', 7001, shown('import_row_id', 'integer')),
    import_id: field('The import', 3, {
      ...shown('import_id', 'integer'),
      equals: (operand) => `t.import_id = ${operand}`,
    }),
    row_number: field('Its number in the file, counted from 1', 2, { ...own('row_number', 'integer'), ordered: false }),
    cells: texts('Its cells as text, in the order of the columns', ['Asha Rao', '98765 43210'], {
      ...shown('cells'),
      isLong: true,
    }),
    outcome: nullable('What the dry run found; null while it has not come to it', 'new', {
      ...own('outcome'),
      choices: ROW_OUTCOMES,
      sort: undefined,
      ordered: false,
    }),
    reasons: typed<FieldErrorDto[]>(
      Reply('What is wrong, or what record it resembles', [{ field: 'email', message: 'Email is required' }], {
        type: 'array',
        items: {
          type: 'object',
          required: ['field', 'message'],
          properties: { field: { type: 'string' }, message: { type: 'string' } },
        },
      }),
      shown('reasons'),
    ),
    field_values: typed<Record<string, unknown> | null>(
      NullableReply('The values as they are stored', { phone: '+919876543210' }, { additionalProperties: true }),
      { ...shown('field_values'), isLong: true },
    ),
    state: field('What became of it', 'created', {
      ...own('state'),
      choices: ROW_STATES,
      sort: undefined,
      ordered: false,
    }),
    record_id: nullable('The record that it made or changed, or resembles', 12, shown('record_id', 'integer')),
    // named by the reason: who may not export is counted by it
    employee_id: nullable('The person whom it resembles, if it does', 12, {
      kind: 'integer',
      select: RESEMBLED,
    }),
  },
});

/** A row of an imported file. */
export class ImportRowDto extends RowOf(IMPORT_ROWS) {}
