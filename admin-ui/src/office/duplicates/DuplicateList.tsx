import '../../texts/candidates';
import type { Duplicate } from '@niyukt/ui-shared/api/types';
import { dayInIndia } from '@niyukt/ui-shared/domain/format';
import { lazyPart } from '../../kit/chunks/lazy-part';
import { CardText } from '../../kit/lists/CardText';
import { EmptyList } from '../../kit/lists/CreateButton';
import { DataTable } from '../../kit/lists/DataTable';
import { ChoiceFilter } from '../../kit/lists/filters';
import { List } from '../../kit/lists/List';
import { ListOverlays } from '../../kit/lists/Overlays';
import { t } from '../../texts/console';
import { nameOfRecord } from './compared-fields';
import { DUPLICATE_FIELDS, reasonsText } from './duplicates.fields';
import { PairChip } from './PairChip';

const DuplicateDrawer = lazyPart(() => import('./DuplicateDrawer'));

const PATH = '/duplicates';
const STATES = ['open', 'dismissed', 'merged'] as const;
const KINDS = ['employees', 'companies'] as const;

const FILTERS = [
  <ChoiceFilter
    key="state"
    source="state"
    label="duplicate.state"
    choices={() => STATES.map((state) => ({ id: state, name: t(`duplicateState.${state}`) }))}
  />,
  <ChoiceFilter
    key="kind"
    source="kind"
    label="duplicate.kind"
    choices={() => KINDS.map((kind) => ({ id: kind, name: t(`duplicateKind.${kind}`) }))}
  />,
];

const pairCard = (pair: Duplicate) => (
  <CardText
    name={t('duplicate.both', { first: nameOfRecord(pair.first), second: nameOfRecord(pair.second) })}
    status={<PairChip state={pair.state} />}
    lines={[[reasonsText(pair)], [t(`duplicateKind.${pair.kind}`), dayInIndia(pair.created_at)]]}
  />
);

/** Pairs of records that may be the same. */
export default function DuplicateList() {
  return (
    <List<Duplicate>
      title={t('section.duplicates')}
      fields={DUPLICATE_FIELDS}
      filters={FILTERS}
      empty={<EmptyList title={t('duplicate.empty')} text={t('duplicate.emptyHint')} />}
    >
      <DataTable<Duplicate> card={pairCard} sortFields={['created_at']}>
        <DataTable.Col source="first" disableSort />
        <DataTable.Col source="second" disableSort />
        <DataTable.Col source="reasons" disableSort />
        <DataTable.Col source="kind" disableSort className="nowrap" />
        <DataTable.Col source="created_at" sortByOrder="DESC" />
        <DataTable.Col source="state" disableSort />
      </DataTable>
      <ListOverlays>
        <DuplicateDrawer path={PATH} />
      </ListOverlays>
    </List>
  );
}
