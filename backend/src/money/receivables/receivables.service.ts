import { Injectable } from '@nestjs/common';
import { PreparedStatement } from '../../platform/database/prepared-statement.js';
import { Statements } from '../../platform/database/statements.js';
import { type ReceivablesDto } from './receivables.dto.js';

const MAX_COMPANIES = 500;

const AGES = 'not_due days_1_30 days_31_60 days_61_90 over_90 outstanding'.split(' ').map((age) => `${age}_paise`);

/** Reads only the index ix_invoices_receivable of invoices. A deleted company appears by its name. */
const RECEIVABLES = new PreparedStatement<{ receivables: ReceivablesDto }>(`
  with open_invoices as (
    select company_id, case when company_id is null then company_name end as gone_name, company_name, outstanding_paise as paise,
      (select india_today()) - due_date as age
    from invoices where outstanding_paise > 0),
  owed as materialized (
    select company_id, max(company_name) as company_name,
      coalesce(sum(paise) filter (where age <= 0), 0) as not_due_paise,
      coalesce(sum(paise) filter (where age between 1 and 30), 0) as days_1_30_paise,
      coalesce(sum(paise) filter (where age between 31 and 60), 0) as days_31_60_paise,
      coalesce(sum(paise) filter (where age between 61 and 90), 0) as days_61_90_paise,
      coalesce(sum(paise) filter (where age > 90), 0) as over_90_paise,
      sum(paise) as outstanding_paise, count(*) as invoices
    from open_invoices group by company_id, gone_name),
  largest as (
    select o.company_id, coalesce(c.legal_name, o.company_name) as company_name, ${AGES.map((age) => `o.${age}`).join(', ')}, o.invoices
    from (select * from owed order by outstanding_paise desc, company_name limit ${MAX_COMPANIES}) o left join companies c using (company_id)
    order by o.outstanding_paise desc, o.company_name),
  total as (
    select ${AGES.map((age) => `coalesce(sum(${age}), 0) as ${age}`).join(', ')}, coalesce(sum(invoices), 0) as invoices,
      count(*) as companies from owed)
  select json_build_object('total', (select row_to_json(total) from total),
    'companies', (select coalesce(json_agg(largest), '[]') from largest)) as receivables`);

/** What clients owe, by how long it is due (docs/rules.md#receivables). */
@Injectable()
export class ReceivablesService {
  constructor(private readonly statements: Statements) {}

  /** In total, and of the 500 companies that owe most. */
  async byAge(): Promise<ReceivablesDto> {
    const [row] = await this.statements.run(RECEIVABLES, []);
    if (!row) throw new Error('the receivables answered nothing');
    return row.receivables;
  }
}
