import type { Mailing } from '@niyukt/ui-shared/api/types';
import { dayInIndia } from '@niyukt/ui-shared/domain/format';
import { lazyPart } from '../../kit/chunks/lazy-part';
import { CardText } from '../../kit/lists/CardText';
import { EmptyList } from '../../kit/lists/CreateButton';
import { DataTable } from '../../kit/lists/DataTable';
import { ChoiceFilter } from '../../kit/lists/filters';
import { List } from '../../kit/lists/List';
import { ListOverlays } from '../../kit/lists/Overlays';
import { t } from '../../texts/console';
import { MAILING_FIELDS, mailingStateText, progressText } from './mailings.fields';

const MailingDrawer = lazyPart(() => import('./MailingDrawer'));

const PATH = '/mailings';

const FILTERS = [
  <ChoiceFilter
    key="kind"
    source="kind"
    label="mailing.recipients"
    choices={() => [
      { id: 'employee', name: t('mailTemplate.forEmployee') },
      { id: 'company', name: t('mailTemplate.forCompany') },
      { id: 'connection', name: t('mailTemplate.forConnection') },
    ]}
  />,
];

const mailingCard = (mailing: Mailing) => (
  <CardText
    name={mailing.template_name}
    lines={[[mailing.subject], [dayInIndia(mailing.made_at), progressText(mailing), mailingStateText(mailing)]]}
  />
);

/** What was sent to one or to many, latest first. */
export default function MailingList() {
  return (
    <List<Mailing>
      title={t('section.mailings')}
      fields={MAILING_FIELDS}
      filters={FILTERS}
      empty={<EmptyList title={t('mailing.empty')} text={t('mailing.emptyHint')} />}
    >
      <DataTable<Mailing> card={mailingCard} sortFields={['made_at']}>
        <DataTable.Col source="template_name" disableSort />
        <DataTable.Col source="subject" disableSort />
        <DataTable.Col source="made_at" sortByOrder="DESC" />
        <DataTable.Col source="made_by_name" disableSort />
        <DataTable.Col source="sent" disableSort />
        <DataTable.NumberCol source="skipped" disableSort />
        <DataTable.NumberCol source="failed" disableSort />
        <DataTable.Col source="state" disableSort />
      </DataTable>
      <ListOverlays>
        <MailingDrawer path={PATH} />
      </ListOverlays>
    </List>
  );
}
