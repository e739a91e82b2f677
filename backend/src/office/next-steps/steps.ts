import { hasEnded, type PlacementStatus, statusesFrom } from '../../employees/placement-status.js';
import { dayText, dayTextOf } from '../../platform/india-day.js';
import { plainRupees } from '../../platform/rupees.js';
import { isOpen } from '../../recruiting/interviews/interview-state.js';
import { offeredAMonth } from '../../recruiting/offers/offered-salary.js';
import { type InterviewFacts, type OfferFacts, type PlacementFacts, type RecordFacts } from './connection-facts.js';
import { type Action } from './next-step.js';

/** The way of a connection to the end of the warranty, in its order. */
export const STEPS = ['consent', 'shown', 'answer', 'interview', 'offer', 'joining', 'invoice', 'warranty'] as const;
export type Step = (typeof STEPS)[number];

/** A step that is passed over lies before the present one without having been done, or the connection ended before it. */
export const STEP_STATES = ['done', 'present', 'to_come', 'passed_over'] as const;
export type StepState = (typeof STEP_STATES)[number];

interface Stand {
  isDone: boolean;
  summary: string;
}

const done = (summary: string): Stand => ({ isDone: true, summary });
const open = (summary: string): Stand => ({ isDone: false, summary });
const on = (day: string | null): string => (day ? ` on ${dayText(day)}` : '');
const until = (day: string | null): string => (day ? ` until ${dayText(day)}` : '');

const AFTER_INTERVIEW: readonly PlacementStatus[] = [...statusesFrom('interview_completed'), 'resigned'];
const AFTER_OFFER: readonly PlacementStatus[] = [...statusesFrom('offered'), 'resigned'];

function consent({ agrees, share, waits_until }: RecordFacts): Stand {
  if (agrees) return done('Agreed to be shown');
  if (share === 'waiting')
    return open(`Asked; can answer until ${waits_until ? dayTextOf(waits_until) : 'the job closes'}`);
  return open(agrees === false ? 'Does not want to be shown' : 'Not given yet');
}

const NOT_SHOWN: Readonly<Record<RecordFacts['share'], string>> = {
  none: 'Not shown yet',
  waiting: 'Waits for the person',
  submitted: 'Not opened yet',
  withdrawn: 'Not shown any more',
  declined: 'Declined by the person',
  expired: 'The person did not answer',
};

function shown({ share, opened }: RecordFacts): Stand {
  if (share !== 'submitted') return open(NOT_SHOWN[share]);
  if (!opened) return done(NOT_SHOWN.submitted);
  const others = opened.readers > 1 ? ` and ${opened.readers - 1} more` : '';
  return done(`Opened by ${opened.reader}${others}`);
}

const ANSWERS = {
  interested: 'Interested',
  hold: 'On hold',
  not_suitable: 'Not suitable',
  already_known: 'Already known',
} as const;

function answer({ company_answer, company_answered_at, share }: RecordFacts): Stand {
  if (!company_answer) return open(share === 'submitted' ? 'None yet' : 'Comes once the company sees the person');
  return done(`${ANSWERS[company_answer]}${company_answered_at ? `, ${dayTextOf(company_answered_at)}` : ''}`);
}

const INTERVIEWS: Readonly<Record<InterviewFacts['state'], string>> = {
  proposed: 'not confirmed',
  confirmed: 'confirmed',
  done: 'took place',
  no_show: 'somebody did not come',
};

function interview({ interview: known, placement_status }: RecordFacts): Stand {
  const isDone =
    known?.state === 'done' || (!(known && isOpen(known.state)) && AFTER_INTERVIEW.includes(placement_status));
  return { isDone, summary: known ? `${dayTextOf(known.starts_at)}, ${INTERVIEWS[known.state]}` : 'None planned' };
}

const offerText = ({ state, offered_salary, valid_until }: OfferFacts): string => {
  const salary = offeredAMonth(offered_salary);
  if (state === 'open') return `${salary}, can be answered until ${dayText(valid_until)}`;
  if (state === 'countered') return `${salary}; other terms are asked for`;
  return `${salary}, ${state === 'expired' ? 'ended without an answer' : state}`;
};

function offer({ offer: known, salary, placement_status }: RecordFacts): Stand {
  const isDone = known?.state === 'accepted' || AFTER_OFFER.includes(placement_status);
  return {
    isDone,
    summary: known ? offerText(known) : ((salary && offeredAMonth(salary)) ?? (isDone ? 'Made outside' : 'None yet')),
  };
}

