import StopCircle from '@mui/icons-material/StopCircleOutlined';
import { Alert, Button, LinearProgress, Typography } from '@mui/material';
import { useDataProvider } from 'react-admin';
import { Link } from 'react-router-dom';
import type { Mailing } from '@niyukt/ui-shared/api/types';
import { momentInIndia } from '@niyukt/ui-shared/domain/format';
import { DetailDrawer } from '../../kit/records/DetailDrawer';
import { DrawerSection } from '../../kit/records/DrawerSection';
import { Facts } from '../../kit/records/Facts';
import { useCall } from '../../kit/records/useCall';
import { factsOf } from '../../kit/resource/fields';
import { t } from '../../texts/console';
import type { MailingProvider } from './calls';
import { MailingRecipients } from './MailingRecipients';
import { MAILING_FIELDS, progressText } from './mailings.fields';

function StopButton({ mailing }: { mailing: Mailing }) {
  const dataProvider = useDataProvider<MailingProvider>();
  const { start, isPending } = useCall();
  const stop = (): void =>
    start(
      {
        ask: {
          title: t('mailing.stopTitle'),
          text: t('mailing.stopConfirm', { count: mailing.waiting }),
          confirmLabel: t('mailing.stop'),
          isDanger: true,
        },
        failed: t('mailing.stopFailed'),
        done: t('mailing.isStopped'),
      },
      () => dataProvider.stopMailing(mailing.id),
    );
  return (
    <Button color="error" variant="outlined" startIcon={<StopCircle />} disabled={isPending} onClick={stop}>
      {t('mailing.stop')}
    </Button>
  );
}

/** How far it got, as a bar and in words. */
function Progress({ mailing }: { mailing: Mailing }) {
  const { recipients, waiting, failed } = mailing;
  const share = recipients ? ((recipients - waiting) / recipients) * 100 : 100;
  return (
    <>
      <LinearProgress
        variant="determinate"
        value={share}
        aria-label={progressText(mailing)}
        sx={{ mb: 2, height: 8, borderRadius: 1 }}
      />
      {failed > 0 && (
        <Alert
          severity="warning"
          sx={{ mb: 2 }}
          action={
            <Button component={Link} to="/failed-mails" color="inherit">
              {t('section.failedMails')}
            </Button>
          }
        >
          {t('mailing.failedHint', { count: failed })}
        </Alert>
      )}
      <Facts
        facts={[
          ...factsOf(MAILING_FIELDS, mailing),
          ...(mailing.stopped_at ? [[t('mailing.stoppedAt'), momentInIndia(mailing.stopped_at)] as const] : []),
          [t('mailTemplate.body'), mailing.body],
        ]}
      />
      <Typography variant="body2" color="text.secondary" sx={{ mt: 1.5 }}>
        {t('mailing.behind')}
      </Typography>
    </>
  );
}

/** A mailing: how far it got, what was sent, to whom, and how to stop it. */
export default function MailingDrawer({ path }: { path: string }) {
  return (
    <DetailDrawer<Mailing>
      resource="mailings"
      path={path}
      title={({ template_name }) => template_name}
      below={(mailing) => (
        <DrawerSection title={t('mailing.recipients')}>
          <MailingRecipients mailing={mailing} />
        </DrawerSection>
      )}
      actions={(mailing) => mailing.waiting > 0 && !mailing.stopped_at && <StopButton mailing={mailing} />}
    >
      {(mailing) => <Progress mailing={mailing} />}
    </DetailDrawer>
  );
}
