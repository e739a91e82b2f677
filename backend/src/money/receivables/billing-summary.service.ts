import { Injectable } from '@nestjs/common';
import { PreparedStatement } from '../../platform/database/prepared-statement.js';
import { Statements } from '../../platform/database/statements.js';
import { OPEN_CLAIM_STATES } from '../claims/claim-state.js';
import { SIGN_OF_KIND } from '../invoices/invoice-document.js';
import { type BilledMonthDto, type BillingSummaryDto } from './receivables.dto.js';

const MONTHS = 12;
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
  open_claims: number;
}

const FIGURES = new PreparedStatement<{ figures: Figures }>(`
  select json_build_object('outstanding_paise', coalesce(sum(outstanding_paise), 0),
    'overdue_paise', coalesce(sum(outstanding_paise) filter (where due_date < (select india_today())), 0),
    'open_claims', (select count(*) from warranty_claims where state in (${OPEN_CLAIMS}))) as figures
  from invoices t where outstanding_paise > 0`);

/** The agency's billing at a glance. */
@Injectable()
export class BillingSummaryService {
  constructor(private readonly statements: Statements) {}

  /** Months are months in India. */
  async current(): Promise<BillingSummaryDto> {
    const [[billed], [row]] = await Promise.all([this.statements.run(BILLED, []), this.statements.run(FIGURES, [])]);
    if (!billed || !row) throw new Error('the billing summary answered nothing');
    const { months } = billed;
    return { ...row.figures, billed_this_month_paise: months.at(-1)?.billed_paise ?? 0, months };
  }
}
