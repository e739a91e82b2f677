import { type AgencySize } from './generated-agency.js';

/** Invoices per day, for every size: a larger agency has a longer history. */
const IN_A_DAY = 500;
/** Placements that are not invoiced yet. */
export const UNINVOICED = 2_000;
const STATES = `array['29', '27', '36', '33', '07', '24']`;

/** Tables of the ledger, whose triggers and indexes are disabled while they are filled. */
export const LEDGER_TABLES = ['placements', 'invoices', 'payments', 'warranty_claims', 'invoice_series'];

/** The agency's settings. */
const SETTINGS = `insert into agency_settings (legal_name, address, city, state_code, pin_code, gstin, pan, email, phone, bank_account_name,
    bank_account_number, bank_ifsc, upi_id, reminders_on)
  values ('Bench Staffing Private Limited', '14 Residency Road', 'Bengaluru', '29', '560025', '29AAHCT9485A1ZX', 'AAHCT9485A',
    'accounts@agency.example', '+91 80 4000 1000', 'Bench Staffing Private Limited', '50200012345678', 'EXMP0000123', 'bench@examplebank', false)`;

const DOCUMENT = `jsonb_build_object('title', 'Tax invoice', 'supplier', (select to_jsonb(s) - array['setting_id', 'set_at', 'invoice_prefix', 'sac',
      'gst_percent', 'fee_percent', 'due_business_days', 'warranty_months', 'claim_notice_days', 'commitment_years', 'penalty_paise', 'penalty_days',
      'reminders_on'] from agency_settings s order by setting_id desc limit 1),
    'recipient', jsonb_build_object('legal_name', p.company_name, 'address', p.company_id || ' MG Road', 'city', 'Pune', 'state_code', place,
      'pin_code', '411001', 'gstin', null), 'place_of_supply', place, 'sac', '998512', 'fee_percent', 50, 'gst_percent', 18,
    'candidate_name', p.employee_name, 'job_title', p.job_title, 'joining_date', p.joining_date,
    'first_month_gross_paise', p.first_month_gross_paise, 'reason', null, 'corrects', null)`;

/**
 * A placement and an invoice for every employee, including the placed ones, as triggers would write them. Of due invoices four in
 * five are paid at least in part, of the others none; one in twenty has a claim. The latest placements are not invoiced.
 */
export function ledgerStatements({ employees }: AgencySize): string[] {
  const companies = employees / 20;
  return [
    SETTINGS,
    `update companies set legal_name = name, billing_address = company_id || ' MG Road', billing_city = 'Pune', billing_pin_code = '411001',
       state_code = (${STATES})[1 + company_id % 6]`,
    `insert into placements (placement_id, employee_id, company_id, employee_name, job_title, job_location, company_name, placed_on,
        joining_date, first_month_gross_paise, fee_percent, warranty_months, commitment_years, fee_paise, warranty_until, issue_by, state, search_text,
        invoice_id, invoice_number, invoice_state, due_date, has_open_claim)
      select n, case when n <= ${employees} then n end, company, person, title, 'Pune', firm, joined - 20, joined, gross, 50, 3, 2, gross / 2, (joined + interval '3 months')::date,
        joined + 30, case when n % 20 = 0 then 'left' else 'active' end, fold(concat_ws(' ', person, title, firm)), null, null, null, null, false
      from (select n, 1 + n * 37 % ${companies} company, pg_temp.person(n) person, pg_temp.title(n) title,
          pg_temp.company(1 + n * 37 % ${companies}) firm, india_today() - 24 - greatest(0, (${employees} - n) / ${IN_A_DAY})::integer joined,
          2000000 + n * 7919 % 1500 * 10000 gross
        from generate_series(1, ${employees + UNINVOICED}::bigint) n) p`,
    `update placements p set connection_id = c.connection_id, origin_connection_id = c.connection_id
      from (select connection_id, row_number() over (order by connection_id) as n from connections where placement_status = 'placed') c
      where p.placement_id = c.n`,
    `create temporary table issued as
      select p.*, row_number() over (partition by financial_year order by placement_id) as sequence,
        case when due < india_today() and placement_id % 5 <> 0 then 'paid' when placement_id % 7 = 0 then 'part_paid' else 'issued' end as outcome
      from (select p.*, (${STATES})[1 + company_id % 6] as place, round(fee_paise * 0.18)::bigint as tax, joining_date + 24 as day,
          joining_date + 44 as due, to_char(joining_date + 24 - interval '3 months', 'YY') || '-' || to_char(joining_date + 24 + interval '9 months', 'YY')
            as financial_year
        from placements p where placement_id <= ${employees}) p`,
    `insert into invoices (invoice_id, kind, series, financial_year, sequence, number, issued_on, due_date, placement_id, company_id,
        company_name, place_of_supply, sac, gst_percent, taxable_paise, cgst_paise, sgst_paise, igst_paise, total_paise, document,
        received_paise, outstanding_paise, state, search_text)
      select placement_id, 'invoice', 'NY', financial_year, sequence, number, day, due, placement_id, company_id, company_name, place, '998512',
        18, fee_paise, half, half, whole, total, document, received, total - received, outcome,
        fold(concat_ws(' ', number, company_name, employee_name))
      from (select p.*, 'NY/' || financial_year || '/' || lpad(sequence::text, greatest(5, length(sequence::text)), '0') as number, ${DOCUMENT} as document,
          case when place = '29' then tax / 2 else 0 end as half, case when place = '29' then 0 else tax end as whole,
          fee_paise + case when place = '29' then tax / 2 * 2 else tax end as total,
          case outcome when 'paid' then fee_paise + case when place = '29' then tax / 2 * 2 else tax end when 'part_paid' then fee_paise / 2 else 0 end
            as received
        from issued p) i order by placement_id`,
    `insert into payments (payment_id, invoice_id, received_on, mode, reference, amount_paise, recorded_at, search_text)
      select row_number() over (order by invoice_id), invoice_id, least(due_date, india_today()), 'bank_transfer', 'N' || invoice_id, received_paise,
        due_date, fold(concat_ws(' ', number, company_name, 'N' || invoice_id))
      from invoices where received_paise > 0 order by invoice_id`,
    `insert into warranty_claims (claim_id, placement_id, company_id, filed_by, filed_at, last_working_day, reason, is_covered, late_notice, state,
        decided_at, search_text)
      select placement_id / 20, placement_id, company_id, 'company', joining_date + 40, joining_date + 38, 'resigned', true, false,
        case when placement_id % 400 = 0 then 'approved' else 'closed' end, joining_date + 41, search_text
      from placements where state = 'left' order by placement_id`,
    `update placements p set invoice_id = i.invoice_id, invoice_number = i.number, invoice_state = i.state, due_date = i.due_date,
        has_open_claim = p.placement_id % 400 = 0
      from invoices i where i.placement_id = p.placement_id`,
    `insert into invoice_series select series, financial_year, 'invoice', max(sequence), max(issued_on) from invoices group by 1, 2`,
    `insert into row_counts values ('placements', '', 0, ${employees + UNINVOICED}), ('invoices', '', 0, ${employees}),
        ('payments', '', 0, (select count(*) from payments)), ('warranty_claims', '', 0, (select count(*) from warranty_claims))`,
    ...['placements', 'invoices', 'payments'].map(
      (table) =>
        `select setval(pg_get_serial_sequence('${table}', '${table.slice(0, -1)}_id'), ${2 * employees + UNINVOICED})`,
    ),
  ];
}
