import { hasEnded, statusesBefore } from '../../employees/placement-status.js';
import { dayText, dayTextOf } from '../../platform/india-day.js';
import { plainRupees } from '../../platform/rupees.js';
import { isOpen } from '../../recruiting/interviews/interview-state.js';
import { offeredAMonth } from '../../recruiting/offers/offered-salary.js';
import { isLate } from '../../recruiting/submissions/reminded.js';
import { type ConnectionFacts, type InterviewFacts, type OfferFacts, type PlacementFacts } from './connection-facts.js';

/** What the console opens or does, with the words of its button. */
export const ACTIONS = {
  show_to_company: 'Show to company',
  remind: 'Remind',
  note_consent: 'Note the agreement',
  note_answer: 'Note the answer',
  decide_known: 'Decide',
  plan_interview: 'Plan interview',
  open_interview: 'Open the interview',
  make_offer: 'Make offer',
  note_offer: 'Note the reply',
  set_interview_scheduled: 'Set Interview scheduled',
  set_interview_completed: 'Set Interview completed',
  set_selected: 'Set Selected',
  set_offered: 'Set Offered',
  set_placed: 'Mark as placed',
  set_rejected: 'Set Rejected',
  set_dropped: 'Set Dropped',
  enter_joining: 'Enter the joining date',
  enter_gross: 'Enter the gross',
  issue_invoice: 'Issue the invoice',
  send_invoice: 'Send invoice',
  record_payment: 'Record payment',
  decide_claim: 'Decide the claim',
} as const;
export type Action = keyof typeof ACTIONS;

/** Where a connection stands, and the one action that follows, if one does. */
export interface NextStep {
  sentence: string;
  action: Action | null;
}

/** One state of a connection, what is said of it, and what follows. */
type State<Facts> = [holds: (facts: Facts) => boolean, sentence: (facts: Facts) => string, action?: Action];

const BEFORE_INTERVIEW = statusesBefore('interview_scheduled');
const BEFORE_RESULT = statusesBefore('interview_completed');
const BEFORE_SELECTION = statusesBefore('selected');
const BEFORE_OFFER = statusesBefore('offered');

const terms = ({ offered_salary, joining_date }: OfferFacts): string =>
  `${offeredAMonth(offered_salary)}${joining_date ? `, joining on ${dayText(joining_date)}` : ''}`;

const OFFER: readonly State<ConnectionFacts & { offer: OfferFacts }>[] = [
  [
    ({ offer, placement_status }) => offer.state === 'accepted' && BEFORE_OFFER.includes(placement_status),
    ({ offer }) => `The offer is accepted: ${terms(offer)}.`,
    'set_offered',
  ],
  [({ offer }) => offer.state === 'accepted', ({ offer }) => `The offer is accepted: ${terms(offer)}.`, 'set_placed'],
  [
    ({ offer }) => offer.state === 'open',
    ({ offer }) => `The offer of ${terms(offer)} can be answered until ${dayText(offer.valid_until)}.`,
    'note_offer',
  ],
  [({ offer }) => offer.state === 'countered', () => 'The person asks for other terms.', 'make_offer'],
  [
    ({ offer }) => offer.state === 'declined',
    () => 'The offer is declined: make another one, or end it.',
    'make_offer',
  ],
  [({ offer }) => offer.state === 'expired', () => 'The offer ended without an answer.', 'make_offer'],
];

const dayOf = ({ starts_at }: InterviewFacts): string => dayTextOf(starts_at);

const INTERVIEW: readonly State<ConnectionFacts & { interview: InterviewFacts }>[] = [
  [
    ({ interview }) => isOpen(interview.state) && interview.is_over,
    ({ interview }) => `The interview of ${dayOf(interview)} has no result.`,
    'open_interview',
  ],
  [
    ({ interview }) => isOpen(interview.state) && interview.has_proposal,
    () => 'Another time is proposed for the interview.',
    'open_interview',
  ],
  [
    ({ interview, placement_status }) => interview.state === 'confirmed' && BEFORE_INTERVIEW.includes(placement_status),
    ({ interview }) => `The interview on ${dayOf(interview)} is confirmed.`,
    'set_interview_scheduled',
  ],
  [
    ({ interview, placement_status }) => interview.state === 'proposed' && BEFORE_INTERVIEW.includes(placement_status),
    ({ interview }) => `The interview on ${dayOf(interview)} is planned, not yet confirmed.`,
    'set_interview_scheduled',
  ],
  [
    ({ interview }) => interview.state === 'confirmed',
    ({ interview }) => `The interview is on ${dayOf(interview)}.`,
    'open_interview',
  ],
  [
    ({ interview }) => interview.state === 'proposed',
    ({ interview }) => `The interview on ${dayOf(interview)} is not confirmed.`,
    'open_interview',
  ],
  [
    ({ interview, placement_status }) => interview.state === 'done' && BEFORE_RESULT.includes(placement_status),
    ({ interview }) => `The interview of ${dayOf(interview)} took place.`,
    'set_interview_completed',
  ],
  [
    ({ interview, placement_status }) => interview.state === 'no_show' && BEFORE_RESULT.includes(placement_status),
    ({ interview }) => `Somebody did not come to the interview of ${dayOf(interview)}.`,
    'plan_interview',
  ],
];

/** Who was reminded lately is not reminded again. */
const mayRemind = ({ reminded_at }: ConnectionFacts): boolean => !isLate(reminded_at ? new Date(reminded_at) : null);
const reminded = ({ reminded_at }: ConnectionFacts): string =>
  reminded_at ? ` Reminded on ${dayTextOf(reminded_at)}.` : '';

