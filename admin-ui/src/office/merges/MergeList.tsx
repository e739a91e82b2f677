import '../../texts/candidates';
import type { Merge } from '@niyukt/ui-shared/api/types';
import { dayInIndia } from '@niyukt/ui-shared/domain/format';
import { lazyPart } from '../../kit/chunks/lazy-part';
import { CardText } from '../../kit/lists/CardText';
import { EmptyList } from '../../kit/lists/CreateButton';
import { DataTable } from '../../kit/lists/DataTable';
import { ChoiceFilter, MomentFilter } from '../../kit/lists/filters';
import { List } from '../../kit/lists/List';
import { ListOverlays } from '../../kit/lists/Overlays';
import { t } from '../../texts/console';
import { MergeChip } from './MergeChip';
import { MERGE_FIELDS } from './merges.fields';

const MergeDrawer = lazyPart(() => import('./MergeDrawer'));

const PATH = '/merges';
const KINDS = ['employees', 'companies'] as const;

const FILTERS = [
  <ChoiceFilter
    key="kind"
    source="kind"
    label="duplicate.kind"
    choices={() => KINDS.map((kind) => ({ id: kind, name: t(`duplicateKind.${kind}`) }))}
  />,
  <MomentFilter key="merged_at_gte" source="merged_at_gte" label="merges.on" />,
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
    <List<Merge>
      title={t('section.merges')}
      fields={MERGE_FIELDS}
      filters={FILTERS}
      empty={<EmptyList title={t('merges.empty')} text={t('merges.emptyHint')} />}
    >
      <DataTable<Merge> card={mergeCard} sortFields={['merged_at']}>
        <DataTable.Col source="winner_name" disableSort />
        <DataTable.Col source="loser_name" disableSort />
        <DataTable.Col source="kind" disableSort />
        <DataTable.Col source="merged_at" sortByOrder="DESC" />
        <DataTable.Col source="merged_by_name" disableSort />
        <DataTable.Col source="undo_until" disableSort />
      </DataTable>
      <ListOverlays>
        <MergeDrawer path={PATH} />
      </ListOverlays>
    </List>
  );
}
