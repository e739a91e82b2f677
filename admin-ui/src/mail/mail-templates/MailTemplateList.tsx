import type { MailTemplate } from '@niyukt/ui-shared/api/types';
import { dayInIndia } from '@niyukt/ui-shared/domain/format';
import { useMayDelete } from '../../kit/access/useMayDelete';
import { lazyPart } from '../../kit/chunks/lazy-part';
import { BulkDeleteButton } from '../../kit/lists/BulkDeleteButton';
import { CardText } from '../../kit/lists/CardText';
import { EmptyList } from '../../kit/lists/CreateButton';
import { DataTable } from '../../kit/lists/DataTable';
import { BulkExportButton } from '../../kit/lists/ExportButton';
import { ChoiceFilter } from '../../kit/lists/filters';
import { List } from '../../kit/lists/List';
import { ListOverlays } from '../../kit/lists/Overlays';
import { t } from '../../texts/console';
import { forChoices, forText, TEMPLATE_FIELDS } from './mail-templates.fields';

const MailTemplateOverlays = lazyPart(() => import('./MailTemplateOverlays'));

const PATH = '/mail-templates';

const FILTERS = [<ChoiceFilter key="kind" source="kind" label="mailTemplate.kind" choices={forChoices} />];

const templateCard = (template: MailTemplate) => (
  <CardText name={template.name} lines={[[template.subject], [forText(template), dayInIndia(template.changed_at)]]} />
);

/** Texts that the staff sends, latest change first. */
export default function MailTemplateList() {
  const mayDelete = useMayDelete();
  return (
    <List<MailTemplate>
      title={t('section.mailTemplates')}
      fields={TEMPLATE_FIELDS}
      filters={FILTERS}
      empty={<EmptyList title={t('mailTemplate.empty')} text={t('mailTemplate.emptyHint')} />}
    >
      <DataTable<MailTemplate>
        bulkActionButtons={
          mayDelete && (
            <>
              <BulkExportButton />
              <BulkDeleteButton />
            </>
          )
        }
        card={templateCard}
        sortFields={['changed_at']}
      >
        <DataTable.Col source="name" disableSort />
        <DataTable.Col source="kind" disableSort />
        <DataTable.Col source="purpose" disableSort />
        <DataTable.Col source="subject" disableSort />
        <DataTable.Col source="changed_at" sortByOrder="DESC" />
        <DataTable.Col source="changed_by_name" disableSort />
        <DataTable.DeleteCol<MailTemplate> nameOf={({ name }) => name} />
      </DataTable>
      <ListOverlays>
        <MailTemplateOverlays path={PATH} />
      </ListOverlays>
    </List>
  );
}
