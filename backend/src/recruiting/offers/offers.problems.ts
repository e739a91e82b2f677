import { problem } from '../../platform/errors/problem.js';

export const OFFER_NOT_FOUND = problem('offer.not_found', 404, 'Offer not found');
export const OFFER_NOT_OPEN = problem('offer.answered', 409, 'This offer is not open any more: it is %{state}');
export const OFFER_EXPIRED = problem('offer.expired', 409, 'This offer could be answered until the end of %{day}');
export const CONNECTION_ENDED = problem(
  'offer.connection_ended',
  409,
  'This application is over, so that its offer cannot be answered. Please call the agency.',
);
export const TOO_MANY_OFFERS = problem('offer.too_many', 409, 'There are %{max} offers for this connection already');
export const JOINING_ITEM_UNKNOWN = problem('joining.unknown_item', 404, 'There is no such point in the joining list');
export const NO_JOINING_QUESTION = problem('joining.not_asked', 409, 'Nothing is asked about this offer at the moment');
export const NOT_JOINING = problem(
  'joining.none',
  409,
  'There is no accepted offer with a joining date that is still to come',
);
export const DROP_REASON_REQUIRED = problem(
  'connection.drop_reason_required',
  409,
  'An offer was accepted. Please say why the person is dropped.',
);
