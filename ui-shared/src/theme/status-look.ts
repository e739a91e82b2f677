import type {
  Application,
  Breach,
  Candidate,
  ClaimState,
  CompanyInterview,
  Connection,
  HealthState,
  InactivePerson,
  InterviewState,
  InvoiceState,
  MemberState,
  Offer,
  OwnGrievance,
  PersonNotice,
  PlacementState,
  RestrictedAccount,
  WarrantyState,
} from '../api/types';
import { AVAILABLE, type JobStatus, type PlacementStatus, type Priority } from '../domain/choices';

/** Colour families: `--<tone>` for text and marks, `--<tone>-soft` for their background. */
export const TONES = [
  'slate',
  'blue',
  'violet',
  'magenta',
  'amber',
  'cyan',
  'green',
  'rose',
  'stone',
  'rust',
  'lime',
] as const;
export type Tone = (typeof TONES)[number];

/** The icon of a status, so that statuses differ by more than colour. */
export interface Mark {
  /** SVG path in a square of 16. */
  path: string;
  /** Filled; otherwise stroked. */
  isSolid?: boolean;
}

export interface StatusLook {
  tone: Tone;
  mark: Mark;
}

/** The default mark. */
export const DOT: Mark = { path: 'M8 4.5a3.5 3.5 0 1 1 0 7a3.5 3.5 0 1 1 0-7Z', isSolid: true };

const CLOCK: Mark = { path: 'M8 2a6 6 0 1 1 0 12a6 6 0 1 1 0-12ZM8 4.75V8l2.25 1.5' };
const BOOKMARK: Mark = { path: 'M4 2.25h8v11.5l-4-3-4 3Z' };
const CALENDAR: Mark = { path: 'M2.25 3.75h11.5v9.75H2.25ZM2.25 7h11.5M5.25 1.75v3M10.75 1.75v3' };
const TALK: Mark = { path: 'M2 2.75h12v8.5H8.25L5 14v-2.75H2ZM5.5 7l1.75 1.75L10.75 5.5' };
const STAR: Mark = { path: 'M8 1.9l1.85 3.9 4.25.55-3.1 2.95.8 4.2L8 11.45 4.2 13.5l.8-4.2L1.9 6.35l4.25-.55Z' };
const LETTER: Mark = { path: 'M1.75 3.25h12.5v9.5H1.75ZM2.25 4 8 8.75 13.75 4' };
const DONE: Mark = {
  path: 'M8 1a7 7 0 1 1 0 14A7 7 0 1 1 8 1ZM4.9 7.2 3.7 8.4 7 11.7l5.4-5.4-1.2-1.2L7 9.3Z',
  isSolid: true,
};
const STOP: Mark = {
  path: 'M5.1 1h5.8L15 5.1v5.8L10.9 15H5.1L1 10.9V5.1ZM5.9 4.7 4.7 5.9 6.8 8l-2.1 2.1 1.2 1.2L8 9.2l2.1 2.1 1.2-1.2L9.2 8l2.1-2.1-1.2-1.2L8 6.8Z',
  isSolid: true,
};
const TURN_BACK: Mark = { path: 'M5.5 2.5 2 6l3.5 3.5M2 6h7.75a3.75 3.75 0 0 1 0 7.5H5.5' };
const WAY_OUT: Mark = { path: 'M8.5 2.25H2.25v11.5H8.5M6.25 8h8M11.25 5l3 3-3 3' };
const READY: Mark = { path: 'M8 2a6 6 0 1 1 0 12a6 6 0 1 1 0-12ZM8 7a1 1 0 1 1 0 2a1 1 0 1 1 0-2Z' };
const BOLT: Mark = { path: 'M9 1.75 3.25 9H7.5l-.75 5.25L12.75 7H8.25Z' };
const LOCK: Mark = { path: 'M3 7.25h10v6.5H3ZM5.25 7V4.75a2.75 2.75 0 0 1 5.5 0V7' };
const ARROW_DOWN: Mark = { path: 'M8 2.5v11M3.5 9 8 13.5 12.5 9' };
const EQUAL: Mark = { path: 'M3 5.75h10M3 10.25h10' };
const ARROW_UP: Mark = { path: 'M8 13.5v-11M3.5 7 8 2.5 12.5 7' };
const WARNING: Mark = { path: 'M8 1.75 14.75 13.75H1.25ZM8 6v3.75M8 11.75v.01' };

