import { type CompanyAnswer, type Share } from '../../connections/share.js';
import { type PlacementStatus } from '../../employees/placement-status.js';
import { type InvoiceState } from '../../money/placements/placement-state.js';
import { UNSENT } from '../../money/invoices/invoices.list.js';
import { PreparedStatement } from '../../platform/database/prepared-statement.js';
import { type InterviewState } from '../../recruiting/interviews/interview-state.js';
import { periodOf } from '../../recruiting/interviews/interview-sql.js';
import { type OfferState } from '../../recruiting/offers/offer-state.js';
import { stateOf } from '../../recruiting/offers/offer-sql.js';

/** What is known of a connection when its next step is looked for. Days are days in India, `YYYY-MM-DD`; moments are ISO 8601. */
export interface ConnectionFacts {
  connection_id: number;
  placement_status: PlacementStatus;
  company_name: string;
  share: Share;
  submitted_at: string | null;
  company_answer: CompanyAnswer | null;
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
}

const record = (query: string): string => `(select row_to_json(f) from (${query} limit 1) f)`;

const INTERVIEW = record(`select i.interview_id, i.state, i.starts_at, i.ends_at < now() as is_over,
    exists (select from interview_recipients r where r.interview_id = i.interview_id and r.removed_at is null
      and r.reply = 'propose' and r.replied_for = ${periodOf('i')}) as has_proposal
  from interviews i where i.connection_id = c.connection_id and i.state <> 'cancelled'
  order by (i.state in ('proposed', 'confirmed')) desc, i.starts_at desc`);

const OFFER = record(`select ${stateOf('o')} as state,
    o.offered_salary, o.joining_date, o.valid_until
  from offers o where o.connection_id = c.connection_id and o.state <> 'withdrawn' order by o.offer_id desc`);

const PLACEMENT =
  record(`select p.placement_id, p.joining_date, p.joining_date > india_today() as is_joining, p.fee_paise, p.warranty_until,
    coalesce(p.warranty_until >= india_today(), false) as warranty_runs, p.replaces_placement_id is not null as is_replacement,
    p.invoice_id, p.invoice_number, p.invoice_state, t.outstanding_paise, p.due_date, coalesce(p.due_date < india_today(), false) as is_overdue,
    not (${UNSENT}) as is_sent
  from placements p left join invoices t using (invoice_id) where p.connection_id = c.connection_id and p.state = 'active'`);

/** The facts of connections, by their keys. Those of restricted people are left out. */
export const FACTS = new PreparedStatement<ConnectionFacts>(
  `select c.connection_id, c.placement_status, c.company_name, c.share, c.submitted_at::text, c.company_answer,
     ${INTERVIEW} as interview, ${OFFER} as offer, ${PLACEMENT} as placement
   from connections c where c.connection_id = any($1::integer[]) and not c.restricted order by c.connection_id`,
);
