import type { Duplicate } from '@niyukt/ui-shared/api/types';
import { StatusChip } from '@niyukt/ui-shared/components/StatusChip';
import { dayInIndia } from '@niyukt/ui-shared/domain/format';
import '@niyukt/ui-shared/i18n/candidates';
import { t } from '@niyukt/ui-shared/i18n/console';
import { later } from '../../platform/chunks/later';
import { CardText } from '../../platform/lists/CardText';
import { Column } from '../../platform/lists/Column';
import type { CsvColumn } from '../../platform/lists/csv';
import { choiceFilter } from '../../platform/lists/filters';
import { RecordLink } from '../../platform/lists/RecordLink';
import { RecordList } from '../../platform/lists/RecordList';
import { Day } from '../../platform/records/Day';
import { detailsOf, nameOf } from './compared-fields';
import { PairChip } from './PairChip';

const DuplicateDrawer = later(() => import('./DuplicateDrawer'));

const PATH = '/duplicates';
const STATES = ['open', 'dismissed', 'merged'] as const;
const KINDS = ['employees', 'companies'] as const;

const FILTERS = [
  choiceFilter('state', 'duplicate.state', () =>
    STATES.map((state) => ({ id: state, name: t(`duplicateState.${state}`) })),
  ),
  choiceFilter('kind', 'duplicate.kind', () => KINDS.map((kind) => ({ id: kind, name: t(`duplicateKind.${kind}`) }))),
];

const reasonsText = ({ reasons }: Duplicate): string =>
  reasons.map((reason) => t(`duplicateReason.${reason}`)).join(', ');

const CSV: readonly CsvColumn<Duplicate>[] = [
  { label: 'list.number', value: ({ duplicate_id }) => duplicate_id },
  { label: 'duplicate.kind', value: ({ kind }) => t(`duplicateKind.${kind}`) },
  { label: 'duplicate.first', value: ({ first }) => nameOf(first) },
  { label: 'duplicate.second', value: ({ second }) => nameOf(second) },
  { label: 'duplicate.reasons', value: reasonsText },
  { label: 'duplicate.foundOn', value: ({ created_at }) => dayInIndia(created_at) },
  { label: 'duplicate.state', value: ({ state }) => t(`duplicateState.${state}`) },
];

const reasonChips = ({ reasons }: Duplicate) => (
  <span className="chip-row">
    {reasons.map((reason) => (
      <StatusChip key={reason} tone="slate" label={t(`duplicateReason.${reason}`)} />
    ))}
  </span>
);

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
    <RecordList<Duplicate>
      path={PATH}
      title={t('section.duplicates')}
      filters={FILTERS}
      sortFields={['created_at']}
      card={pairCard}
      csv={CSV}
      empty={{ title: t('duplicate.empty'), text: t('duplicate.emptyHint') }}
      overlays={<DuplicateDrawer path={PATH} />}
    >
      <Column<Duplicate>
        source="first"
        label={t('duplicate.first')}
        disableSort
        render={({ first }) => <RecordLink>{nameOf(first)}</RecordLink>}
      />
      <Column<Duplicate>
        source="second"
        label={t('duplicate.second')}
        disableSort
        render={({ second }) => [nameOf(second), detailsOf(second)[0]].filter(Boolean).join(', ')}
      />
      <Column<Duplicate> source="reasons" label={t('duplicate.reasons')} disableSort render={reasonChips} />
      <Column<Duplicate>
        source="kind"
        label={t('duplicate.kind')}
        isNowrap
        disableSort
        render={({ kind }) => t(`duplicateKind.${kind}`)}
      />
      <Column<Duplicate>
        source="created_at"
        label={t('duplicate.foundOn')}
        sortByOrder="DESC"
        render={({ created_at }) => <Day at={created_at} />}
      />
      <Column<Duplicate>
        source="state"
        label={t('duplicate.state')}
        disableSort
        render={({ state }) => <PairChip state={state} />}
      />
    </RecordList>
  );
}
