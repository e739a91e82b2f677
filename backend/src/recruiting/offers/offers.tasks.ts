import { among, taskCause } from '../../agency/tasks/task-cause.js';
import { isJoining, isNewest, questionOf } from './offer-sql.js';
import { endedOf } from './offer-state.js';

/** The admin in charge of the job, or else of its company. */
const FIELDS = `c.connection_id as record_id, coalesce(j.owner_id, k.owner_id) as owner_id, c.employee_name || ', ' || c.job_title as subject`;
const PHONE_OF_PERSON = `(select e.phone from connections c join employees e using (employee_id) where c.connection_id = t.record_id)`;
const FROM = `from offers o join connections c using (connection_id) join job_requests j using (request_id) join companies k using (company_id)`;
const THESE = among('c.connection_id');
/** What has ended needs nothing. */
const RUNS = `not (${endedOf('c')}) and c.placement_status <> 'placed'`;
const ENDS_SOON = 'o.valid_until <= india_today() + 1';

const newest = (state: string, since: string): string =>
  `select ${FIELDS}, ${since} as due_from ${FROM} where ${THESE} and ${state} and ${isNewest('o')} and ${RUNS}`;

const joiningQuestion = (answer: string, since: string): string =>
  `select ${FIELDS}, ${since} as due_from ${FROM} cross join lateral ${questionOf('o')} q
   where ${THESE} and ${isJoining('o', 'c')} and ${answer}`;

/** What offers need of the agency, each as a task of its connection. */
export const OFFER_CAUSES = [
  taskCause('offer.open', {
    recordKind: 'connection',
    title: 'Offer is not answered',
    counted: ['offer is not answered', 'offers are not answered'],
    phone: PHONE_OF_PERSON,
    sql: newest(`o.state = 'open' and not (${ENDS_SOON})`, 'o.created_at'),
  }),
  taskCause('offer.ends', {
    recordKind: 'connection',
    title: 'Offer ends soon and is not answered',
    counted: ['offer ends soon', 'offers end soon'],
    isUrgent: true,
    phone: PHONE_OF_PERSON,
    businessDays: 1,
    sql: newest(
      `o.state = 'open' and ${ENDS_SOON}`,
      `greatest(o.created_at, (o.valid_until - 1)::timestamp at time zone 'Asia/Kolkata')`,
    ),
  }),
  taskCause('offer.accepted', {
    recordKind: 'connection',
    title: 'Offer is accepted: set the status',
    counted: ['offer is accepted', 'offers are accepted'],
    button: 'Set status',
    sql: newest(`o.state = 'accepted' and c.placement_status <> 'offered'`, 'o.answered_at'),
  }),
  taskCause('offer.countered', {
    recordKind: 'connection',
    title: 'Person asks for other terms',
    counted: ['person asks for other terms', 'people ask for other terms'],
    button: 'Answer',
    businessDays: 1,
    sql: newest(`o.state = 'countered'`, 'o.answered_at'),
  }),
  taskCause('offer.declined', {
    recordKind: 'connection',
    title: 'Offer is declined: end it, or make a new one',
    counted: ['offer is declined', 'offers are declined'],
    button: 'Decide',
    sql: newest(`o.state = 'declined'`, 'o.answered_at'),
  }),
  taskCause('offer.expired', {
    recordKind: 'connection',
    title: 'Offer ended without an answer',
    counted: ['offer ended without an answer', 'offers ended without an answer'],
    phone: PHONE_OF_PERSON,
    businessDays: 1,
    sql: newest(`o.state = 'expired'`, 'o.answered_at'),
  }),
  taskCause('joining.asked', {
    recordKind: 'connection',
    title: 'Ask whether the person still joins',
    counted: ['joining to ask about', 'joinings to ask about'],
    phone: PHONE_OF_PERSON,
    sql: joiningQuestion('q.answer is null', 'q.asked_at'),
  }),
  taskCause('joining.doubt', {
    recordKind: 'connection',
    title: 'Person may not join',
    counted: ['person may not join', 'people may not join'],
    isUrgent: true,
    phone: PHONE_OF_PERSON,
    businessDays: 1,
    sql: joiningQuestion(`q.answer in ('no', 'unsure')`, 'q.answered_at'),
  }),
];
