import { derived, field, listOf, nullable, own, shown } from '../../platform/lists/list-definition.js';
import { RowOf } from '../../platform/lists/row-of.js';
import { DUPLICATE_KINDS } from './merge-kind.js';

/** In time, and the latest of its record: merges are undone in the opposite order. */
const CAN_UNDO = `(t.undone_at is null and t.undo_until > now() and t.journal is not null and not exists (
  select from merges later where later.kind = t.kind and later.merge_id > t.merge_id and later.undone_at is null
    and t.winner_id in (later.winner_id, later.loser_id)))`;

/** Merges, latest first. */
export const MERGES = listOf({
  name: 'merges',
  table: 'merges',
  key: 'merge_id',
  newest: 'merged_at',
  only: `(t.kind <> 'employees' or not exists (select from employees e where e.employee_id in (t.winner_id, t.loser_id) and e.restricted))`,
  columns: {
    merge_id: field('Key', 3, own('merge_id', 'integer')),
    kind: field('What both are', 'employees', { ...own('kind'), choices: DUPLICATE_KINDS }),
    winner_id: field('The record that stays', 12, own('winner_id', 'integer')),
    winner_name: field('Its name before', 'Asha Rao', shown('winner_name')),
    loser_id: field('The record that went', 88, own('loser_id', 'integer')),
    loser_name: field('Its name', 'Asha R. Rao', shown('loser_name')),
    merged_at: field('When, ISO 8601 in UTC', '2026-11-22T05:31:07.120Z', own('merged_at', 'timestamptz')),
    merged_by_name: field('E-mail of who merged', 'admin@niyukt.example', shown('merged_by_name')),
    merger_name: nullable('Name of that account now; null where none is known', 'Meera Iyer', {
      kind: 'text',
      select: 'account_name(t.merged_by)',
    }),
    reason: nullable('Why, where the two formed no pair', null, shown('reason')),
    undo_until: field(
      'Until when it can be undone, ISO 8601 in UTC',
      '2026-12-22T05:31:07.120Z',
      shown('undo_until', 'timestamptz'),
    ),
    can_undo: field('It can be undone now', true, derived('boolean', CAN_UNDO)),
    undone_at: nullable('When it was undone, ISO 8601 in UTC', null, shown('undone_at', 'timestamptz')),
    undone_by_name: nullable('E-mail of who undid it', null, shown('undone_by_name')),
    undoer_name: nullable('Name of that account now; null where none is known', null, {
      kind: 'text',
      select: '(select account_name(u.user_id) from users u where u.email = t.undone_by_name)',
    }),
  },
});

/** Two records that were made one. */
export class MergeEntryDto extends RowOf(MERGES) {}
