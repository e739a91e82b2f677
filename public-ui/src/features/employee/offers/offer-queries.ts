import { useQueryClient } from '@tanstack/react-query';
import type { OwnOffer, Schemas } from '@niyukt/ui-shared/api/types';
import { t } from '@niyukt/ui-shared/i18n/offers';
import { api } from '@niyukt/ui-shared/session/browser-session';
import { useCall } from '../../../lib/useCall';
import { type Rows, useRows } from '../../../lib/useRows';
import { APPLICATIONS } from '../queries';

const PATH = '/api/employee/offers';
const OFFERS = ['offers'];

type Answer = Schemas['AnswerOfferDto'];
type StillJoining = Schemas['StillJoiningDto'];

/** What the person was offered, newest first. */
export const useOffers = (): Rows<OwnOffer> => useRows(OFFERS, PATH, () => t('ownOffers.failed'));

function useReadAgain(): () => Promise<unknown> {
  const queries = useQueryClient();
  return () => Promise.all([OFFERS, APPLICATIONS].map((queryKey) => queries.invalidateQueries({ queryKey })));
}

/** Answers an offer, which is done once. */
export function useAnswer(id: number) {
  const readAgain = useReadAgain();
  return useCall({
    send: (body: Answer, { signal }) =>
      api.call<OwnOffer>('PUT', `${PATH}/${id}/answer`, { body, signal, fallback: t('ownOffers.sendFailed') }),
    onSuccess: readAgain,
    changes: OFFERS,
  });
}

/** Says whether the person still joins. */
export function useStillJoining(id: number) {
  const readAgain = useReadAgain();
  return useCall({
    send: (body: StillJoining, { signal }) =>
      api.call<OwnOffer>('PUT', `${PATH}/${id}/still-joining`, { body, signal, fallback: t('ownOffers.sendFailed') }),
    onSuccess: readAgain,
    changes: OFFERS,
  });
}
