import '../../texts/candidates';
import type { Merge } from '@niyukt/ui-shared/api/types';
import { dayInIndia } from '@niyukt/ui-shared/domain/format';
import { RecordLink } from '../../kit/lists/RecordLink';
import { Actor } from '../../kit/records/Actor';
import { Day } from '../../kit/records/Day';
import type { Field } from '../../kit/resource/fields';
import { t } from '../../texts/console';
import { MergeChip, mergeState } from './MergeChip';

export const MERGE_FIELDS: readonly Field<Merge>[] = [
  { source: 'merge_id', label: 'list.number' },
  { source: 'kind', label: 'duplicate.kind', text: ({ kind }) => t(`duplicateKind.${kind}`) },
  { source: 'winner_name', label: 'merges.winner', cell: ({ winner_name }) => <RecordLink>{winner_name}</RecordLink> },
  { source: 'loser_name', label: 'merges.loser' },
  {
    source: 'merged_at',
    label: 'merges.on',
    cell: ({ merged_at }) => <Day at={merged_at} />,
    csv: ({ merged_at }) => dayInIndia(merged_at),
  },
  {
    source: 'merged_by_name',
    label: 'merges.by',
    cell: ({ merger_name, merged_by_name }) => <Actor name={merger_name} address={merged_by_name} />,
    csv: ({ merger_name, merged_by_name }) => merger_name ?? merged_by_name,
  },
  { source: 'reason', label: 'merges.reason' },
  { source: 'undo_until', label: 'merges.state', cell: (merge) => <MergeChip merge={merge} />, csv: mergeState },
];
