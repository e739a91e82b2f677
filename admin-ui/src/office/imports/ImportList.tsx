import type { Import } from '@niyukt/ui-shared/api/types';
import { dayInIndia } from '@niyukt/ui-shared/domain/format';
import '@niyukt/ui-shared/i18n/candidates';
import { t } from '@niyukt/ui-shared/i18n/console';
import { lazyPart } from '../../kit/chunks/lazy-part';
import { CardText } from '../../kit/lists/CardText';
import { choiceFilter, momentFilter } from '../../kit/lists/filters';
import { List } from '../../kit/lists/List';
import { IMPORT_KINDS, IMPORT_STATES, resultText, rowsText } from './import-words';
import { IMPORT_FIELDS, StateChip } from './imports.fields';

const ImportOverlays = lazyPart(() => import('./ImportOverlays'));

const PATH = '/imports';

const FILTERS = [
  choiceFilter('kind', 'import.kind', () => IMPORT_KINDS.map((id) => ({ id, name: t(`import.kind.${id}`) }))),
  choiceFilter('state', 'import.state', () => IMPORT_STATES.map((id) => ({ id, name: t(`importState.${id}`) }))),
  momentFilter('created_at_gte', 'filter.addedFrom'),
  momentFilter('created_at_lte', 'filter.addedTo'),
];

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
    <List<Import>
      path={PATH}
      title={t('section.imports')}
      filters={FILTERS}
      sortFields={['created_at']}
      card={importCard}
      fields={IMPORT_FIELDS}
      columns={['file_name', 'kind', 'row_count', 'results', 'created_by_name', 'created_at', 'state']}
      add={{ to: `${PATH}/create`, label: t('import.add') }}
      empty={{ title: t('import.emptyList'), text: t('import.emptyListHint') }}
      overlays={<ImportOverlays path={PATH} />}
    />
  );
}
