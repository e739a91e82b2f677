import { CONNECTIONS } from '../src/connections/connections.list.js';
import { EMPLOYEES } from '../src/employees/employees.list.js';
import { CLAIMS } from '../src/money/claims/claims.list.js';
import { INVOICES } from '../src/money/invoices/invoices.list.js';
import { PAYMENTS } from '../src/money/payments/payments.list.js';
import { PLACEMENTS } from '../src/money/placements/placements.list.js';
import { type ListDefinition } from '../src/platform/lists/list-definition.js';
import { shownColumns } from '../src/platform/lists/list-sql.js';

/** What the product answers of a row; only how it is found is written by hand. */
const rowsOf = (list: ListDefinition, rows: string): string =>
  `(select ${shownColumns(list)} from ${rows} t ${list.joins ?? ''} order by t.${list.newest} desc, t.${list.key} desc) r`;

/** The newest 25 rows. */
function pageOf(list: ListDefinition, total: string, condition = ''): string {
  const { table, key, newest } = list;
  const rows = `(select * from ${table} ${condition} order by ${newest} desc, ${key} desc limit 25)`;
  return `select json_agg(r)::text as body, (select sum(n) from row_counts where ${total}) as total from ${rowsOf(list, rows)}`;
}

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
  from ${rowsOf(EMPLOYEES, `(select e.* from found join employees e using (employee_id) order by created_at desc, employee_id desc limit 25)`)}`;

/** Hand-written statements: each is planned once per connection and answers finished JSON (`body`), pages also their total. */
export const STATEMENTS = {
  employees: pageOf(EMPLOYEES, "list = 'employees'"),
  connections: pageOf(CONNECTIONS, "list = 'connections'"),
  placements: pageOf(CONNECTIONS, "list = 'connections' and facet = 'placed'", "where placement_status = 'placed'"),
  employee: `select row_to_json(r)::text as body from ${rowsOf(EMPLOYEES, '(select * from employees where employee_id = $1)')}`,
  latest: `select json_agg(r)::text as body, count(*) as total
    from ${rowsOf(EMPLOYEES, '(select * from employees where employee_id = any($1))')}`,
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
    t as (update connections set placement_status = $2 from before where connections.connection_id = before.connection_id
      returning connections.*)
    select row_to_json(r)::text as body from ${rowsOf(CONNECTIONS, 't')}`,
  search: search('search_text like $1'),
  searchTwo: search('search_text like $1 and search_text like $2'),
  searchThree: search('search_text like $1 and search_text like $2 and search_text like $3'),
  ledgerPlacements: pageOf(PLACEMENTS, "list = 'placements'"),
  invoices: pageOf(INVOICES, "list = 'invoices'"),
  payments: pageOf(PAYMENTS, "list = 'payments'"),
  claims: pageOf(CLAIMS, "list = 'warranty_claims'"),
  account: `select user_id, password_hash, role from users where email = $1`,
} as const;