const HALF: Mark = { path: 'M8 2a6 6 0 1 1 0 12a6 6 0 1 1 0-12ZM8 2v12M8 5h4.6M8 8h5.8M8 11h4.6' };
const SWAP: Mark = { path: 'M2.5 5.5h10M9.5 2.5l3 3-3 3M13.5 10.5h-10M6.5 7.5l-3 3 3 3' };
const MINUS: Mark = { path: 'M8 2a6 6 0 1 1 0 12a6 6 0 1 1 0-12ZM5 8h6' };
const SHIELD: Mark = { path: 'M8 1.75 13.25 3.5v4c0 3.4-2.2 5.6-5.25 6.75C4.95 13.1 2.75 10.9 2.75 7.5v-4Z' };

const UNKNOWN: StatusLook = { tone: 'slate', mark: DOT };

const PLACEMENT_LOOKS: Readonly<Record<PlacementStatus | typeof AVAILABLE, StatusLook>> = {
  [AVAILABLE]: { tone: 'lime', mark: READY },
  pending: { tone: 'slate', mark: CLOCK },
  shortlisted: { tone: 'blue', mark: BOOKMARK },
  interview_scheduled: { tone: 'violet', mark: CALENDAR },
  interview_completed: { tone: 'magenta', mark: TALK },
  selected: { tone: 'amber', mark: STAR },
  offered: { tone: 'cyan', mark: LETTER },
  placed: { tone: 'green', mark: DONE },
  rejected: { tone: 'rose', mark: STOP },
  dropped: { tone: 'stone', mark: TURN_BACK },
  resigned: { tone: 'rust', mark: WAY_OUT },
};

const JOB_LOOKS: Readonly<Record<JobStatus, StatusLook>> = {
  open: { tone: 'green', mark: READY },
  active: { tone: 'blue', mark: BOLT },
  pending: { tone: 'amber', mark: CLOCK },
  closed: { tone: 'slate', mark: LOCK },
};

const PRIORITY_LOOKS: Readonly<Record<Priority, StatusLook>> = {
  low: { tone: 'slate', mark: ARROW_DOWN },
  medium: { tone: 'blue', mark: EQUAL },
  high: { tone: 'amber', mark: ARROW_UP },
  urgent: { tone: 'rose', mark: WARNING },
};

const CANDIDATE_STAGE_LOOKS: Readonly<
  Record<Candidate['stage'] | Application['stage'] | 'refused' | 'answered', StatusLook>
> = {
  connected: { tone: 'slate', mark: DOT },
  waiting: { tone: 'amber', mark: CLOCK },
  new: { tone: 'blue', mark: BOOKMARK },
  answered: { tone: 'slate', mark: DONE },
  interview: { tone: 'violet', mark: CALENDAR },
  offer: { tone: 'cyan', mark: LETTER },
  placed: { tone: 'green', mark: DONE },
  closed: { tone: 'stone', mark: LOCK },
  refused: { tone: 'stone', mark: TURN_BACK },
};

const ANSWER_LOOKS: Readonly<Record<NonNullable<Candidate['answer']>, StatusLook>> = {
  interested: { tone: 'green', mark: DONE },
  hold: { tone: 'amber', mark: CLOCK },
  not_suitable: { tone: 'rose', mark: STOP },
  already_known: { tone: 'slate', mark: SWAP },
};

const SHARE_LOOKS: Readonly<Record<Connection['share'], StatusLook>> = {
  none: { tone: 'slate', mark: DOT },
  waiting: { tone: 'amber', mark: CLOCK },
  submitted: { tone: 'green', mark: LETTER },
  withdrawn: { tone: 'stone', mark: TURN_BACK },
  declined: { tone: 'rose', mark: STOP },
  expired: { tone: 'stone', mark: CLOCK },
};

const INTERVIEW_LOOKS: Readonly<Record<InterviewState | 'over', StatusLook>> = {
  proposed: { tone: 'amber', mark: CLOCK },
  confirmed: { tone: 'blue', mark: CALENDAR },
  done: { tone: 'green', mark: DONE },
  over: { tone: 'slate', mark: DOT },
  no_show: { tone: 'rust', mark: WARNING },
  cancelled: { tone: 'stone', mark: STOP },
};

