const MOMENT = `'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'`;
const moment = (column: string): string => `to_char(${column} at time zone 'UTC', ${MOMENT})`;

const EMPLOYEE = `employee_id as id, employee_id, full_name, email, phone, qualification, industry, preferred_location, preferred_salary,
  skills::text, resume_link, status, ${moment('created_at')} as created_at, version`;
const CONNECTION = `p.connection_id as id, p.connection_id, p.request_id, p.employee_id, p.employee_name, e.phone as employee_phone,
  e.email as employee_email, p.job_title, j.domain as job_domain, j.location as job_location, j.employment_type, p.company_name,
  c.industry as company_industry, p.placement_status, ${moment('p.status_changed_at')} as status_changed_at,
  ${moment('p.connection_date')} as connection_date, p.placement_date, p.joining_date, p.offered_salary, p.final_salary, p.admin_notes`;
const JOINS = `join employees e using (employee_id) join job_requests j using (request_id) join companies c using (company_id)`;

/** The newest rows are read through; the trigram index is asked when they do not fill the page. */
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

/**
 * What a hand-written server asks: each statement is planned once per connection and answers the finished JSON (`body`), pages
 * also their total.
 */
export const STATEMENTS = {
  employees: `select json_agg(r)::text as body, (select sum(n) from kept_totals where list = 'employees') as total
    from (select ${EMPLOYEE} from employees order by employees.created_at desc, employee_id desc limit 25) r`,
  connections: `select json_agg(r)::text as body, (select sum(n) from kept_totals where list = 'connections') as total
    from (select ${CONNECTION}
      from (select * from connections order by connection_date desc, connection_id desc limit 25) p ${JOINS}
      order by p.connection_date desc, p.connection_id desc) r`,
  placements: `select json_agg(r)::text as body,
      (select sum(n) from kept_totals where list = 'connections' and facet = 'placed') as total
    from (select ${CONNECTION}
      from (select * from connections where placement_status = 'placed'
        order by connection_date desc, connection_id desc limit 25) p ${JOINS}
      order by p.connection_date desc, p.connection_id desc) r`,
  employee: `select row_to_json(r)::text as body from (select ${EMPLOYEE} from employees where employee_id = $1) r`,
  latest: `select json_agg(r)::text as body, count(*) as total
    from (select ${EMPLOYEE} from employees where employee_id = any($1)
      order by employees.created_at desc, employee_id desc) r`,
  dashboard: `select list, facet, sum(n)::int as total from kept_totals group by list, facet`,
  status: `with before as (select connection_id, placement_status, employee_name, job_title from connections
      where connection_id = $1 for no key update),
    history as (insert into placement_history (connection_id, from_status, to_status, changed_by, changed_by_name)
      select connection_id, placement_status, $2, $3, $4 from before),
    audit as (insert into audit_log (actor_id, actor_email, actor_role, action, kind, record_id, record_name, before, after)
      select $3, $4, 'super_admin', 'status changed', 'connection', connection_id, employee_name || ', ' || job_title,
        jsonb_build_object('placement_status', placement_status), jsonb_build_object('placement_status', $2::text) from before),
    p as (update connections set placement_status = $2 from before where connections.connection_id = before.connection_id
      returning connections.*)
    select row_to_json(r)::text as body from (select ${CONNECTION} from p ${JOINS}) r`,
  search: search('search_text like $1'),
  searchTwo: search('search_text like $1 and search_text like $2'),
  searchThree: search('search_text like $1 and search_text like $2 and search_text like $3'),
  account: `select user_id, password_hash, role from users where email = $1`,
} as const;
