import '../../texts/submissions';
import { Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import { type Identifier, useRecordContext } from 'react-admin';
import type { Connection } from '@niyukt/ui-shared/api/types';
import { dayInIndia, momentInIndia } from '@niyukt/ui-shared/domain/format';
import { lazyPart } from '../../kit/chunks/lazy-part';
import { NotYet } from '../../kit/page/NotYet';
import { Facts } from '../../kit/records/Facts';
import { t } from '../../texts/console';
import type { ConsentHistory, Consents } from './calls';
import { useKeptRead } from './useKeptRead';

const NoteConsent = lazyPart(() => import('./NoteConsent'));
const WithdrawConsent = lazyPart(() => import('./WithdrawConsent'));

type Decision = ConsentHistory['history'][number];

function wayOf({ how, decided_at, noted_by }: Decision): string {
  const values = { how: t(`consent.how.${how}`), moment: momentInIndia(decided_at) };
  return noted_by ? t('consent.notedBy', { ...values, name: noted_by }) : t('consent.by', values);
}

function saidText({ share_with_employers: shares, company_name: company, job_title: job }: Decision): string {
  if (company && job) return t(shares ? 'consent.yesTo' : 'consent.noTo', { company, job });
  return shares === null ? t('consent.merged') : t(shares ? 'consent.yes' : 'consent.no');
}

function Decisions({ decisions }: { decisions: readonly Decision[] }) {
  return (
    <Box component="details" sx={{ mt: 1, '& summary': { cursor: 'pointer', minHeight: 44, lineHeight: '44px' } }}>
      <summary>{t('consent.history')}</summary>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {decisions.map((decision) => (
          <Box component="li" key={decision.id} sx={{ py: 0.75 }}>
            <div>{saidText(decision)}</div>
            <Typography variant="body2" color="text.secondary">
              {wayOf(decision)}
            </Typography>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

function Said({ consent }: { consent: ConsentHistory }) {
  const last = consent.history.find(({ company_name }) => company_name === null);
  const others = consent.history.filter((decision) => decision !== last);
  if (!last) {
    return (
      <>
        <Typography sx={{ fontWeight: 600 }}>{t('consent.unknown')}</Typography>
        <Typography color="text.secondary">{t('consent.unknownHint')}</Typography>
        {others.length > 0 && <Decisions decisions={others} />}
      </>
    );
  }
  return (
    <>
      <Typography sx={{ fontWeight: 600 }}>{saidText(last)}</Typography>
      <Typography variant="body2" color="text.secondary">
        {wayOf(last)}
      </Typography>
      {others.length > 0 && <Decisions decisions={others} />}
    </>
  );
}

/** Purposes that can be taken back one by one; the service ends by erasing. */
const WITHDRAWABLE = ['share', 'jobs', 'news'] as const;

function lastText({ answer, decided_at }: Consents['jobs']): string {
  if (answer === null || !decided_at) return t('consent.said.nothing');
  return t(answer ? 'consent.said.yes' : 'consent.said.no', { moment: momentInIndia(decided_at) });
}

function Purposes({ consents }: { consents: Consents }) {
  const { not_to } = consents.share;
  return (
    <Box component="section" aria-label={t('consent.purposes')} sx={{ mt: 2 }}>
      <Typography component="h4" sx={{ fontWeight: 600, mb: 0.5 }}>
        {t('consent.purposes')}
      </Typography>
      <Facts
        facts={[
          ...(['service', ...WITHDRAWABLE] as const).map(
            (purpose) => [t(`consent.purpose.${purpose}`), lastText(consents[purpose])] as const,
          ),
          ...(not_to.length ? [[t('consent.notTo'), not_to.join(', ')] as const] : []),
        ]}
      />
    </Box>
  );
}

const useConsents = (person: Identifier) =>
  useKeptRead(
    ['consents', person],
    (dataProvider) => dataProvider.getConsents(person),
    (answer) => 'share' in answer,
  );

function Consent({ person }: { person: Identifier }) {
  const [open, setOpen] = useState<'note' | 'withdraw'>();
  const consents = useConsents(person);
  const { data, error, retry, invalidate } = useKeptRead(
    ['consent', person],
    (dataProvider) => dataProvider.getConsent(person),
    ({ history }) => Array.isArray(history),
  );
  const all = consents.data;
  if (!data || !all) {
    const tryAgain = (): void => {
      retry();
      consents.retry();
    };
    const failure = (!data && error) || (!all && consents.error);
    return <NotYet error={failure} retry={tryAgain} failed={t('consent.failed')} height={264} />;
  }
  const given = WITHDRAWABLE.filter((purpose) => all[purpose].answer);
  const close = (): void => {
    setOpen(undefined);
    void invalidate();
    void consents.invalidate();
  };
  return (
    <>
      <Said consent={data} />
      <Purposes consents={all} />
      <Box className="no-print" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5 }}>
        <Button variant="outlined" onClick={() => setOpen('note')}>
          {t('consent.note')}
        </Button>
        {given.length > 0 && (
          <Button variant="outlined" onClick={() => setOpen('withdraw')}>
            {t('consent.withdraw')}
          </Button>
        )}
      </Box>
      {open === 'note' && <NoteConsent person={person} said={data.share_with_employers} onClose={close} />}
      {open === 'withdraw' && <WithdrawConsent person={person} given={given} onClose={close} />}
    </>
  );
}

function sharedText({ answer, decided_at }: Consents['share']): string {
  if (!decided_at || answer === null) return t('consent.notSaid');
  return t(answer ? 'consent.yesOn' : 'consent.noOn', { day: dayInIndia(decided_at) });
}

function Summary({ person }: { person: Identifier }) {
  const { data } = useConsents(person);
  return data ? <span>{sharedText(data.share)}</span> : null;
}

/** What the person of the drawer said of being shown, in one line. */
export function ConsentSummary() {
  const record = useRecordContext();
  return record ? <Summary key={record.id} person={record.id} /> : null;
}

/** The same of the person of a connection. */
export function ConsentOfConnection() {
  const connection = useRecordContext<Connection>();
  return connection ? <Consent key={connection.id} person={connection.employee_id} /> : null;
}

/** Whether the person of the drawer wants to be shown to employers, and what was said before. */
export default function ConsentSection() {
  const record = useRecordContext();
  return record ? <Consent key={record.id} person={record.id} /> : null;
}
