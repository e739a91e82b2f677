import type { FailedMail } from '@niyukt/ui-shared/api/types';
import { dayInIndia } from '@niyukt/ui-shared/domain/format';
import { t } from '@niyukt/ui-shared/i18n/console';
import { lazyPart } from '../../kit/chunks/lazy-part';
import { CardText } from '../../kit/lists/CardText';
import { choiceFilter } from '../../kit/lists/filters';
import { List } from '../../kit/lists/List';
import { FAILED_MAIL_FIELDS, mailKind } from './failed-mails.fields';
import { SendSelectedAgain } from './SendAgain';

const FailedMailDrawer = lazyPart(() => import('./FailedMailDrawer'));

const PATH = '/failed-mails';

const FILTERS = [
  choiceFilter('can_send_again', 'failedMail.content', () => [
    { id: 'true', name: t('failedMail.kept') },
    { id: 'false', name: t('failedMail.notKept') },
  ]),
];

const mailCard = (mail: FailedMail) => (
  <CardText name={mail.recipient} lines={[[mailKind(mail), dayInIndia(mail.created_at)], [mail.last_error]]} />
);

/** Mails that could not be delivered. */
export default function FailedMailList() {
  return (
    <List<FailedMail>
      path={PATH}
      title={t('section.failedMails')}
      filters={FILTERS}
      sortFields={['created_at']}
      card={mailCard}
      fields={FAILED_MAIL_FIELDS}
      columns={['recipient', 'template', 'created_at', 'last_error', 'can_send_again']}
      empty={{ title: t('failedMail.empty'), text: t('failedMail.emptyHint') }}
      bulkActions={<SendSelectedAgain />}
      overlays={<FailedMailDrawer path={PATH} />}
    />
  );
}
