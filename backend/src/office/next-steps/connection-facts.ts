import { type CompanyAnswer, type Share } from '../../connections/share.js';
import { showingWord } from '../../employees/consent/showing-word.js';
import { type PlacementStatus } from '../../employees/placement-status.js';
import { type ClaimState } from '../../money/claims/claim-state.js';
import { UNSENT } from '../../money/invoices/invoices.list.js';
import { type InvoiceState } from '../../money/placements/placement-state.js';
import { PreparedStatement } from '../../platform/database/prepared-statement.js';
import { periodOf } from '../../recruiting/interviews/interview-sql.js';
import { type InterviewState } from '../../recruiting/interviews/interview-state.js';
import { offerState } from '../../recruiting/offers/offer-sql.js';
import { type OfferState } from '../../recruiting/offers/offer-state.js';
import { remindedAt } from '../../recruiting/submissions/reminded.js';

/** What is known of a connection when its next step is looked for. Days are days in India, `YYYY-MM-DD`; moments are ISO 8601. */
export interface ConnectionFacts {
  connection_id: number;
  placement_status: PlacementStatus;
  company_name: string;
  share: Share;
  submitted_at: string | null;
  company_answer: CompanyAnswer | null;
  /** When the person or the company that is waited for was last reminded. */
  reminded_at: string | null;
  interview: InterviewFacts | null;
  offer: OfferFacts | null;
  placement: PlacementFacts | null;
}

/** The open interview, or else the last one. */
export interface InterviewFacts {
  interview_id: number;
  state: Exclude<InterviewState, 'cancelled'>;
  starts_at: string;
  is_over: boolean;
  has_proposal: boolean;
}

/** The newest offer that was not withdrawn. */
export interface OfferFacts {
  state: Exclude<OfferState, 'withdrawn'>;
  offered_salary: string;
  joining_date: string | null;
  valid_until: string;
}

/** The placement that counts, and its latest invoice. */
export interface PlacementFacts {
  placement_id: number;
  joining_date: string | null;
  is_joining: boolean;
  fee_paise: number | null;
  warranty_until: string | null;
  warranty_runs: boolean;
  is_replacement: boolean;
  invoice_id: number | null;
  invoice_number: string | null;
  invoice_state: InvoiceState | null;
  outstanding_paise: number | null;
  due_date: string | null;
  is_overdue: boolean;
  is_sent: boolean;
  left_on: string | null;
  /** Of the latest claim. */
  claim_id: number | null;
  claim_state: ClaimState | null;
}

/** What is known of one connection when its steps are told. */
export interface RecordFacts extends ConnectionFacts {
  /** The person's newest word about being shown to this company. */
  agrees: boolean | null;
  waits_until: string | null;
  company_answered_at: string | null;
  salary: string | null;
  /** The day of joining as it stands on the connection. */
  expected_on: string | null;
  /** The latest opening of the profile, and how many opened it. */
  opened: { reader: string; readers: number } | null;
  /** Also one that has ended, unless it was reverted. */
  last_placement: PlacementFacts | null;
}

const record = (query: string): string => `(select row_to_json(f) from (${query} limit 1) f)`;

const INTERVIEW = record(`select i.interview_id, i.state, i.starts_at, i.ends_at < now() as is_over,
    exists (select from interview_recipients r where r.interview_id = i.interview_id and r.removed_at is null
      and r.reply = 'propose' and r.replied_for = ${periodOf('i')}) as has_proposal
  from interviews i where i.connection_id = c.connection_id and i.state <> 'cancelled'
  order by (i.state in ('proposed', 'confirmed')) desc, i.starts_at desc`);

const OFFER = record(`select ${offerState('o')} as state,
    o.offered_salary, o.joining_date, o.valid_until
  from offers o where o.connection_id = c.connection_id and o.state <> 'withdrawn' order by o.offer_id desc`);

const placementIn = (states: string): string =>
  record(`select p.placement_id, p.joining_date, p.joining_date > india_today() as is_joining, p.fee_paise, p.warranty_until,
    coalesce(p.warranty_until >= india_today(), false) as warranty_runs, p.replaces_placement_id is not null as is_replacement,
    p.invoice_id, p.invoice_number, p.invoice_state, t.outstanding_paise, p.due_date, coalesce(p.due_date < india_today(), false) as is_overdue,
    not (${UNSENT}) as is_sent, p.left_on, w.claim_id, w.state as claim_state
  from placements p left join invoices t using (invoice_id)
    left join lateral (select claim_id, state from warranty_claims where placement_id = p.placement_id
      order by claim_id desc limit 1) w on true
  where p.connection_id = c.connection_id and p.state ${states}`);

/** Of those alone that wait: the log is not read for the others. */
const REMINDED = `(case when c.share = 'waiting' or c.share = 'submitted' and c.company_answer is null then ${remindedAt('c')} end)`;

const COLUMNS = `c.connection_id, c.placement_status, c.company_name, c.share, c.submitted_at::text, c.company_answer,
     ${REMINDED}::text as reminded_at,
     ${INTERVIEW} as interview, ${OFFER} as offer, ${placementIn(`= 'active'`)} as placement`;

/** The facts of connections, by their keys. Those of restricted people are left out. */
export const CONNECTION_FACTS = new PreparedStatement<ConnectionFacts>(
  `select ${COLUMNS} from connections c where c.connection_id = any($1::integer[]) and not c.restricted order by c.connection_id`,
);

const OPENED = record(`select coalesce(account_name(o.user_id), o.reader) as reader, (select count(distinct r.reader)
    from candidate_openings r where r.connection_id = c.connection_id) as readers from candidate_openings o
  where o.connection_id = c.connection_id order by o.opening_id desc`);

/** The same of one connection, with all that its steps tell. */
export const RECORD_FACTS = new PreparedStatement<RecordFacts>(
  `select ${COLUMNS}, ${showingWord('c')} as agrees, s.waits_until::text, c.company_answered_at::text,
     coalesce(c.final_salary, c.offered_salary) as salary, c.joining_date::text as expected_on,
     ${OPENED} as opened, ${placementIn(`<> 'reverted'`)} as last_placement
   from connections c left join sheets s using (connection_id) where c.connection_id = $1 and not c.restricted`,
);
