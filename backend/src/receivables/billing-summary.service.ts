import { Injectable } from '@nestjs/common';
import { OPEN_CLAIM_STATES } from '../claims/claim-state.js';
import { SIGN_OF_KIND } from '../invoices/invoice-document.js';
import { UNSENT } from '../invoices/invoices.list.js';
import { ATTENTION, IS_UNINVOICED, URGENT_AFTER_DAYS } from '../placements/placement-attention.js';
import { PreparedStatement } from '../platform/database/prepared-statement.js';
import { Statements } from '../platform/database/statements.js';
import { type AttentionDto, type BilledMonthDto, type BillingSummaryDto } from './billing-summary.dto.js';

const MONTHS = 12;
const FAILED_MAIL_DAYS = 30;
const OPEN_CLAIMS = OPEN_CLAIM_STATES.map((state) => `'${state}'`).join(', ');

const BILLED = new PreparedStatement<{ months: BilledMonthDto[] }>(`
  with months as materialized (
    select (date_trunc('month', india_now()) - make_interval(months => n))::date as first from generate_series(0, ${MONTHS - 1}) n),
  billed as (
    select date_trunc('month', day)::date as first, sum(paise) as paise from (
      select issued_on::timestamp as day, sum(${SIGN_OF_KIND} * total_paise) as paise
      from invoices where issued_on >= (select min(first) from months) group by issued_on) days
    group by 1),
  received as (
    select date_trunc('month', day)::date as first, sum(paise) as paise from (
      select received_on::timestamp as day, sum(amount_paise) as paise
      from payments where reversed_at is null and received_on >= (select min(first) from months) group by received_on) days
    group by 1)
  select json_agg(json_build_object('month', to_char(first, 'YYYY-MM'), 'billed_paise', coalesce(b.paise, 0),
    'received_paise', coalesce(r.paise, 0)) order by first) as months
  from months left join billed b using (first) left join received r using (first)`);

interface Figures {
  outstanding_paise: number;
  overdue_paise: number;
  overdue: number;
  not_sent: number;
  open_claims: number;
  failed_mails: number;
}

const FIGURES = new PreparedStatement<{ figures: Figures }>(`
  select json_build_object('outstanding_paise', coalesce(sum(outstanding_paise), 0),
    'overdue_paise', coalesce(sum(outstanding_paise) filter (where due_date < (select india_today())), 0),
    'overdue', count(*) filter (where due_date < (select india_today())),
    'not_sent', count(*) filter (where ${UNSENT}),
    'open_claims', (select count(*) from warranty_claims where state in (${OPEN_CLAIMS})),
    'failed_mails', (select count(*) from outbox_mails
      where status = 'dead' and created_at > now() - interval '${FAILED_MAIL_DAYS} days')) as figures
  from invoices t where outstanding_paise > 0`);

/** A union, so that each branch uses the index of its few placements. */
const PLACEMENTS = new PreparedStatement<{ kind: string; count: number; urgent: boolean }>(`
  select attention as kind, count(*)::int as count, coalesce(bool_or(joining_date <= india_today() - ${URGENT_AFTER_DAYS}), false) as urgent
  from (
    select ${ATTENTION} as attention, t.joining_date from placements t where ${IS_UNINVOICED} and t.joining_date <= (select india_today())
    union all
    select ${ATTENTION}, null from placements t where t.state = 'reverted' and t.invoice_state <> 'credited') looked_at
  where attention is not null group by attention`);

/** The agency's billing at a glance, and what needs attention (docs/rules.md#attention). */
@Injectable()
export class BillingSummaryService {
  constructor(private readonly statements: Statements) {}

  /** Months are months in India. */
  async current(): Promise<BillingSummaryDto> {
    const [[billed], [row], placements] = await Promise.all([
      this.statements.run(BILLED, []),
      this.statements.run(FIGURES, []),
      this.statements.run(PLACEMENTS, []),
    ]);
    if (!billed || !row) throw new Error('the billing summary answered nothing');
    const { outstanding_paise, overdue_paise, overdue, not_sent, open_claims, failed_mails } = row.figures;
    const { months } = billed;
    const counted = (kind: AttentionDto['kind'], count: number): AttentionDto => ({ kind, count, urgent: false });
    const ofPlacements = (kind: AttentionDto['kind']): AttentionDto => {
      const { count = 0, urgent = false } = placements.find((line) => line.kind === kind) ?? {};
      return { kind, count, urgent };
    };
    return {
      outstanding_paise,
      overdue_paise,
      billed_this_month_paise: months.at(-1)?.billed_paise ?? 0,
      open_claims,
      months,
      attention: [
        ofPlacements('joined_without_gross'),
        ofPlacements('invoice_to_issue'),
        counted('not_sent', not_sent),
        counted('overdue', overdue),
        counted('open_claims', open_claims),
        ofPlacements('reverted_with_invoice'),
        counted('failed_mails', failed_mails),
      ],
    };
  }
}
