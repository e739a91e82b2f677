import { Box, Button, Skeleton, Typography } from '@mui/material';
import type { Connection } from '@niyukt/ui-shared/api/types';
import { t } from '@niyukt/ui-shared/i18n/console';
import '@niyukt/ui-shared/i18n/offers';
import { HAS_ENDED } from '@niyukt/ui-shared/domain/choices';
import { useState } from 'react';
import { useRecordContext } from 'react-admin';
import { FailureAlert } from '../../kit/page/FailureAlert';
import { failureText } from '../../kit/providers/http-client';
import { JoiningList } from './JoiningList';
import { MakeOfferDialog } from './OfferDialogs';
import { OfferItem } from './OfferItem';
import { useOffers } from './useOffers';

/** Statuses in which the person may be about to join, with or without an offer that was made here. */
const NEAR: readonly string[] = ['offered', 'placed'];

function Offers({ connection }: { connection: Connection }) {
  const { data: offers, error, refetch } = useOffers(connection.id);
  const [isMaking, setMaking] = useState(false);
  const [newest, ...former] = offers ?? [];
  const isOver = HAS_ENDED[connection.placement_status];
  if (error && !offers) {
    return <FailureAlert retry={() => void refetch()}>{failureText(error, t('offers.loadFailed'))}</FailureAlert>;
  }
  if (!offers) return <Skeleton variant="rounded" height={96} />;
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
      {(offers.some(({ state }) => state === 'accepted') || NEAR.includes(connection.placement_status)) && (
        <JoiningList connection={connection} />
      )}
      {isMaking && <MakeOfferDialog connection={connection} newest={newest} onClose={() => setMaking(false)} />}
    </>
  );
}

/** Offers to the person of the drawer's connection, and what is done before they join. */
export default function OffersSection() {
  const connection = useRecordContext<Connection>();
  return connection ? <Offers connection={connection} /> : null;
}
