import { ENDED_IN_SQL } from '../../employees/placement-status.js';

/** What became of an offer (docs/rules.md#offers). */
export const OFFER_STATES = ['open', 'accepted', 'declined', 'countered', 'withdrawn', 'expired'] as const;
export type OfferState = (typeof OFFER_STATES)[number];

export const PERSON_ANSWERS = ['accepted', 'declined', 'countered'] as const satisfies readonly OfferState[];
export type PersonAnswer = (typeof PERSON_ANSWERS)[number];

/** The agency also takes an offer back. */
export const OFFER_ANSWERS = [...PERSON_ANSWERS, 'withdrawn'] as const satisfies readonly OfferState[];
export type OfferAnswer = (typeof OFFER_ANSWERS)[number];

export const ANSWERERS = ['person', 'agency'] as const;
export type Answerer = (typeof ANSWERERS)[number];

/** What is done before a person joins. No paper that reveals who a person is belongs here (docs/rules.md#joining). */
export const JOINING_ITEMS = [
  'accepted_in_writing',
  'resignation_handed_in',
  'last_day_known',
  'documents_named',
  'first_day_sent',
] as const;
export type JoiningItem = (typeof JOINING_ITEMS)[number];

export const STILL_JOINING_ANSWERS = ['yes', 'no', 'unsure'] as const;
export type StillJoiningAnswer = (typeof STILL_JOINING_ANSWERS)[number];

/** SQL: whether a connection has ended. @param c alias of `connections` */
export const endedOf = (c: string): string => `${c}.placement_status in ${ENDED_IN_SQL}`;
