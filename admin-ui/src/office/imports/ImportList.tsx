import '../../texts/candidates';
import type { Import } from '@niyukt/ui-shared/api/types';
import { dayInIndia } from '@niyukt/ui-shared/domain/format';
import { lazyPart } from '../../kit/chunks/lazy-part';
import { CardText } from '../../kit/lists/CardText';
import { CreateButton, EmptyList } from '../../kit/lists/CreateButton';
import { DataTable } from '../../kit/lists/DataTable';
import { ChoiceFilter, MomentFilter } from '../../kit/lists/filters';
import { List } from '../../kit/lists/List';
import { ListOverlays } from '../../kit/lists/Overlays';
import { t } from '../../texts/console';
import { BackToSetUp, NextOfSetUp } from '../settings/BackToSetUp';
import { IMPORT_KINDS, IMPORT_STATES, importResultText, rowsText } from './import-words';
import { IMPORT_FIELDS, StateChip } from './imports.fields';

const ImportOverlays = lazyPart(() => import('./ImportOverlays'));

const PATH = '/imports';

const FILTERS = [
  <ChoiceFilter
    key="kind"
    source="kind"
    label="import.kind"
    choices={() => IMPORT_KINDS.map((id) => ({ id, name: t(`import.kind.${id}`) }))}
  />,
  <ChoiceFilter
    key="state"
    source="state"
    label="import.state"
    choices={() => IMPORT_STATES.map((id) => ({ id, name: t(`importState.${id}`) }))}
  />,
  <MomentFilter key="created_at_gte" source="created_at_gte" label="filter.addedFrom" />,
  <MomentFilter key="created_at_lte" source="created_at_lte" label="filter.addedTo" />,
];

const importCard = (row: Import) => (
  <CardText
    name={row.file_name}
    status={<StateChip state={row.state} />}
    lines={[
      [t(`import.kind.${row.kind}`), rowsText(row.row_count)],
      [importResultText(row), dayInIndia(row.created_at)],
    ]}
  />
);

/** Files that were imported, or are about to be. */
export default function ImportList() {
  return (
    <List<Import>
      title={t('section.imports')}
      fields={IMPORT_FIELDS}
      filters={FILTERS}
      actions={
        <>
          <BackToSetUp />
          <NextOfSetUp />
          <CreateButton label={t('import.add')} />
        </>
      }
      empty={<EmptyList title={t('import.emptyList')} text={t('import.emptyListHint')} createLabel={t('import.add')} />}
    >
      <DataTable<Import> card={importCard} sortFields={['created_at']}>
        <DataTable.Col source="file_name" disableSort />
        <DataTable.Col source="kind" />
        <DataTable.Col source="row_count" disableSort />
        <DataTable.Col source="results" disableSort />
        <DataTable.Col source="created_by_name" disableSort />
        <DataTable.Col source="created_at" sortByOrder="DESC" />
        <DataTable.Col source="state" />
      </DataTable>
      <ListOverlays>
        <ImportOverlays path={PATH} />
      </ListOverlays>
    </List>
  );
}
