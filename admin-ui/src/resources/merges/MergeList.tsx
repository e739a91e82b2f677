import type { Merge } from '@niyukt/ui-shared/api/types';
import { dayInIndia } from '@niyukt/ui-shared/domain/format';
import '@niyukt/ui-shared/i18n/candidates';
import { t } from '@niyukt/ui-shared/i18n/console';
import { later } from '../../platform/chunks/later';
import { CardText } from '../../platform/lists/CardText';
import { Column } from '../../platform/lists/Column';
import type { CsvColumn } from '../../platform/lists/csv';
import { choiceFilter, momentFilter } from '../../platform/lists/filters';
import { RecordLink } from '../../platform/lists/RecordLink';
import { RecordList } from '../../platform/lists/RecordList';
import { Day } from '../../platform/records/Day';
import { MergeChip, mergeState } from './MergeChip';

const MergeDrawer = later(() => import('./MergeDrawer'));

const PATH = '/merges';
const KINDS = ['employees', 'companies'] as const;

const FILTERS = [
  choiceFilter('kind', 'duplicate.kind', () => KINDS.map((kind) => ({ id: kind, name: t(`duplicateKind.${kind}`) }))),
  momentFilter('merged_at_gte', 'merges.on'),
];

const CSV: readonly CsvColumn<Merge>[] = [
  { label: 'list.number', value: ({ merge_id }) => merge_id },
  { label: 'duplicate.kind', value: ({ kind }) => t(`duplicateKind.${kind}`) },
  { label: 'merges.winner', value: ({ winner_name }) => winner_name },
  { label: 'merges.loser', value: ({ loser_name }) => loser_name },
  { label: 'merges.on', value: ({ merged_at }) => dayInIndia(merged_at) },
  { label: 'merges.by', value: ({ merged_by_name }) => merged_by_name },
  { label: 'merges.reason', value: ({ reason }) => reason },
  { label: 'merges.state', value: mergeState },
];

const mergeCard = (merge: Merge) => (
  <CardText
    name={merge.winner_name}
    status={<MergeChip merge={merge} />}
    lines={[
      [`${t('merges.loser')}: ${merge.loser_name}`],
      [t(`duplicateKind.${merge.kind}`), dayInIndia(merge.merged_at)],
    ]}
  />
);

/** Records that were merged. */
export default function MergeList() {
  return (
    <RecordList<Merge>
      path={PATH}
      title={t('section.merges')}
      filters={FILTERS}
      sortFields={['merged_at']}
      card={mergeCard}
      csv={CSV}
      empty={{ title: t('merges.empty'), text: t('merges.emptyHint') }}
      overlays={<MergeDrawer path={PATH} />}
    >
      <Column<Merge>
        source="winner_name"
        label={t('merges.winner')}
        disableSort
        render={({ winner_name }) => <RecordLink>{winner_name}</RecordLink>}
      />
      <Column<Merge> source="loser_name" label={t('merges.loser')} disableSort />
      <Column<Merge>
        source="kind"
        label={t('duplicate.kind')}
        disableSort
        render={({ kind }) => t(`duplicateKind.${kind}`)}
      />
      <Column<Merge>
        source="merged_at"
        label={t('merges.on')}
        sortByOrder="DESC"
        render={({ merged_at }) => <Day at={merged_at} />}
      />
      <Column<Merge> source="merged_by_name" label={t('merges.by')} disableSort />
      <Column<Merge>
        source="undo_until"
        label={t('merges.state')}
        disableSort
        render={(merge) => <MergeChip merge={merge} />}
      />
    </RecordList>
  );
}
