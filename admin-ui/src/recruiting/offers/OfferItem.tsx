import { Box, Button, Typography } from '@mui/material';
import type { Connection, Offer } from '@niyukt/ui-shared/api/types';
import { StatusChip } from '@niyukt/ui-shared/components/StatusChip';
import { dayInWords, momentInIndia, salaryText } from '@niyukt/ui-shared/domain/format';
import { t } from '@niyukt/ui-shared/i18n/console';
import { offerLook } from '@niyukt/ui-shared/theme/status-look';
import { useState } from 'react';
import { Facts, known } from '../../kit/records/Facts';
import { placementLabel } from '../connections/parts/placement-label';
import { useChangeStatus } from '../connections/parts/useChangeStatus';
import { NoteAnswerDialog, WithdrawDialog } from './OfferDialogs';

interface OfferItemProps {
  offer: Offer;
  connection: Connection;
  /** A newer one took its place. */
  isFormer?: boolean;
}

/** Who answered and when, if it was answered. */
function answerLine({ state, answered_at, answered_by, answered_by_name }: Offer): string | null {
  if (state === 'expired') return t('offers.endedItself');
  if (!answered_at) return null;
  if (!answered_by) return t('offers.endedWithConsent');
  const moment = momentInIndia(answered_at);
  if (answered_by === 'person') return t('offers.answeredPerson', { moment });
  return t('offers.answeredAgency', { name: answered_by_name ?? t('offers.gone'), moment });
}

/** One offer: its terms, what became of it, and what follows. */
export function OfferItem({ offer, connection, isFormer = false }: OfferItemProps) {
  const changeStatus = useChangeStatus();
  const [open, setOpen] = useState<'note' | 'withdraw'>();
  const { state, offered_salary, joining_date, valid_until, counter, counter_joining_date, reason } = offer;
  const next = isFormer ? null : offer.offers_status;
  const lines = [
    t('offers.madeBy', { name: offer.created_by_name ?? t('offers.gone'), moment: momentInIndia(offer.created_at) }),
    answerLine(offer),
  ].filter((line) => line !== null);
  return (
    <Box sx={isFormer ? { py: 1.5, borderTop: '1px solid var(--line)' } : {}}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mb: 1.5 }}>
        <Typography component="span" sx={{ fontWeight: 700, fontSize: '1.125rem', overflowWrap: 'anywhere' }}>
          {salaryText(offered_salary, offered_salary)}
        </Typography>
        <StatusChip {...offerLook(state)} label={t(`offers.state.${state}`)} />
      </Box>
      <Facts
        facts={[
          [t('offers.joining'), joining_date ? dayInWords(joining_date) : t('offers.joiningOpen')],
          [t('offers.validUntil'), t('offers.untilEnd', { day: dayInWords(valid_until) })],
          ...known([
            [t('offers.counter'), counter],
            [t('offers.counterJoining'), counter_joining_date && dayInWords(counter_joining_date)],
            [t('offers.reason'), reason],
          ]),
        ]}
      />
      {lines.map((line) => (
        <Typography key={line} variant="body2" color="text.secondary">
          {line}
        </Typography>
      ))}
      {!isFormer && (state === 'open' || next) && (
        <Box className="no-print" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5 }}>
          {next && (
            <Button variant="contained" onClick={() => void changeStatus(connection, next)}>
              {t('offers.next', { status: placementLabel(next) })}
            </Button>
          )}
          {state === 'open' && (
            <>
              <Button variant="outlined" onClick={() => setOpen('note')}>
                {t('offers.note')}
              </Button>
              <Button color="error" onClick={() => setOpen('withdraw')}>
                {t('offers.withdraw')}
              </Button>
            </>
          )}
        </Box>
      )}
      {open === 'note' && <NoteAnswerDialog offer={offer} onClose={() => setOpen(undefined)} />}
      {open === 'withdraw' && <WithdrawDialog offer={offer} onClose={() => setOpen(undefined)} />}
    </Box>
  );
}
