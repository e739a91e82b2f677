import { notificationKind } from '../../agency/notifications/notification-kind.js';
import { isInForce, isNewest, offerState, questionOf } from './offer-sql.js';
import { type OfferState, type StillJoiningAnswer } from './offer-state.js';

interface Offered {
  person: string;
  job: string;
  company: string;
  state: OfferState;
}

interface Joining {
  person: string;
  job: string;
  company: string;
  answer: StillJoiningAnswer | null;
}

/** The newest offer of each connection. */
const OFFERED = `select c.connection_id as record_id, c.employee_name as person, c.job_title as job, c.company_name as company,
    ${offerState('o')} as state
  from offers o join connections c using (connection_id) join employees e using (employee_id)
  where c.connection_id = any($1::integer[]) and ${isNewest('o')}`;
const JOINING = `select c.connection_id as record_id, c.employee_name as person, c.job_title as job, c.company_name as company, q.answer
  from offers o join connections c using (connection_id) join employees e using (employee_id) cross join lateral ${questionOf('o')} q
  where c.connection_id = any($1::integer[]) and ${isInForce('o')}`;
const OWN = 'and e.user_id = $2::integer';
/** Who is to be erased is named to the staff no more. */
const OPEN = 'and not c.restricted';

const path = (id: number, reader: string): string =>
  reader === 'employee' ? '/employee-dashboard/offers' : `/admin-dashboard/connections/${id}/show`;

const SAID: Readonly<Record<OfferState, string>> = {
  open: 'Offer is open',
  accepted: 'Offer is accepted',
  declined: 'Offer is declined',
  countered: 'Other terms are asked for',
  withdrawn: 'Offer is withdrawn',
  expired: 'Offer ended without an answer',
};

const SAID_HI: typeof SAID = {
  open: 'ऑफ़र का जवाब बाकी',
  accepted: 'ऑफ़र मंज़ूर',
  declined: 'ऑफ़र के लिए मना किया',
  countered: 'दूसरी शर्तें माँगी गईं',
  withdrawn: 'ऑफ़र वापस ले लिया गया',
  expired: 'ऑफ़र का समय निकल गया',
};

/** The person answered, or the last day is over: for the agency. */
export const OFFER_ANSWERED = notificationKind<Offered>('offer.answered', {
  recordKind: 'connection',
  title: 'An offer is answered, or ends',
  readers: { staff: `${OFFERED} ${OPEN}` },
  path,
  text: ({ state, person, job }) => `${SAID[state]}: ${person}, ${job}`,
});

/** Made, answered by the agency, withdrawn or ended: for the person. The mails are the noun's own. */
export const OFFER_CHANGED = notificationKind<Offered>('offer.made', {
  recordKind: 'connection',
  title: 'You get an offer, or one has changed',
  mail: 'never',
  readers: { employee: `${OFFERED} ${OWN}` },
  path,
  text: ({ state, job, company }) =>
    state === 'open' ? `You have an offer: ${job}, ${company}` : `${SAID[state]}: ${job}, ${company}`,
  hi: ({ state, job, company }) => `${state === 'open' ? 'आपको ऑफ़र मिला' : SAID_HI[state]}: ${job}, ${company}`,
});

/** Asked each week between an acceptance and the first day. */
export const STILL_JOINING_QUESTION = notificationKind<Joining>('joining.asked', {
  recordKind: 'connection',
  title: 'Whether you still join',
  mail: 'never',
  readers: { employee: `${JOINING} ${OWN}` },
  path,
  text: ({ job, company }) => `Do you still join? ${job}, ${company}`,
  hi: ({ job, company }) => `क्या जॉइनिंग पक्की है? ${job}, ${company}`,
});

const ANSWERS: Readonly<Record<StillJoiningAnswer, string>> = {
  yes: 'Still joins',
  no: 'Does not join any more',
  unsure: 'Is not sure about joining',
};

/** What the person said to it: for the agency. */
export const STILL_JOINING_ANSWERED = notificationKind<Joining>('joining.answered', {
  recordKind: 'connection',
  title: 'Somebody says whether they still join',
  readers: { staff: `${JOINING} ${OPEN}` },
  path,
  text: ({ answer, person, job }) => `${answer ? ANSWERS[answer] : 'Asked about joining'}: ${person}, ${job}`,
});
