const MOMENT = `'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'`;
const moment = (column: string): string => `to_char(${column} at time zone 'UTC', ${MOMENT})`;

const EMPLOYEE = `employee_id as id, employee_id, full_name, email, phone, qualification, industry, preferred_location, preferred_salary,
  notice_period, skills::text, resume_link, status, ${moment('created_at')} as created_at, version`;
const CONNECTION = `p.connection_id as id, p.connection_id, p.request_id, p.employee_id, p.employee_name, e.email as employee_email,
  e.phone as employee_phone, p.job_title, j.domain as job_domain, p.company_name, j.location as job_location, j.employment_type,
  c.industry as company_industry, p.placement_status, ${moment('p.status_changed_at')} as status_changed_at,
  ${moment('p.connection_date')} as connection_date, p.placement_date, p.joining_date, p.offered_salary, p.final_salary, p.admin_notes`;
const JOINS = `join employees e using (employee_id) join job_requests j using (request_id) join companies c using (company_id)`;

const INVOICE = `invoice_id as id, invoice_id, kind, number, issued_on, due_date, placement_id, corrects_invoice_id, company_id, company_name,
  company_gstin, document ->> 'candidate_name' as candidate_name, place_of_supply, sac, gst_percent, taxable_paise, cgst_paise, sgst_paise,
  igst_paise, total_paise, debited_paise, credited_paise, received_paise, tds_paise, outstanding_paise, state,
  outstanding_paise > 0 and due_date < (select india_today()) as overdue,
  case when outstanding_paise > 0 and due_date < (select india_today()) then (select india_today()) - due_date else 0 end as days_overdue,
  exists (select from invoice_sendings s where s.invoice_id = i.invoice_id)
    or exists (select from reminders r where r.invoice_id = i.invoice_id) as sent,
  exists (select from reminder_pauses r where r.invoice_id = i.invoice_id) as reminders_paused`;
const PLACEMENT = `placement_id as id, placement_id, connection_id, request_id, employee_id, company_id, employee_name, job_title, job_location,
  company_name, placed_on, joining_date, first_month_gross_paise, fee_percent, fee_paise, state, left_on, left_reason, warranty_until,
  case when has_open_claim then 'claimed' when warranty_until is null or joining_date > (select india_today()) then 'not_started'
    when state in ('reverted', 'replaced') or warranty_until < (select india_today()) then 'ended' else 'running' end as warranty,
  replaces_placement_id, replaced_by_placement_id, invoice_id, invoice_number, invoice_state, due_date, issue_by,
  case when state = 'reverted' then case when invoice_state <> 'credited' then 'reverted_with_invoice' end
    when (invoice_state is null or invoice_state = 'credited') and replaces_placement_id is null and state <> 'reverted' then case
      when first_month_gross_paise is null and joining_date <= (select india_today()) then 'joined_without_gross'
      when joining_date <= (select india_today()) - 20 then 'invoice_to_issue' end end as attention`;
const PAYMENT = `payment_id as id, payment_id, p.invoice_id, i.number as invoice_number, i.company_id, i.company_name, received_on, mode, reference,
  amount_paise, p.tds_paise, tds_section, ${moment('recorded_at')} as recorded_at, reversed_at is not null as reversed,
  ${moment('reversed_at')} as reversed_at, reversal_reason`;
const CLAIM = `claim_id as id, claim_id, c.placement_id, p.employee_name, p.job_title, ${moment('filed_at')} as filed_at, last_working_day, reason, note,
  is_covered as covered, late_notice, c.state, decision_reason, ${moment('decided_at')} as decided_at, replacement_placement_id, c.company_id,
  p.company_name, p.request_id, p.joining_date, p.warranty_until, filed_by, p.invoice_id, p.invoice_number, p.invoice_state, i.outstanding_paise`;
const total = (list: string): string => `(select sum(n) from row_counts where list = '${list}') as total`;

/** Scans the newest rows, and uses the trigram index when they do not fill the page. */
const search = (matches: string): string => `
  with newest as materialized (
    select employee_id from (
      select employee_id, search_text from employees order by created_at desc, employee_id desc limit 2000) n where ${matches}),
  far as materialized (
    select employee_id from employees where (select count(*) from newest) <= 25 and ${matches}),
  found as materialized (
    select employee_id from newest where (select count(*) from newest) > 25 union all select employee_id from far)
  select coalesce(json_agg(r), '[]')::text as body, (select count(*) from found) as total
  from (select ${EMPLOYEE} from found join employees using (employee_id)
    order by employees.created_at desc, employee_id desc limit 25) r`;

