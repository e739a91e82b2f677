import { own, unsorted, type ListDefinition } from '../platform/lists/list-definition.js';
import { type NoteDto } from './note.dto.js';

export const NOTES: ListDefinition<NoteDto> = {
  name: 'notes',
  table: 'notes',
  key: 'note_id',
  newest: 'created_at',
  joins: 'left join users u on u.user_id = t.author_id',
  searchText: 'fold(t.text)',
  columns: {
    note_id: { kind: 'integer', select: 't.note_id' },
    kind: { kind: 'text', select: 't.kind', equals: (operand) => `t.kind = ${operand}` },
    record_id: { kind: 'integer', select: 't.record_id', equals: (operand) => `t.record_id = ${operand}` },
    text: { ...unsorted('text'), equals: undefined },
    author_id: { kind: 'integer', select: 't.author_id' },
    author_name: { kind: 'text', select: 'coalesce(u.full_name, u.email)' },
    created_at: own('created_at', 'timestamptz'),
  },
};
