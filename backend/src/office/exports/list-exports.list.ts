import { isoMoment, own, type ListColumn, type ListDefinition } from '../../platform/lists/list-definition.js';
import { type ListExportDto } from './list-export.dto.js';

/** How long a file is kept. */
const KEPT = `interval '1 day'`;

/** SQL on `t` of a file that is still kept; the retention of the database deletes the others later. */
export const IS_KEPT = `t.created_at > now() - ${KEPT}`;

const shown = (column: string, kind: ListColumn['kind'] = 'text'): ListColumn => ({ kind, select: `t.${column}` });

/** Files of whole lists. */
export const LIST_EXPORTS: ListDefinition<ListExportDto> = {
  name: 'list-exports',
  table: 'list_exports',
  key: 'export_id',
  newest: 'created_at',
  only: IS_KEPT,
  searchText: 'fold(t.resource)',
  columns: {
    export_id: shown('export_id', 'integer'),
    resource: shown('resource'),
    format: shown('format'),
    state: { kind: 'text', select: 't.state', equals: (operand) => `t.state = ${operand}` },
    row_count: shown('row_count', 'integer'),
    size_bytes: shown('size_bytes', 'integer'),
    problem: shown('problem'),
    created_by: { kind: 'integer', select: 't.created_by', equals: (operand) => `t.created_by = ${operand}` },
    created_at: own('created_at', 'timestamptz'),
    ready_at: { kind: 'timestamptz', select: isoMoment('t.ready_at') },
    expires_at: { kind: 'timestamptz', select: isoMoment(`(t.created_at + ${KEPT})`) },
  },
};
