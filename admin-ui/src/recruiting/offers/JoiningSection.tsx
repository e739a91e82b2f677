import '@niyukt/ui-shared/i18n/offers';
import { Typography } from '@mui/material';
import { useRecordContext } from 'react-admin';
import type { Connection } from '@niyukt/ui-shared/api/types';
import { NotYet } from '../../kit/page/NotYet';
import { t } from '../../texts/console';
import { JoiningList } from './JoiningList';
import { useOffers } from './useOffers';

/** Statuses in which the person may be about to join, with or without an offer that was made here. */
const NEAR: readonly string[] = ['offered', 'placed'];

function Joining({ connection }: { connection: Connection }) {
  const { data: offers, error, retry } = useOffers(connection.id);
  if (NEAR.includes(connection.placement_status)) return <JoiningList connection={connection} />;
  if (!offers) return <NotYet error={error} retry={retry} failed={t('offers.loadFailed')} height={96} />;
  if (offers.some(({ state }) => state === 'accepted')) return <JoiningList connection={connection} />;
  return <Typography color="text.secondary">{t('step.joiningLater')}</Typography>;
}

/** What is done before the person of the drawer's connection joins. */
export default function JoiningSection() {
  const connection = useRecordContext<Connection>();
  return connection ? <Joining connection={connection} /> : null;
}
