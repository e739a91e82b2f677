import { isoMoment, own, type ListColumn, type ListDefinition } from '../../platform/lists/list-definition.js';
import { type ImportDto, type ImportRowDto } from './import.dto.js';

/** How long an import can be undone, and its rows are kept: the retention of the database deletes them later. */
export const DAYS_KEPT = 30;

const KEPT_UNTIL = `(coalesce(t.finished_at, t.created_at) + interval '${DAYS_KEPT} days')`;

const shown = (column: string, kind: ListColumn['kind'] = 'text'): ListColumn => ({ kind, select: `t.${column}` });
const moment = (select: string): ListColumn => ({ kind: 'timestamptz', select: isoMoment(select) });

/** Imported files, newest first. */
export const IMPORTS: ListDefinition<ImportDto> = {
  name: 'imports',
  table: 'imports',
  key: 'import_id',
  newest: 'created_at',
  joins: 'left join users u on u.user_id = t.created_by',
  searchText: 'fold(t.file_name)',
  columns: {
    import_id: shown('import_id', 'integer'),
    kind: own('kind'),
    file_name: shown('file_name'),
    file_type: shown('file_type'),
    size_bytes: shown('size_bytes', 'integer'),
    sha256: { kind: 'text', select: 't.sha256', equals: (operand) => `t.sha256 = ${operand}` },
    encoding: shown('encoding'),
    delimiter: shown('delimiter'),
    sheet: shown('sheet'),
    other_sheets: shown('other_sheets'),
    header_row: shown('header_row', 'integer'),
    formulas: shown('formulas', 'integer'),
    merged_cells: shown('merged_cells', 'integer'),
    columns: shown('columns'),
    mapping: shown('mapping'),
    missing_fields: shown('missing_fields'),
    state: own('state'),
    stopped_in: shown('stopped_in'),
    problem: shown('problem'),
    line_count: shown('line_count', 'integer'),
    left_out_lines: {
      kind: 'integer',
      select: 't.line_count - t.row_count - case when t.header_row is null then 0 else 1 end',
    },
    row_count: shown('row_count', 'integer'),
    done_rows: shown('done_rows', 'integer'),
    counts: shown('counts'),
    results: shown('results'),
    on_duplicate: shown('on_duplicate'),
    source: shown('source'),
    same_file_as: {
      kind: 'integer',
      select: `(select max(other.import_id) from imports other
        where other.sha256 = t.sha256 and other.kind = t.kind and other.import_id < t.import_id)`,
    },
    created_by_name: { kind: 'text', select: 'coalesce(u.full_name, u.email)' },
    created_at: own('created_at', 'timestamptz'),
    started_at: moment('t.started_at'),
    finished_at: moment('t.finished_at'),
    undone_at: moment('t.undone_at'),
    undo_until: moment(
      `case when (t.state = 'done' or t.stopped_in in ('running', 'undoing')) and now() < ${KEPT_UNTIL} then ${KEPT_UNTIL} end`,
    ),
  },
};

const RESTRICTED = 'from users u join employees e using (user_id) where u.restricted_at is not null';
const isNone = (column: string, of: string): string =>
  `coalesce(${column} <> all(array(select ${of} ${RESTRICTED})), true)`;

/** SQL: a row `t` says nothing of a restricted person (docs/rules.md#restricted). */
export const OF_NO_RESTRICTED = `(${isNone('t.identity', 'e.email')} and ${isNone('t.phone', 'right(e.phone, 10)')}
  and (${isNone('t.record_id', 'e.employee_id')}
    or not exists (select from imports i where i.import_id = t.import_id and i.kind = 'employees')))`;

/** The rows of one import. */
export const IMPORT_ROWS: ListDefinition<ImportRowDto> = {
  name: 'import-rows',
  table: 'import_rows',
  key: 'import_row_id',
  newest: 'row_number',
  only: OF_NO_RESTRICTED,
  // with the numbers once more, without what stands between their digits
  searchText: `fold(array_to_string(t.cells, ' ') || ' ' || regexp_replace(array_to_string(t.cells, ' '), '(?<=[0-9])[ ().-]{1,3}(?=[0-9])', '', 'g'))`,
  columns: {
    import_row_id: shown('import_row_id', 'integer'),
    import_id: { kind: 'integer', select: 't.import_id', equals: (operand) => `t.import_id = ${operand}` },
    row_number: { ...own('row_number', 'integer'), ordered: false },
    cells: { ...shown('cells'), isLong: true },
    outcome: { ...own('outcome'), sort: undefined, ordered: false },
    reasons: shown('reasons'),
    field_values: { ...shown('field_values'), isLong: true },
    state: { ...own('state'), sort: undefined, ordered: false },
    record_id: shown('record_id', 'integer'),
  },
};
