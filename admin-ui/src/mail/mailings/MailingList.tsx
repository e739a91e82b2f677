import type { Mailing } from '@niyukt/ui-shared/api/types';
import { dayInIndia } from '@niyukt/ui-shared/domain/format';
import { t } from '@niyukt/ui-shared/i18n/console';
import { lazyPart } from '../../kit/chunks/lazy-part';
import { CardText } from '../../kit/lists/CardText';
import { choiceFilter } from '../../kit/lists/filters';
import { List } from '../../kit/lists/List';
import { MAILING_FIELDS, progressText, stateText } from './mailings.fields';
import { MailViews } from './parts/MailViews';

const MailingDrawer = lazyPart(() => import('./MailingDrawer'));

const PATH = '/mailings';

const FILTERS = [
  choiceFilter('kind', 'mailing.recipients', () => [
    { id: 'employee', name: t('mailTemplate.forEmployee') },
    { id: 'company', name: t('mailTemplate.forCompany') },
    { id: 'connection', name: t('mailTemplate.forConnection') },
  ]),
];

const mailingCard = (mailing: Mailing) => (
  <CardText
    name={mailing.template_name}
    lines={[[mailing.subject], [dayInIndia(mailing.made_at), progressText(mailing), stateText(mailing)]]}
  />
);

/** What was sent to one or to many, latest first. */
export default function MailingList() {
  return (
    <List<Mailing>
      path={PATH}
      title={t('section.mailings')}
      filters={FILTERS}
      sortFields={['made_at']}
      card={mailingCard}
      fields={MAILING_FIELDS}
      empty={{ title: t('mailing.empty'), text: t('mailing.emptyHint') }}
      actions={<MailViews />}
      overlays={<MailingDrawer path={PATH} />}
    />
  );
}
