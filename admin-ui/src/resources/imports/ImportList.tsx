import type { Import } from '@niyukt/ui-shared/api/types';
import { StatusChip } from '@niyukt/ui-shared/components/StatusChip';
import { countText, dayInIndia } from '@niyukt/ui-shared/domain/format';
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
import { IMPORT_KINDS, IMPORT_STATES, resultText, rowsText, STATE_TONES } from './import-words';

const ImportOverlays = later(() => import('./ImportOverlays'));

const PATH = '/imports';

const FILTERS = [
  choiceFilter('kind', 'import.kind', () => IMPORT_KINDS.map((id) => ({ id, name: t(`import.kind.${id}`) }))),
  choiceFilter('state', 'import.state', () => IMPORT_STATES.map((id) => ({ id, name: t(`importState.${id}`) }))),
  momentFilter('created_at_gte', 'filter.addedFrom'),
  momentFilter('created_at_lte', 'filter.addedTo'),
];

const CSV: readonly CsvColumn<Import>[] = [
  { label: 'list.number', value: ({ import_id }) => import_id },
  { label: 'import.file', value: ({ file_name }) => file_name },
  { label: 'import.kind', value: ({ kind }) => t(`import.kind.${kind}`) },
  { label: 'import.state', value: ({ state }) => t(`importState.${state}`) },
  { label: 'import.result', value: resultText },
  { label: 'import.uploadedBy', value: ({ created_by_name }) => created_by_name },
  { label: 'import.uploadedOn', value: ({ created_at }) => dayInIndia(created_at) },
];

function StateChip({ state }: Pick<Import, 'state'>) {
  return <StatusChip tone={STATE_TONES[state]} label={t(`importState.${state}`)} />;
}

const importCard = (row: Import) => (
  <CardText
    name={row.file_name}
    status={<StateChip state={row.state} />}
    lines={[
      [t(`import.kind.${row.kind}`), rowsText(row.row_count)],
      [resultText(row), dayInIndia(row.created_at)],
    ]}
  />
);

/** Files that were imported, or are about to be. */
export default function ImportList() {
  return (
    <RecordList<Import>
      path={PATH}
      title={t('section.imports')}
      filters={FILTERS}
      sortFields={['created_at']}
      card={importCard}
      csv={CSV}
      add={{ to: `${PATH}/create`, label: t('import.add') }}
      empty={{ title: t('import.emptyList'), text: t('import.emptyListHint') }}
      overlays={<ImportOverlays path={PATH} />}
    >
      <Column<Import>
        source="file_name"
        label={t('import.file')}
        disableSort
        render={({ file_name }) => <RecordLink>{file_name}</RecordLink>}
      />
      <Column<Import> source="kind" label={t('import.kind')} render={({ kind }) => t(`import.kind.${kind}`)} />
      <Column<Import>
        source="row_count"
        label={t('activityField.rows')}
        disableSort
        render={({ row_count }) => countText(row_count)}
      />
      <Column<Import> source="results" label={t('import.result')} disableSort render={resultText} />
      <Column<Import> source="created_by_name" label={t('import.uploadedBy')} disableSort />
      <Column<Import>
        source="created_at"
        label={t('import.uploadedOn')}
        sortByOrder="DESC"
        render={({ created_at }) => <Day at={created_at} />}
      />
      <Column<Import> source="state" label={t('import.state')} render={({ state }) => <StateChip state={state} />} />
    </RecordList>
  );
}
