import { type EntityManager } from 'typeorm';
import { type RecordKeys, type Person } from '../privacy/identity.js';
import { identityOf } from './person-identity.js';

/** Deleted records of a kind whose last e-mail in the log is the requested one. */
const goneWith = (kind: string, table: string, key: string, email: string): string => `
    select record_id from (select distinct on (record_id) record_id, ${email} as email from audit_log
        where kind = '${kind}' and ${email} is not null and record_id in (select record_id from audit_log
          where kind = '${kind}' and $1 in (before ->> 'email', before ->> 'contact_email', after ->> 'email', after ->> 'contact_email'))
        order by record_id, audit_id desc) last
      where last.email = $1 and not exists (select from ${table} where ${key} = record_id)`;

/** The same for deleted records that people filled in about themselves. */
const goneOf = (kind: string, table: string, key: string): string => `
    select record_id from audit_log where kind = '${kind}' and actor_role = '${kind}' and actor_id in (select id from users_of)
      and not exists (select from ${table} where ${key} = record_id)`;

const FIND = `with
  users_of as (
    select user_id as id from users where email = $1
    union select actor_id from audit_log entry where actor_email = $1 and actor_id is not null
      and not exists (select from users where user_id = entry.actor_id and email <> $1)
      and not exists (select from audit_log later
        where later.actor_id = entry.actor_id and later.audit_id > entry.audit_id and later.actor_email <> $1)),
  employees_found as (
    select employee_id as id from employees where email = $1 or user_id in (select id from users_of)
    union select loser_id from merges where kind = 'employees' and undone_at is null and loser_user_id in (select id from users_of)
    union ${goneWith('employee', 'employees', 'employee_id', `coalesce(after ->> 'email', before ->> 'email')`)}
    union ${goneOf('employee', 'employees', 'employee_id')}),
  employees_of as (select id from employees_found union select merged_from('employees', id) from employees_found),
  companies_found as (
    select company_id as id from companies where contact_email = $1 or user_id in (select id from users_of)
    union select loser_id from merges where kind = 'companies' and undone_at is null and loser_user_id in (select id from users_of)
    union ${goneWith('company', 'companies', 'company_id', `coalesce(after ->> 'contact_email', after ->> 'email', before ->> 'contact_email')`)}
    union ${goneOf('company', 'companies', 'company_id')}),
  companies_of as (select id from companies_found union select merged_from('companies', id) from companies_found),
  all_users as (
    select id from users_of
    union select user_id from employees where employee_id in (select id from employees_of)
    union select user_id from companies where company_id in (select id from companies_of)
    union select loser_user_id from merges where loser_user_id is not null and (kind = 'employees' and loser_id in (select id from employees_of)
      or kind = 'companies' and loser_id in (select id from companies_of))
    union select case when action = 'deleted' then (before ->> 'user_id')::integer else actor_id end from audit_log
      where (kind = 'employee' and record_id in (select id from employees_of) or kind = 'company' and record_id in (select id from companies_of))
        and (action = 'deleted' and before ? 'user_id' or actor_role = kind and actor_id is not null)),
  jobs_of as (
    select request_id as id from job_requests where company_id in (select id from companies_of)
    union select record_id from audit_log where kind = 'job request'
      and exists (select from companies_of c where c.id::text in (before ->> 'company_id', after ->> 'company_id'))),
  introductions_of as (
    select connection_id as id from connections where employee_id in (select id from employees_of)
    union select record_id from audit_log where kind = 'connection'
      and exists (select from employees_of e where e.id::text in (before ->> 'employee_id', after ->> 'employee_id'))),
  connections_of as (
    select id from introductions_of
    union select connection_id from connections where request_id in (select id from jobs_of)
    union select record_id from audit_log where kind = 'connection'
      and exists (select from jobs_of j where j.id::text in (before ->> 'request_id', after ->> 'request_id'))),
  hires_of as (
    select placement_id as id from placements where employee_id in (select id from employees_of)
      or origin_connection_id in (select id from introductions_of)),
  placements_of as (
    select id from hires_of
    union select placement_id from placements where company_id in (select id from companies_of)
      or origin_connection_id in (select id from connections_of))
  select array(select id from all_users) as users, array(select id from employees_of) as employees,
    array(select id from companies_of) as companies, array(select id from jobs_of) as jobs,
    array(select id from connections_of) as connections, array(select id from introductions_of) as introductions,
    array(select id from placements_of) as placements, array(select id from hires_of) as hires,
    array(select claim_id from warranty_claims where placement_id in (select id from placements_of)) as claims`;

const ABOUT_RECORDS = `((kind in ('account', 'admin') and record_id = any($2)) or (kind = 'employee' and record_id = any($3))
  or (kind = 'company' and record_id = any($4)) or (kind = 'job request' and record_id = any($5))
  or (kind = 'connection' and record_id = any($6)) or (kind = 'placement' and record_id = any($7))
  or (kind = 'warranty claim' and record_id = any($8)))`;

const NAMES_EMAIL = `(record_name = any($1) or substring(record_name from '<([^<>]+)>$') = any($1)
  or jsonb_path_exists(jsonb_build_array(before, after), 'strict $.** ? (@ == $emails[*])', jsonb_build_object('emails', $1::text[])))`;

/** Audit entries that name a person; parameters: `auditParameters`. */
export const ABOUT_PERSON = `(${ABOUT_RECORDS} or ${NAMES_EMAIL})`;

/**
 * Entries that the person may read. Excluded are former owners of the e-mail, and other candidates of a company's job or placement:
 * two more parameters are the keys of introductions and hires.
 */
export const ABOUT_PERSON_ALONE = `((${ABOUT_RECORDS} and kind <> 'warranty claim' and (kind <> 'connection' or record_id = any($9))
    and (kind <> 'placement' or record_id = any($10)))
  or (kind in ('account', 'admin') and ${NAMES_EMAIL}))`;

/** Audit entries of what a person did. */
export const BY_PERSON = `(case when actor_id is null then actor_email = any($1) else actor_id = any($2) end)`;

const CHANGES_EMAIL = `coalesce(before ?| '{email,contact_email}' and after ?| '{email,contact_email}', false)`;

/** Mails to a person, including former e-mails of the records; parameters: `mailParameters`. */
export const MAILS_TO_PERSON = `(recipient = any($1) or exists (select from audit_log
  where ((kind = 'employee' and record_id = any($2)) or (kind = 'company' and record_id = any($3))) and ${CHANGES_EMAIL}
    and recipient in (before ->> 'email', before ->> 'contact_email') and created_at <= at))`;

/** Parameters of `MAILS_TO_PERSON`. */
export function mailParameters({ emails, employees, companies }: Person): unknown[] {
  return [emails, employees, companies];
}

/** Parameters of `ABOUT_PERSON` and `BY_PERSON`. */
export function auditParameters(person: Person): unknown[] {
  const { emails, users, employees, companies, jobs, connections, placements, claims } = person;
  return [emails, users, employees, companies, jobs, connections, placements, claims];
}

/** Finds the person who has or had this e-mail (trimmed and lowercased by the caller). */
export async function findPerson(manager: EntityManager, email: string): Promise<Person> {
  const [keys] = await manager.query<[RecordKeys]>(FIND, [email]);
  return { email, ...keys, ...(await identityOf(manager, email, keys)) };
}
