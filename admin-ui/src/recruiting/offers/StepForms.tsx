import '@niyukt/ui-shared/i18n/offers';
import type { Connection } from '@niyukt/ui-shared/api/types';
import { FailedForm } from '../../kit/records/FailedForm';
import type { FormOfRecord } from '../../kit/resource/resource';
import { t } from '../../texts/console';
import { MakeOfferDialog, NoteAnswerDialog } from './OfferDialogs';
import { useOffers } from './useOffers';

/** A new offer to the person of a connection. */
export function MakeOffer({ record, onClose }: FormOfRecord) {
  const { data: offers, error, retry } = useOffers(record.id);
  if (offers) return <MakeOfferDialog connection={record as Connection} newest={offers[0]} onClose={onClose} />;
  return (
    <FailedForm title={t('offers.make')} error={error} text={t('offers.loadFailed')} retry={retry} onClose={onClose} />
  );
}

/** What the person said of the newest offer. */
export function NoteReply({ record, onClose }: FormOfRecord) {
  const { data: [newest] = [], error, retry } = useOffers(record.id);
  if (newest) return <NoteAnswerDialog offer={newest} onClose={onClose} />;
  return (
    <FailedForm title={t('offers.note')} error={error} text={t('offers.loadFailed')} retry={retry} onClose={onClose} />
  );
}