function joining({ last_placement: placement, offer: known, expected_on }: RecordFacts): Stand {
  if (placement?.joining_date) {
    const { joining_date, is_joining, left_on } = placement;
    const left = left_on ? `, left${on(left_on)}` : '';
    return is_joining ? open(`Joins${on(joining_date)}`) : done(`Joined${on(joining_date)}${left}`);
  }
  const expected = expected_on ?? known?.joining_date ?? null;
  return open(expected ? `Expected${on(expected)}` : 'No date yet');
}

function invoice({ last_placement: placement }: RecordFacts): Stand {
  if (!placement) return open('Comes with the placement');
  if (placement.is_replacement) return done('None: a replacement is free of charge');
  const { invoice_state, invoice_number, fee_paise, outstanding_paise, due_date, is_sent } = placement;
  if (!invoice_state || invoice_state === 'credited') {
    return open(fee_paise === null ? 'The first-month gross is missing' : `Fee of ${plainRupees(fee_paise)} plus GST`);
  }
  if (invoice_state === 'paid') return done(`${invoice_number ?? ''}, paid`);
  const due = `${plainRupees(outstanding_paise ?? 0)} due${on(due_date)}`;
  return open(`${invoice_number ?? ''}, ${is_sent ? '' : 'not sent, '}${due}`);
}

const CLAIMS: Readonly<Record<NonNullable<PlacementFacts['claim_state']>, string>> = {
  filed: 'Claim to be decided',
  approved: 'Claim approved, replacement due',
  declined: 'Claim declined',
  replaced: 'Replaced',
  closed: 'Claim closed',
};

function warranty({ last_placement: placement }: RecordFacts, seesMoney: boolean): Stand {
  if (!placement?.warranty_until) return open('Begins with the joining date');
  const { warranty_until, warranty_runs, claim_state, is_joining } = placement;
  const runs = warranty_runs ? `Runs${until(warranty_until)}` : `Ended${on(warranty_until)}`;
  const claim = seesMoney && claim_state ? `${CLAIMS[claim_state]}. ` : '';
  return {
    isDone: !warranty_runs,
    summary: claim + (is_joining ? `Begins with the joining date${until(warranty_until)}` : runs),
  };
}

const STANDS: Readonly<Record<Step, (facts: RecordFacts, seesMoney: boolean) => Stand>> = {
  consent,
  shown,
  answer,
  interview,
  offer,
  joining,
  invoice,
  warranty,
};

/** At which step an action is taken. */
const STEP_OF: Readonly<Record<Exclude<Action, 'remind'>, Step>> = {
  note_consent: 'consent',
  set_dropped: 'consent',
  show_to_company: 'shown',
  note_answer: 'answer',
  decide_known: 'answer',
  set_rejected: 'answer',
  plan_interview: 'interview',
  open_interview: 'interview',
  set_interview_scheduled: 'interview',
  set_interview_completed: 'interview',
  set_selected: 'interview',
  make_offer: 'offer',
  note_offer: 'offer',
  set_offered: 'offer',
  set_placed: 'joining',
  enter_joining: 'joining',
  enter_gross: 'joining',
  issue_invoice: 'invoice',
  send_invoice: 'invoice',
  record_payment: 'invoice',
  decide_claim: 'warranty',
};

function presentStep({ placement_status, placement, share }: RecordFacts, action: Action | null): Step | undefined {
  if (action === 'remind') return share === 'waiting' ? 'consent' : 'answer';
  if (action) return STEP_OF[action];
  if (hasEnded(placement_status) || !placement) return undefined;
  if (!placement.joining_date || placement.is_joining) return 'joining';
  return placement.warranty_runs ? 'warranty' : undefined;
}

/** What follows a placement does not come any more once the connection ended without one. */
const isNever = (step: Step, { placement_status, last_placement }: RecordFacts): boolean =>
  hasEnded(placement_status) && !last_placement && STEPS.indexOf(step) >= STEPS.indexOf('joining');

/** How far a connection is, step by step. @param seesMoney whether the reader sees fees and invoices */
export function stepsOf(
  facts: RecordFacts,
  action: Action | null,
  seesMoney: boolean,
): { step: Step; state: StepState; summary: string }[] {
  const present = presentStep(facts, action);
  const place = present ? STEPS.indexOf(present) : STEPS.length;
  return STEPS.filter((step) => seesMoney || step !== 'invoice').map((step) => {
    const { isDone, summary } = isNever(step, facts) ? open('None') : STANDS[step](facts, seesMoney);
    if (step === present) return { step, state: 'present', summary };
    if (isDone) return { step, state: 'done', summary };
    return { step, state: STEPS.indexOf(step) < place ? 'passed_over' : 'to_come', summary };
  });
}
