import '../../texts/submissions';
import { Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import { useRecordContext } from 'react-admin';
import type { Connection } from '@niyukt/ui-shared/api/types';
import { momentInIndia, timeInIndia } from '@niyukt/ui-shared/domain/format';
import { differsFromIndia, ownZone } from '@niyukt/ui-shared/domain/zone-time';
import { lazyPart } from '../../kit/chunks/lazy-part';
import { NotYet } from '../../kit/page/NotYet';
import { t } from '../../texts/console';
import { AnswerChip } from '../connections/parts/ShareChip';
import type { CompanyAnswer, KnownClaim } from './calls';
import { ClaimFacts } from './ClaimFacts';
import { useAnswers } from './useAnswers';

const NoteAnswer = lazyPart(() => import('./NoteAnswer'));
const DecideKnown = lazyPart(() => import('./DecideKnown'));

const inZone = (zone: string): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat('en-IN', { timeZone: zone, dateStyle: 'medium', timeStyle: 'short' });

/** A proposed time in India, and where the reader is, if clocks differ there. */
function slotText({ starts_at, ends_at }: CompanyAnswer['slots'][number]): string {
  const india = `${momentInIndia(starts_at)} – ${timeInIndia(Date.parse(ends_at))} IST`;
  const zone = ownZone();
  if (!differsFromIndia(zone, starts_at)) return india;
  return `${india} · ${inZone(zone).format(new Date(starts_at))} ${zone}`;
}

function Answer({ answer, isLatest }: { answer: CompanyAnswer; isLatest: boolean }) {
  const { answer: said, reason, comment, slots, channel, answered_by_name: name, answered_at } = answer;
  return (
    <Box component="li" sx={{ py: 1.5, '& + &': { borderTop: '1px solid var(--line)' } }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <AnswerChip answer={said} />
        {isLatest && (
          <Typography component="span" variant="body2" color="text.secondary">
            {t('answers.latest')}
          </Typography>
        )}
        {reason && <span>{t(`answer.reason.${reason}`)}</span>}
      </Box>
      {comment && <Typography sx={{ mt: 0.5, whiteSpace: 'pre-line' }}>{comment}</Typography>}
      {slots.length > 0 && (
        <>
          <Typography variant="body2" sx={{ mt: 0.5, fontWeight: 600 }}>
            {t('answers.slots')}
          </Typography>
          <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
            {slots.map((slot) => (
              <li key={slot.starts_at}>{slotText(slot)}</li>
            ))}
          </Box>
        </>
      )}
      <Typography variant="body2" color="text.secondary" sx={{ mt: 0.5 }}>
        {t('answers.by', {
          name,
          channel: t(`answers.channel.${channel}`),
          moment: momentInIndia(answered_at),
        })}
      </Typography>
    </Box>
  );
}

function Claim({ claim, onDecide }: { claim: KnownClaim; onDecide: () => void }) {
  return (
    <Box
      component="section"
      aria-label={t('known.title')}
      sx={{ mt: 1.5, p: 1.5, border: '1px solid var(--line)', borderRadius: 1 }}
    >
      <Typography component="h4" variant="h3" sx={{ mb: 1 }}>
        {t('known.title')}: {t(`known.${claim.state}`)}
      </Typography>
      <ClaimFacts claim={claim} />
      {claim.state === 'open' && (
        <Button variant="outlined" className="no-print" sx={{ mt: 1 }} onClick={onDecide}>
          {t('known.decide')}
        </Button>
      )}
    </Box>
  );
}

function Answers({ connection }: { connection: Connection }) {
  const { id, share } = connection;
  const [opened, setOpened] = useState<'note' | KnownClaim>();
  const { data, error, retry, invalidate } = useAnswers(connection);
  const close = (): void => {
    setOpened(undefined);
    void invalidate();
  };
  if (!data) return <NotYet error={error} retry={retry} failed={t('answers.failed')} height={96} />;
  return (
    <>
      {data.answers.length === 0 && <Typography color="text.secondary">{t('answers.none')}</Typography>}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {data.answers.map((answer, index) => (
          <Answer key={answer.id} answer={answer} isLatest={index === 0 && data.answers.length > 1} />
        ))}
      </Box>
      {data.known.map((claim) => (
        <Claim key={claim.id} claim={claim} onDecide={() => setOpened(claim)} />
      ))}
      {share === 'submitted' && (
        <Button variant="outlined" className="no-print" sx={{ mt: 1.5 }} onClick={() => setOpened('note')}>
          {t('answers.note')}
        </Button>
      )}
      {opened === 'note' && <NoteAnswer id={id} onClose={close} />}
      {typeof opened === 'object' && <DecideKnown id={id} claim={opened} onClose={close} />}
    </>
  );
}

/** What the company said of the person, latest first. */
export default function AnswersSection() {
  const connection = useRecordContext<Connection>();
  return connection ? <Answers key={connection.id} connection={connection} /> : null;
}