const REPLY_LOOKS: Readonly<Record<NonNullable<CompanyInterview['reply']>, StatusLook>> = {
  accept: { tone: 'green', mark: DONE },
  decline: { tone: 'rose', mark: STOP },
  propose: { tone: 'blue', mark: SWAP },
};

/** A connected job as employees see it. */
export const CONNECTED: StatusLook = { tone: 'green', mark: DONE };

const lookIn = (looks: Readonly<Record<string, StatusLook>>, status: string): StatusLook => looks[status] ?? UNKNOWN;

/** Of a placement status, or of an available employee. */
export const placementLook = (status: string): StatusLook => lookIn(PLACEMENT_LOOKS, status);

export const jobLook = (status: string): StatusLook => lookIn(JOB_LOOKS, status);

/** Of an account that may log in, or is disabled. */
export const accountLook = (isDisabled: boolean): StatusLook =>
  isDisabled ? { tone: 'rose', mark: STOP } : { tone: 'green', mark: DONE };

export const priorityLook = (priority: string): StatusLook => lookIn(PRIORITY_LOOKS, priority);

const PLACEMENT_STATE_LOOKS: Readonly<Record<PlacementState, StatusLook>> = {
  active: { tone: 'green', mark: DONE },
  left: { tone: 'rust', mark: WAY_OUT },
  reverted: { tone: 'stone', mark: TURN_BACK },
  replaced: { tone: 'blue', mark: SWAP },
};

const WARRANTY_LOOKS: Readonly<Record<WarrantyState, StatusLook>> = {
  not_started: { tone: 'slate', mark: CLOCK },
  running: { tone: 'green', mark: SHIELD },
  claimed: { tone: 'amber', mark: WARNING },
  ended: { tone: 'stone', mark: LOCK },
};

const INVOICE_LOOKS: Readonly<Record<InvoiceState, StatusLook>> = {
  issued: { tone: 'blue', mark: LETTER },
  part_paid: { tone: 'amber', mark: HALF },
  paid: { tone: 'green', mark: DONE },
  credited: { tone: 'stone', mark: MINUS },
};

const CLAIM_LOOKS: Readonly<Record<ClaimState, StatusLook>> = {
  filed: { tone: 'amber', mark: WARNING },
  approved: { tone: 'blue', mark: READY },
  declined: { tone: 'rose', mark: STOP },
  replaced: { tone: 'green', mark: SWAP },
  closed: { tone: 'slate', mark: LOCK },
};

const MEMBER_LOOKS: Readonly<Record<MemberState, StatusLook>> = {
  invited: { tone: 'amber', mark: LETTER },
  active: { tone: 'green', mark: DONE },
  expired: { tone: 'stone', mark: CLOCK },
  revoked: { tone: 'stone', mark: WAY_OUT },
};

const OFFER_LOOKS: Readonly<Record<Offer['state'], StatusLook>> = {
  open: { tone: 'amber', mark: CLOCK },
  accepted: { tone: 'green', mark: DONE },
  declined: { tone: 'rose', mark: STOP },
  countered: { tone: 'blue', mark: SWAP },
  withdrawn: { tone: 'stone', mark: TURN_BACK },
  expired: { tone: 'slate', mark: LOCK },
};

const GRIEVANCE_LOOKS: Readonly<Record<OwnGrievance['state'], StatusLook>> = {
  open: { tone: 'amber', mark: CLOCK },
  answered: { tone: 'green', mark: DONE },
  closed: { tone: 'slate', mark: LOCK },
};

const BREACH_LOOKS: Readonly<Record<Breach['state'], StatusLook>> = {
  open: { tone: 'rose', mark: WARNING },
  told: { tone: 'amber', mark: CLOCK },
  reported: { tone: 'blue', mark: LETTER },
  closed: { tone: 'slate', mark: LOCK },
  no_breach: { tone: 'stone', mark: TURN_BACK },
};

const RETENTION_LOOKS: Readonly<Record<InactivePerson['state'], StatusLook>> = {
  soon: { tone: 'slate', mark: CLOCK },
  told: { tone: 'amber', mark: LETTER },
  last_call: { tone: 'amber', mark: WARNING },
  due: { tone: 'rose', mark: WARNING },
};

