import type { Merge } from '@niyukt/ui-shared/api/types';
import { dayInIndia } from '@niyukt/ui-shared/domain/format';
import '@niyukt/ui-shared/i18n/candidates';
import { t } from '@niyukt/ui-shared/i18n/console';
import { lazyPart } from '../../kit/chunks/lazy-part';
import { CardText } from '../../kit/lists/CardText';
import { choiceFilter, momentFilter } from '../../kit/lists/filters';
import { List } from '../../kit/lists/List';
import { MergeChip } from './MergeChip';
import { MERGE_FIELDS } from './merges.fields';

const MergeDrawer = lazyPart(() => import('./MergeDrawer'));

const PATH = '/merges';
const KINDS = ['employees', 'companies'] as const;

const FILTERS = [
  choiceFilter('kind', 'duplicate.kind', () => KINDS.map((kind) => ({ id: kind, name: t(`duplicateKind.${kind}`) }))),
  momentFilter('merged_at_gte', 'merges.on'),
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
      path={PATH}
      title={t('section.merges')}
      filters={FILTERS}
      sortFields={['merged_at']}
      card={mergeCard}
      fields={MERGE_FIELDS}
      columns={['winner_name', 'loser_name', 'kind', 'merged_at', 'merged_by_name', 'undo_until']}
      empty={{ title: t('merges.empty'), text: t('merges.emptyHint') }}
      overlays={<MergeDrawer path={PATH} />}
    />
  );
}
