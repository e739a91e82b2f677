import '@niyukt/ui-shared/i18n/offers';
import { Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import { useRecordContext } from 'react-admin';
import type { Connection, Offer } from '@niyukt/ui-shared/api/types';
import { StatusChip } from '@niyukt/ui-shared/components/StatusChip';
import { HAS_ENDED } from '@niyukt/ui-shared/domain/choices';
import { dayInIndia, momentInIndia, offerText } from '@niyukt/ui-shared/domain/format';
import { offerLook } from '@niyukt/ui-shared/theme/status-look';
import { NotYet } from '../../kit/page/NotYet';
import { Facts, withoutMissing } from '../../kit/records/Facts';
import { t } from '../../texts/console';
import { placementLabel } from '../connections/parts/placement-label';
import { useChangeStatus } from '../connections/parts/useChangeStatus';
import { MakeOfferDialog, NoteAnswerDialog, WithdrawOfferDialog } from './OfferDialogs';
import { useOffers } from './useOffers';

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
function OfferItem({ offer, connection, isFormer = false }: OfferItemProps) {
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
          {offerText(offered_salary)}
        </Typography>
        <StatusChip {...offerLook(state)} label={t(`offers.state.${state}`)} />
      </Box>
      <Facts
        facts={[
          [t('offers.joining'), joining_date ? dayInIndia(joining_date) : t('offers.joiningOpen')],
          [t('offers.validUntil'), t('offers.untilEnd', { day: dayInIndia(valid_until) })],
          ...withoutMissing([
            [t('offers.counter'), counter && offerText(counter)],
            [t('offers.counterJoining'), counter_joining_date && dayInIndia(counter_joining_date)],
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
      {open === 'withdraw' && <WithdrawOfferDialog offer={offer} onClose={() => setOpen(undefined)} />}
    </Box>
  );
}

function Offers({ connection }: { connection: Connection }) {
  const { data: offers, error, retry } = useOffers(connection.id);
  const [isMaking, setMaking] = useState(false);
  const [newest, ...former] = offers ?? [];
  const isOver = connection.placement_status === 'placed' || HAS_ENDED[connection.placement_status];
  if (!offers) return <NotYet error={error} retry={retry} failed={t('offers.loadFailed')} height={96} />;
  return (
    <>
      {newest ? (
        <OfferItem offer={newest} connection={connection} />
      ) : (
        <Typography color="text.secondary">{t('offers.none')}</Typography>
      )}
      {!isOver && (
        <Button variant="outlined" className="no-print" sx={{ mt: 1.5 }} onClick={() => setMaking(true)}>
          {t(newest ? 'offers.makeNew' : 'offers.make')}
        </Button>
      )}
      {former.length > 0 && (
        <Box component="details" sx={{ mt: 1.5 }}>
          <Box component="summary" sx={{ cursor: 'pointer', py: 1, minHeight: 44 }}>
            {t('offers.former', { count: former.length })}
          </Box>
          {former.map((offer) => (
            <OfferItem key={offer.id} offer={offer} connection={connection} isFormer />
          ))}
        </Box>
      )}
      {isMaking && <MakeOfferDialog connection={connection} newest={newest} onClose={() => setMaking(false)} />}
    </>
  );
}

/** Offers to the person of the drawer's connection. */
export default function OffersSection() {
  const connection = useRecordContext<Connection>();
  return connection ? <Offers connection={connection} /> : null;
}
