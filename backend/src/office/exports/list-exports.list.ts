import { field, listOf, moment, nullable, own, shown } from '../../platform/lists/list-definition.js';
import { RowOf } from '../../platform/lists/row-of.js';
import { EXPORTED_RESOURCES } from './exported-lists.js';
import { EXPORT_FORMATS, EXPORT_STATES } from './list-export.entity.js';

/** How long a file is kept. */
const RETENTION = `interval '1 day'`;

/** SQL on `t` of a file that is still kept; the retention of the database deletes the others later. */
export const IS_AVAILABLE = `t.created_at > now() - ${RETENTION}`;

/** Files of whole lists. */
export const LIST_EXPORTS = listOf({
  name: 'list-exports',
  table: 'list_exports',
  key: 'export_id',
  newest: 'created_at',
  only: IS_AVAILABLE,
  searchText: 'fold(t.resource)',
  columns: {
    export_id: field('Key', 5, shown('export_id', 'integer')),
    resource: field('The list', 'employees', { ...shown('resource'), choices: EXPORTED_RESOURCES }),
    format: field('Kind of the file', 'xlsx', { ...shown('format'), choices: EXPORT_FORMATS }),
    state: field('How far it is', 'ready', {
      ...shown('state'),
      choices: EXPORT_STATES,
      equals: (operand) => `t.state = ${operand}`,
    }),
    row_count: field('Rows that are in the file so far', 1240, shown('row_count', 'integer')),
    size_bytes: field('Size in bytes', 96231, shown('size_bytes', 'integer')),
    problem: nullable(
      'Why it failed',
      'The list has more rows than an Excel sheet can hold. Export it as CSV.',
      shown('problem'),
    ),
    created_by: field('Account that asked for it', 3, {
      ...shown('created_by', 'integer'),
      equals: (operand) => `t.created_by = ${operand}`,
    }),
    created_at: field(
      'When it was asked for, ISO 8601 in UTC',
      '2026-11-20T05:31:07.120Z',
      own('created_at', 'timestamptz'),
    ),
    ready_at: nullable('When the file was ready', '2026-11-20T05:31:19.000Z', shown('ready_at', 'timestamptz')),
    expires_at: field('When it is deleted', '2026-11-21T05:31:07.120Z', moment(`(t.created_at + ${RETENTION})`)),
  },
});

/** A file of a whole list. */
export class ListExportDto extends RowOf(LIST_EXPORTS) {}
