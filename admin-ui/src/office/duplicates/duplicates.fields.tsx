import '../../texts/candidates';
import type { Duplicate } from '@niyukt/ui-shared/api/types';
import { StatusChip } from '@niyukt/ui-shared/components/StatusChip';
import { dayInIndia } from '@niyukt/ui-shared/domain/format';
import { RecordLink } from '../../kit/lists/RecordLink';
import { Day } from '../../kit/records/Day';
import type { Field } from '../../kit/resource/fields';
import { t } from '../../texts/console';
import { detailsOf, nameOfRecord } from './compared-fields';
import { PairChip } from './PairChip';

export const reasonsText = ({ reasons }: Duplicate): string =>
  reasons.map((reason) => t(`duplicateReason.${reason}`)).join(', ');

const reasonChips = ({ reasons }: Duplicate) => (
  <span className="chip-row">
    {reasons.map((reason) => (
      <StatusChip key={reason} tone="slate" label={t(`duplicateReason.${reason}`)} />
    ))}
  </span>
);

export const DUPLICATE_FIELDS: readonly Field<Duplicate>[] = [
  { source: 'duplicate_id', label: 'list.number' },
  { source: 'kind', label: 'duplicate.kind', text: ({ kind }) => t(`duplicateKind.${kind}`) },
  {
    source: 'first',
    label: 'duplicate.first',
    cell: ({ first }) => <RecordLink>{nameOfRecord(first)}</RecordLink>,
    csv: ({ first }) => nameOfRecord(first),
  },
  {
    source: 'second',
    label: 'duplicate.second',
    cell: ({ second }) => [nameOfRecord(second), detailsOf(second)[0]].filter(Boolean).join(', '),
    csv: ({ second }) => nameOfRecord(second),
  },
  { source: 'reasons', label: 'duplicate.reasons', cell: reasonChips, csv: reasonsText },
  {
    source: 'created_at',
    label: 'duplicate.foundOn',
    cell: ({ created_at }) => <Day at={created_at} />,
    csv: ({ created_at }) => dayInIndia(created_at),
  },
  {
    source: 'state',
    label: 'duplicate.state',
    cell: ({ state }) => <PairChip state={state} />,
    csv: ({ state }) => t(`duplicateState.${state}`),
  },
];
