import { own, unsorted, type ListDefinition } from '../../platform/lists/list-definition.js';
import { type NoteDto } from './note.dto.js';

/** SQL: the accounts that a note `t` names, by name. */
export const MENTIONED = `(select coalesce(jsonb_agg(jsonb_build_object('user_id', m.user_id, 'name', coalesce(m.full_name, m.email))
  order by coalesce(m.full_name, m.email), m.user_id), '[]') from users m where m.user_id = any(t.mentions))`;

export const NOTES: ListDefinition<NoteDto> = {
  name: 'notes',
  table: 'notes',
  key: 'note_id',
  newest: 'created_at',
  only: `not exists (select from employees e where e.employee_id = t.employee_id and e.restricted)
    and not exists (select from connections c where c.connection_id = t.connection_id and c.restricted)`,
  joins: 'left join users u on u.user_id = t.author_id',
  searchText: 'fold(t.text)',
  columns: {
    note_id: { kind: 'integer', select: 't.note_id' },
    kind: { kind: 'text', select: 't.kind', equals: (operand) => `t.kind = ${operand}` },
    record_id: { kind: 'integer', select: 't.record_id', equals: (operand) => `t.record_id = ${operand}` },
    text: { ...unsorted('text'), equals: undefined },
    mentions: { kind: 'text', select: MENTIONED },
    author_id: { kind: 'integer', select: 't.author_id' },
    author_name: { kind: 'text', select: 'coalesce(u.full_name, u.email)' },
    created_at: own('created_at', 'timestamptz'),
  },
};
