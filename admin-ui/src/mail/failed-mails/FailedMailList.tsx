import type { FailedMail } from '@niyukt/ui-shared/api/types';
import { dayInIndia } from '@niyukt/ui-shared/domain/format';
import { lazyPart } from '../../kit/chunks/lazy-part';
import { CardText } from '../../kit/lists/CardText';
import { EmptyList } from '../../kit/lists/CreateButton';
import { DataTable } from '../../kit/lists/DataTable';
import { BulkExportButton } from '../../kit/lists/ExportButton';
import { ChoiceFilter } from '../../kit/lists/filters';
import { List } from '../../kit/lists/List';
import { ListOverlays } from '../../kit/lists/Overlays';
import { t } from '../../texts/console';
import { FAILED_MAIL_FIELDS, mailKind } from './failed-mails.fields';
import { SendSelectedAgain } from './SendAgain';

const FailedMailDrawer = lazyPart(() => import('./FailedMailDrawer'));

const PATH = '/failed-mails';

const FILTERS = [
  <ChoiceFilter
    key="can_send_again"
    source="can_send_again"
    label="failedMail.content"
    choices={() => [
      { id: 'true', name: t('failedMail.kept') },
      { id: 'false', name: t('failedMail.notKept') },
    ]}
  />,
];

const mailCard = (mail: FailedMail) => (
  <CardText name={mail.recipient} lines={[[mailKind(mail), dayInIndia(mail.created_at)], [mail.last_error]]} />
);

/** Mails that could not be delivered. */
export default function FailedMailList() {
  return (
    <List<FailedMail>
      title={t('section.failedMails')}
      fields={FAILED_MAIL_FIELDS}
      filters={FILTERS}
      empty={<EmptyList title={t('failedMail.empty')} text={t('failedMail.emptyHint')} />}
    >
      <DataTable<FailedMail>
        bulkActionButtons={
          <>
            <SendSelectedAgain />
            <BulkExportButton />
          </>
        }
        card={mailCard}
        sortFields={['created_at']}
      >
        <DataTable.Col source="recipient" disableSort />
        <DataTable.Col source="template" disableSort />
        <DataTable.Col source="created_at" sortByOrder="DESC" />
        <DataTable.Col source="last_error" disableSort />
        <DataTable.Col source="can_send_again" disableSort />
      </DataTable>
      <ListOverlays>
        <FailedMailDrawer path={PATH} />
      </ListOverlays>
    </List>
  );
}
