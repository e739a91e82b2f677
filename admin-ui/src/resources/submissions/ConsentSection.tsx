import { Box, Button, Skeleton, Typography } from '@mui/material';
import { momentInIndia } from '@niyukt/ui-shared/domain/format';
import { t } from '@niyukt/ui-shared/i18n/console';
import '@niyukt/ui-shared/i18n/submissions';
import { useState } from 'react';
import { useRecordContext, type Identifier } from 'react-admin';
import { lazyPart } from '../../platform/chunks/lazy-part';
import { FailureAlert } from '../../platform/page/FailureAlert';
import { failureText } from '../../platform/providers/http-client';
import type { ConsentHistory } from './calls';
import { useRead } from './useRead';

const NoteConsent = lazyPart(() => import('./NoteConsent'));

type Decision = ConsentHistory['history'][number];

function wayOf({ how, decided_at, noted_by }: Decision): string {
  const values = { how: t(`consent.how.${how}`), moment: momentInIndia(decided_at) };
  return noted_by ? t('consent.notedBy', { ...values, name: noted_by }) : t('consent.by', values);
}

const saidText = ({ share_with_employers: shares }: Decision): string => t(shares ? 'consent.yes' : 'consent.no');

function Said({ consent }: { consent: ConsentHistory }) {
  const [last, ...before] = consent.history;
  if (!last) {
    return (
      <>
        <Typography sx={{ fontWeight: 600 }}>{t('consent.unknown')}</Typography>
        <Typography color="text.secondary">{t('consent.unknownHint')}</Typography>
      </>
    );
  }
  return (
    <>
      <Typography sx={{ fontWeight: 600 }}>{saidText(last)}</Typography>
      <Typography variant="body2" color="text.secondary">
        {wayOf(last)}
      </Typography>
      {before.length > 0 && (
        <Box component="details" sx={{ mt: 1, '& summary': { cursor: 'pointer', minHeight: 44, lineHeight: '44px' } }}>
          <summary>{t('consent.history')}</summary>
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {before.map((decision) => (
              <Box component="li" key={decision.id} sx={{ py: 0.75 }}>
                <div>{saidText(decision)}</div>
                <Typography variant="body2" color="text.secondary">
                  {wayOf(decision)}
                </Typography>
              </Box>
            ))}
          </Box>
        </Box>
      )}
    </>
  );
}

function Consent({ person }: { person: Identifier }) {
  const [isNoting, setNoting] = useState(false);
  const { data, error, retry, readAgain } = useRead(
    ['consent', person],
    (dataProvider) => dataProvider.getConsent(person),
    ({ history }) => Array.isArray(history),
  );
  if (error && !data) return <FailureAlert retry={retry}>{failureText(error, t('consent.failed'))}</FailureAlert>;
  if (!data) return <Skeleton variant="rounded" height={72} />;
  return (
    <>
      <Said consent={data} />
      <Button variant="outlined" className="no-print" sx={{ mt: 1.5 }} onClick={() => setNoting(true)}>
        {t('consent.note')}
      </Button>
      {isNoting && (
        <NoteConsent
          person={person}
          said={data.share_with_employers}
          onClose={() => {
            setNoting(false);
            void readAgain();
          }}
        />
      )}
    </>
  );
}

/** Whether the person of the drawer wants to be shown to employers, and what was said before. */
export default function ConsentSection() {
  const record = useRecordContext();
  return record ? <Consent key={record.id} person={record.id} /> : null;
}