/** Hand-written statements: each is planned once per connection and answers finished JSON (`body`), pages also their total. */
export const STATEMENTS = {
  employees: `select json_agg(r)::text as body, (select sum(n) from row_counts where list = 'employees') as total
    from (select ${EMPLOYEE} from employees order by employees.created_at desc, employee_id desc limit 25) r`,
  connections: `select json_agg(r)::text as body, (select sum(n) from row_counts where list = 'connections') as total
    from (select ${CONNECTION}
      from (select * from connections order by connection_date desc, connection_id desc limit 25) p ${JOINS}
      order by p.connection_date desc, p.connection_id desc) r`,
  placements: `select json_agg(r)::text as body,
      (select sum(n) from row_counts where list = 'connections' and facet = 'placed') as total
    from (select ${CONNECTION}
      from (select * from connections where placement_status = 'placed'
        order by connection_date desc, connection_id desc limit 25) p ${JOINS}
      order by p.connection_date desc, p.connection_id desc) r`,
  employee: `select row_to_json(r)::text as body from (select ${EMPLOYEE} from employees where employee_id = $1) r`,
  latest: `select json_agg(r)::text as body, count(*) as total
    from (select ${EMPLOYEE} from employees where employee_id = any($1)
      order by employees.created_at desc, employee_id desc) r`,
  dashboard: `select list, facet, sum(n)::int as total from row_counts group by list, facet`,
  status: `with before as (select connection_id, placement_status, employee_name, job_title, company_name from connections
      where connection_id = $1 for no key update),
    history as (insert into placement_history (connection_id, from_status, to_status, changed_by, changed_by_name)
      select connection_id, placement_status, $2, $3, $4 from before),
    audit as (insert into audit_log (actor_id, actor_email, actor_role, action, kind, record_id, record_name, before, after)
      select $3, $4, 'super_admin', 'status changed', 'connection', connection_id, employee_name || ', ' || job_title,
        jsonb_build_object('placement_status', placement_status), jsonb_build_object('placement_status', $2::text) from before),
    made as (insert into placements (connection_id, employee_name, job_title, company_name, placed_on, fee_percent, warranty_months)
      select connection_id, employee_name, job_title, company_name, current_date, 50, 3 from before where $2 = 'placed'
      on conflict (connection_id) do update set state = 'active'),
    reverted as (update placements set state = 'reverted' from before
      where placements.connection_id = before.connection_id and $2 not in ('placed', 'resigned')),
    p as (update connections set placement_status = $2 from before where connections.connection_id = before.connection_id
      returning connections.*)
    select row_to_json(r)::text as body from (select ${CONNECTION} from p ${JOINS}) r`,
  search: search('search_text like $1'),
  searchTwo: search('search_text like $1 and search_text like $2'),
  searchThree: search('search_text like $1 and search_text like $2 and search_text like $3'),
  ledgerPlacements: `select json_agg(r)::text as body, ${total('placements')}
    from (select ${PLACEMENT} from placements order by placed_on desc, placement_id desc limit 25) r`,
  invoices: `select json_agg(r)::text as body, ${total('invoices')}
    from (select ${INVOICE} from invoices i order by issued_on desc, invoice_id desc limit 25) r`,
  payments: `select json_agg(r)::text as body, ${total('payments')}
    from (select ${PAYMENT} from (select * from payments order by received_on desc, payment_id desc limit 25) p
      join invoices i using (invoice_id) order by received_on desc, payment_id desc) r`,
  claims: `select json_agg(r)::text as body, ${total('warranty_claims')}
    from (select ${CLAIM} from (select * from warranty_claims order by warranty_claims.filed_at desc, claim_id desc limit 25) c
      join placements p on p.placement_id = c.placement_id left join invoices i on i.invoice_id = p.invoice_id
      order by c.filed_at desc, claim_id desc) r`,
  account: `select user_id, password_hash, role from users where email = $1`,
} as const;