const RESTRICTION_LOOKS: Readonly<Record<RestrictedAccount['restriction'], StatusLook>> = {
  minor: { tone: 'rose', mark: WARNING },
  erasure: { tone: 'slate', mark: STOP },
  silence: { tone: 'amber', mark: CLOCK },
  idle: { tone: 'stone', mark: CLOCK },
};

const NOTICE_LOOKS: Readonly<Record<PersonNotice['state'], StatusLook>> = {
  waiting: { tone: 'amber', mark: CLOCK },
  scheduled: { tone: 'slate', mark: CLOCK },
  told: { tone: 'blue', mark: LETTER },
  agreed: { tone: 'green', mark: DONE },
  refused: { tone: 'rose', mark: WARNING },
  silent: { tone: 'rose', mark: CLOCK },
};

const HEALTH_LOOKS: Readonly<Record<HealthState, StatusLook>> = {
  well: { tone: 'green', mark: DONE },
  attention: { tone: 'rose', mark: WARNING },
  unknown: UNKNOWN,
};

export const OVERDUE: StatusLook = { tone: 'rose', mark: WARNING };
export const REVERSED: StatusLook = { tone: 'stone', mark: TURN_BACK };

export const placementStateLook = (state: string): StatusLook => lookIn(PLACEMENT_STATE_LOOKS, state);

export const warrantyLook = (warranty: string): StatusLook => lookIn(WARRANTY_LOOKS, warranty);

export const invoiceLook = (state: string): StatusLook => lookIn(INVOICE_LOOKS, state);

/** Of how far it went with a person, as companies and the person are told. */
export const candidateStageLook = (stage: string): StatusLook => lookIn(CANDIDATE_STAGE_LOOKS, stage);

/** Of what a company said of a person. */
export const answerLook = (answer: string): StatusLook => lookIn(ANSWER_LOOKS, answer);

/** Of whether a company sees a person. */
export const shareLook = (share: string): StatusLook => lookIn(SHARE_LOOKS, share);

/** Of an interview. */
export const interviewLook = (state: string): StatusLook => lookIn(INTERVIEW_LOOKS, state);

/** Of an answer to the time of an interview. */
export const replyLook = (reply: string): StatusLook => lookIn(REPLY_LOOKS, reply);

/** Of a member of a company, or of an invitation. */
export const memberLook = (state: string): StatusLook => lookIn(MEMBER_LOOKS, state);

/** Of what became of an offer. */
export const offerLook = (state: string): StatusLook => lookIn(OFFER_LOOKS, state);

/** Of a check of the product's state. */
export const healthLook = (state: string): StatusLook => lookIn(HEALTH_LOOKS, state);

export const claimLook = (state: string): StatusLook => lookIn(CLAIM_LOOKS, state);

/** Of what a person wrote to the agency. */
export const grievanceLook = (state: string): StatusLook => lookIn(GRIEVANCE_LOOKS, state);

/** Of a breach of people's data. */
export const breachLook = (state: string): StatusLook => lookIn(BREACH_LOOKS, state);

/** Of how far the notice to a person is. */
export const noticeLook = (state: string): StatusLook => lookIn(NOTICE_LOOKS, state);

/** Of how far it went with a person who was not seen for long. */
export const retentionLook = (state: string): StatusLook => lookIn(RETENTION_LOOKS, state);

/** Of why an account is to be erased. */
export const restrictionLook = (reason: string): StatusLook => lookIn(RESTRICTION_LOOKS, reason);

const TERMS_LOOKS: Readonly<Record<string, StatusLook>> = {
  accepted: { tone: 'green', mark: DONE },
  refused: { tone: 'rose', mark: STOP },
  unanswered: { tone: 'amber', mark: CLOCK },
};

/** Of an answer to the present terms. */
export const termsLook = (state: string): StatusLook => lookIn(TERMS_LOOKS, state);

const PENALTY_LOOKS: Readonly<Record<string, StatusLook>> = {
  open: { tone: 'slate', mark: DOT },
  notice_sent: { tone: 'amber', mark: CLOCK },
  disputed: { tone: 'rose', mark: STOP },
  paid: { tone: 'green', mark: DONE },
};

/** Of a penalty case; those that came to nothing look alike. */
export const penaltyLook = (state: string): StatusLook => lookIn(PENALTY_LOOKS, state);
