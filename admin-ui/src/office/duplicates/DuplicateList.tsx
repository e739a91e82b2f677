import type { Duplicate } from '@niyukt/ui-shared/api/types';
import { dayInIndia } from '@niyukt/ui-shared/domain/format';
import '@niyukt/ui-shared/i18n/candidates';
import { t } from '@niyukt/ui-shared/i18n/console';
import { lazyPart } from '../../kit/chunks/lazy-part';
import { CardText } from '../../kit/lists/CardText';
import { choiceFilter } from '../../kit/lists/filters';
import { List } from '../../kit/lists/List';
import { nameOf } from './compared-fields';
import { PairChip } from './PairChip';
import { DUPLICATE_FIELDS, reasonsText } from './duplicates.fields';

const DuplicateDrawer = lazyPart(() => import('./DuplicateDrawer'));

const PATH = '/duplicates';
const STATES = ['open', 'dismissed', 'merged'] as const;
const KINDS = ['employees', 'companies'] as const;

const FILTERS = [
  choiceFilter('state', 'duplicate.state', () =>
    STATES.map((state) => ({ id: state, name: t(`duplicateState.${state}`) })),
  ),
  choiceFilter('kind', 'duplicate.kind', () => KINDS.map((kind) => ({ id: kind, name: t(`duplicateKind.${kind}`) }))),
];

const pairCard = (pair: Duplicate) => (
  <CardText
    name={t('duplicate.both', { first: nameOf(pair.first), second: nameOf(pair.second) })}
    status={<PairChip state={pair.state} />}
    lines={[[reasonsText(pair)], [t(`duplicateKind.${pair.kind}`), dayInIndia(pair.created_at)]]}
  />
);

/** Pairs of records that may be the same. */
export default function DuplicateList() {
  return (
    <List<Duplicate>
      path={PATH}
      title={t('section.duplicates')}
      filters={FILTERS}
      sortFields={['created_at']}
      card={pairCard}
      fields={DUPLICATE_FIELDS}
      columns={['first', 'second', 'reasons', 'kind', 'created_at', 'state']}
      empty={{ title: t('duplicate.empty'), text: t('duplicate.emptyHint') }}
      overlays={<DuplicateDrawer path={PATH} />}
    />
  );
}
