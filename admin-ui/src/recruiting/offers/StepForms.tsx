import type { Connection } from '@niyukt/ui-shared/api/types';
import '@niyukt/ui-shared/i18n/offers';
import type { FormOfRecord } from '../../kit/resource/resource';
import { MakeOfferDialog, NoteAnswerDialog } from './OfferDialogs';
import { useOffers } from './useOffers';

/** A new offer to the person of a connection. */
export function MakeOffer({ record, onClose }: FormOfRecord) {
  const { data: offers } = useOffers(record.id);
  return offers ? <MakeOfferDialog connection={record as Connection} newest={offers[0]} onClose={onClose} /> : null;
}

/** What the person said of the newest offer. */
export function NoteReply({ record, onClose }: FormOfRecord) {
  const { data: [newest] = [] } = useOffers(record.id);
  return newest ? <NoteAnswerDialog offer={newest} onClose={onClose} /> : null;
}
