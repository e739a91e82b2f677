import { derived, isoMoment, own, type ListDefinition } from '../../platform/lists/list-definition.js';
import { type MergeEntryDto } from './merge.dto.js';

/** In time, and the latest of its record: merges are undone in the opposite order. */
const CAN_UNDO = `(t.undone_at is null and t.undo_until > now() and t.journal is not null and not exists (
  select from merges later where later.kind = t.kind and later.merge_id > t.merge_id and later.undone_at is null
    and t.winner_id in (later.winner_id, later.loser_id)))`;

/** Merges, latest first. */
export const MERGES: ListDefinition<MergeEntryDto> = {
  name: 'merges',
  table: 'merges',
  key: 'merge_id',
  newest: 'merged_at',
  columns: {
    merge_id: own('merge_id', 'integer'),
    kind: own('kind'),
    winner_id: own('winner_id', 'integer'),
    winner_name: { kind: 'text', select: 't.winner_name' },
    loser_id: own('loser_id', 'integer'),
    loser_name: { kind: 'text', select: 't.loser_name' },
    merged_at: own('merged_at', 'timestamptz'),
    merged_by_name: { kind: 'text', select: 't.merged_by_name' },
    reason: { kind: 'text', select: 't.reason' },
    undo_until: { kind: 'timestamptz', select: isoMoment('t.undo_until') },
    can_undo: derived('boolean', CAN_UNDO),
    undone_at: { kind: 'timestamptz', select: isoMoment('t.undone_at') },
    undone_by_name: { kind: 'text', select: 't.undone_by_name' },
  },
};
