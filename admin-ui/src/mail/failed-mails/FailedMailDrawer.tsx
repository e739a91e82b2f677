import { Alert } from '@mui/material';
import type { FailedMail } from '@niyukt/ui-shared/api/types';
import { Email } from '../../kit/records/Contact';
import { DetailDrawer } from '../../kit/records/DetailDrawer';
import { Facts } from '../../kit/records/Facts';
import { factsOf } from '../../kit/resource/fields';
import { t } from '../../texts/console';
import { FAILED_MAIL_FIELDS, mailKind } from './failed-mails.fields';
import { SendAgain } from './SendAgain';

const SHOWN = FAILED_MAIL_FIELDS.filter(({ source }) => !['recipient', 'template', 'can_send_again'].includes(source));

/** A mail that could not be delivered, why, and its second try. */
export default function FailedMailDrawer({ path }: { path: string }) {
  return (
    <DetailDrawer<FailedMail>
      resource="failed-mails"
      path={path}
      title={mailKind}
      actions={(mail, close) => mail.can_send_again && <SendAgain id={mail.id} onSent={close} />}
    >
      {(mail) => (
        <>
          {!mail.can_send_again && (
            <Alert severity="info" sx={{ mb: 2 }}>
              {t('failedMail.notKeptHint')}
            </Alert>
          )}
          <Facts
            facts={[[t('failedMail.recipient'), <Email key="to" address={mail.recipient} />], ...factsOf(SHOWN, mail)]}
          />
        </>
      )}
    </DetailDrawer>
  );
}
