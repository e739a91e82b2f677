import { Reply } from '../../platform/http/reply.js';
import { field, listOf, nullable, own, shown, typed, unsorted } from '../../platform/lists/list-definition.js';
import { RowOf } from '../../platform/lists/row-of.js';
import { MentionDto } from './note.dto.js';
import { NOTE_KINDS } from './note-kind.js';

/** SQL: the accounts that a note `t` names, by name. */
export const MENTIONED = `(select coalesce(jsonb_agg(jsonb_build_object('user_id', m.user_id, 'name', coalesce(m.full_name, m.email))
  order by coalesce(m.full_name, m.email), m.user_id), '[]') from users m where m.user_id = any(t.mentions))`;

export const NOTES = listOf({
  name: 'notes',
  table: 'notes',
  key: 'note_id',
  newest: 'created_at',
  only: `not exists (select from employees e where e.employee_id = t.employee_id and e.restricted)
    and not exists (select from connections c where c.connection_id = t.connection_id and c.restricted)`,
  joins: 'left join users u on u.user_id = t.author_id',
  searchText: 'fold(t.text)',
  columns: {
    note_id: field('Key', 7, shown('note_id', 'integer')),
    kind: field('What it is about', 'employee', {
      ...shown('kind'),
      choices: NOTE_KINDS,
      equals: (operand) => `t.kind = ${operand}`,
    }),
    record_id: field('Key of the record that it is about', 12, {
      ...shown('record_id', 'integer'),
      equals: (operand) => `t.record_id = ${operand}`,
    }),
    text: field('What somebody wrote', 'Prefers mornings.', { ...unsorted('text'), equals: undefined }),
    mentions: typed<MentionDto[]>(Reply('Whom it names, without accounts that are gone', [], { type: [MentionDto] }), {
      kind: 'text',
      select: MENTIONED,
    }),
    author_id: nullable('Account that wrote it; null once the account is gone', 3, shown('author_id', 'integer')),
    author_name: nullable('Name of that account, or else its e-mail', 'Meera Iyer', {
      kind: 'text',
      select: 'coalesce(u.full_name, u.email)',
    }),
    created_at: field(
      'When it was written, ISO 8601 in UTC',
      '2026-11-20T05:31:07.120Z',
      own('created_at', 'timestamptz'),
    ),
  },
});

/** A note about a record, visible to the agency only. */
export class NoteDto extends RowOf(NOTES) {}