const isAsked = ({ share }: ConnectionFacts): boolean => share === 'waiting';
const askedText = (facts: ConnectionFacts): string => `The person has not agreed yet to be shown.${reminded(facts)}`;

const unansweredText = (facts: ConnectionFacts): string => {
  const { company_name, submitted_at } = facts;
  return `${company_name} has not answered${submitted_at ? ` since ${dayTextOf(submitted_at)}` : ''}.${reminded(facts)}`;
};

const answered = (answer: ConnectionFacts['company_answer']): State<ConnectionFacts>[0] => {
  return ({ share, company_answer }) => share === 'submitted' && company_answer === answer;
};

/** Of what has neither an offer nor an interview that says more. */
const SUBMISSION: readonly State<ConnectionFacts>[] = [
  [({ placement_status }) => placement_status === 'offered', () => 'The person is offered the job.', 'set_placed'],
  [
    ({ placement_status }) => placement_status === 'selected',
    ({ company_name }) => `${company_name} has selected the person.`,
    'make_offer',
  ],
  [
    ({ placement_status }) => placement_status === 'interview_completed',
    ({ company_name }) => `${company_name} decides after the interview.`,
    'set_selected',
  ],
  [(facts) => isAsked(facts) && mayRemind(facts), askedText, 'remind'],
  [isAsked, askedText, 'note_consent'],
  [answered('already_known'), ({ company_name }) => `${company_name} says it knew the person.`, 'decide_known'],
  [answered('not_suitable'), ({ company_name }) => `${company_name} finds the person not suitable.`, 'set_rejected'],
  [answered('hold'), ({ company_name }) => `${company_name} keeps the person on hold.`, 'note_answer'],
  [answered('interested'), ({ company_name }) => `${company_name} is interested.`, 'plan_interview'],
  [(facts) => answered(null)(facts) && mayRemind(facts), unansweredText, 'remind'],
  [answered(null), unansweredText, 'note_answer'],
  [
    ({ placement_status }) => placement_status === 'interview_scheduled',
    () => 'No interview is planned here.',
    'plan_interview',
  ],
  [({ share }) => share === 'declined', () => 'The person does not want to be shown for this job.', 'set_dropped'],
  [({ share }) => share === 'expired', () => 'The person did not say whether to be shown.', 'show_to_company'],
  [
    ({ share }) => share === 'withdrawn',
    ({ company_name }) => `${company_name} does not see the person any more.`,
    'show_to_company',
  ],
  [() => true, ({ company_name }) => `${company_name} does not see the person yet.`, 'show_to_company'],
];

const joined = ({ joining_date }: PlacementFacts): string => `Joined on ${dayText(joining_date ?? '')}`;

const JOINING: readonly State<PlacementFacts>[] = [
  [({ joining_date }) => joining_date === null, () => 'Placed. The joining date is missing.', 'enter_joining'],
  [({ is_joining }) => is_joining, ({ joining_date }) => `Joins on ${dayText(joining_date ?? '')}.`],
  [({ is_replacement }) => is_replacement, (placement) => `${joined(placement)} as a replacement, without a fee.`],
];

const isUninvoiced = ({ invoice_state }: PlacementFacts): boolean => !invoice_state || invoice_state === 'credited';
const isUnpaid = ({ invoice_state }: PlacementFacts): boolean => invoice_state !== 'paid';

const BILLING: readonly State<PlacementFacts>[] = [
  [
    (placement) => isUninvoiced(placement) && placement.fee_paise === null,
    (placement) => `${joined(placement)}. The first-month gross is missing.`,
    'enter_gross',
  ],
  [
    isUninvoiced,
    (placement) => `${joined(placement)}. The fee is ${plainRupees(placement.fee_paise ?? 0)} plus GST.`,
    'issue_invoice',
  ],
  [
    (placement) => isUnpaid(placement) && !placement.is_sent,
    ({ invoice_number }) => `Invoice ${invoice_number ?? ''} is not sent.`,
    'send_invoice',
  ],
  [
    isUnpaid,
    ({ outstanding_paise, due_date, is_overdue }) =>
      `${plainRupees(outstanding_paise ?? 0)} ${is_overdue ? 'was' : 'is'} due on ${dayText(due_date ?? '')}.`,
    'record_payment',
  ],
  [({ claim_state }) => claim_state === 'filed', () => 'Paid. A warranty claim is to be decided.', 'decide_claim'],
  [
    ({ warranty_runs }) => warranty_runs,
    ({ warranty_until }) => `Paid. The warranty ends on ${dayText(warranty_until ?? '')}.`,
  ],
];

function first<Facts>(states: readonly State<Facts>[], facts: Facts): NextStep | undefined {
  const found = states.find(([holds]) => holds(facts));
  return found && { sentence: found[1](facts), action: found[2] ?? null };
}

/**
 * What follows for a connection: the first state that holds counts. Nothing follows once it has ended, or is paid and out of warranty.
 * @param seesMoney whether the reader sees fees and invoices
 */
export function nextStepOf(facts: ConnectionFacts, seesMoney: boolean): NextStep | undefined {
  const { placement_status, offer, interview, placement } = facts;
  if (hasEnded(placement_status)) return undefined;
  if (placement_status === 'placed') {
    return placement ? first(seesMoney ? [...JOINING, ...BILLING] : JOINING, placement) : undefined;
  }
  return (
    (offer ? first(OFFER, { ...facts, offer }) : undefined) ??
    (interview && BEFORE_SELECTION.includes(placement_status)
      ? first(INTERVIEW, { ...facts, interview })
      : undefined) ??
    first(SUBMISSION, facts)
  );
}
