import { type EntityManager } from 'typeorm';
import { type AuditedKeys, type Person, type RecordKeys } from '../../auth/personal-data/identity.js';
import { identityOf } from './person-identity.js';

type KnownPerson = Omit<Person, keyof AuditedKeys>;

/** Deleted employees whose last e-mail in the log is the requested one, or who filled in their record themselves. */
const GONE = `
    select record_id from (select distinct on (record_id) record_id, coalesce(after ->> 'email', before ->> 'email') as email from audit_log
        where kind = 'employee' and coalesce(after ->> 'email', before ->> 'email') is not null and record_id in (select record_id from audit_log
          where kind = 'employee' and $1 in (before ->> 'email', after ->> 'email'))
        order by record_id, audit_id desc) last
      where last.email = $1 and not exists (select from employees where employee_id = record_id)
    union select record_id from audit_log where kind = 'employee' and actor_role = 'employee' and actor_id in (select id from users_of)
      and not exists (select from employees where employee_id = record_id)`;

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
    union ${GONE}),
  employees_of as (select id from employees_found union select merged_from('employees', id) from employees_found),
  all_users as (
    select id from users_of
    union select user_id from employees where employee_id in (select id from employees_of)
    union select loser_user_id from merges where loser_user_id is not null and kind = 'employees' and loser_id in (select id from employees_of)
    union select case when action = 'deleted' then (before ->> 'user_id')::integer else actor_id end from audit_log
      where kind = 'employee' and record_id in (select id from employees_of)
        and (action = 'deleted' and before ? 'user_id' or actor_role = kind and actor_id is not null)),
  contacts_of as (
    select company_id as id from companies where contact_email = $1
    union select company_id from company_members where user_id in (select id from all_users) or email = $1
    union select record_id from audit_log where kind = 'company' and $1 in (before ->> 'contact_email', after ->> 'contact_email', after ->> 'email')),
  members_of as (
    select member_id as id from company_members where user_id in (select id from all_users) or email = $1
    union select record_id from audit_log where kind = 'company member' and $1 in (before ->> 'email', after ->> 'email')),
  connections_of as (
    select connection_id as id from connections where employee_id in (select id from employees_of)
    union select record_id from audit_log where kind = 'connection'
      and exists (select from employees_of e where e.id::text in (before ->> 'employee_id', after ->> 'employee_id'))),
  placements_of as (
    select placement_id as id from placements where employee_id in (select id from employees_of)
      or origin_connection_id in (select id from connections_of))
  select array(select id from all_users) as users, array(select id from employees_of) as employees,
    array(select id from contacts_of) as contacts, array(select id from members_of) as members,
    array(select id from connections_of) as connections, array(select id from placements_of) as placements,
    array(select claim_id from warranty_claims where placement_id in (select id from placements_of)) as claims`;

/** Whether a task of this kind and key is about a record of the person's. */
const isOfPerson = (kind: string, key: string, as = ''): string =>
  `(${[
    ['employee', '$3'],
    ['connection', '$4'],
    ['placement', '$5'],
    ['claim', '$6'],
  ]
    .map(([name, keys]) => `${kind} = '${name}' and ${key} = any(${keys}::integer[]${as})`)
    .join(' or ')})`;

/** Also what is gone, as far as the audit log says whom it was about; parameters: `auditedParameters`. */
const AUDITED = `select
    array(select grievance_id from grievances where user_id = any($2::integer[]) or user_id is null and email = any($1::text[])
      union select record_id from audit_log where kind = 'grievance' and action = 'created' and actor_id = any($2::integer[])) as grievances,
    array(select case_id from penalty_cases where employee_id = any($3::integer[]) or employee_id is null and email = any($1::text[])
      union select record_id from audit_log where kind = 'penalty case' and after ->> 'employee_id' = any($3::integer[]::text[])) as "penaltyCases",
    array(select task_id from tasks where ${isOfPerson('kind', 'record_id')}
      union select record_id from audit_log where kind = 'task' and ${isOfPerson(`after ->> 'kind'`, `after ->> 'record_id'`, '::text[]')}) as tasks`;

const ABOUT_RECORDS = `((kind in ('account', 'admin') and record_id = any($2)) or (kind = 'employee' and record_id = any($3))
  or (kind = 'company member' and record_id = any($4)) or (kind = 'connection' and record_id = any($5))
  or (kind = 'placement' and record_id = any($6)) or (kind = 'warranty claim' and record_id = any($7))
  or (kind = 'grievance' and record_id = any($8)) or (kind = 'penalty case' and record_id = any($9))
  or (kind = 'task' and record_id = any($10)) or (kind = 'mail' and record_id = any($11)))`;

const NAMES_EMAIL = `(record_name = any($1) or substring(record_name from '<([^<>]+)>$') = any($1)
  or jsonb_path_exists(jsonb_build_array(before, after), 'strict $.** ? (@ == $emails[*])', jsonb_build_object('emails', $1::text[])))`;

/** Audit entries that name a person, without those of a company whose contact they were; parameters: `auditParameters`. */
export const ABOUT_PERSON = `(${ABOUT_RECORDS} or kind <> 'company' and ${NAMES_EMAIL})`;

/** Entries that the person may read: without former owners of the e-mail. */
export const ABOUT_PERSON_ALONE = `(${ABOUT_RECORDS} and kind <> 'warranty claim'
  or (kind in ('account', 'admin', 'company member') and ${NAMES_EMAIL}))`;

/** Audit entries of what a person did. */
export const BY_PERSON = `(case when actor_id is null then actor_email = any($1) else actor_id = any($2) end)`;

/** Mails to a person, including former e-mails of the record; parameters: `mailParameters`. */
export const MAILS_TO_PERSON = `(recipient = any($1) or exists (select from audit_log
  where kind = 'employee' and record_id = any($2) and coalesce(before ? 'email' and after ? 'email', false)
    and recipient = before ->> 'email' and created_at <= at))`;

/** Parameters of `MAILS_TO_PERSON`. */
export function mailParameters({ emails, employees }: KnownPerson): unknown[] {
  return [emails, employees];
}

/** Mails that the audit log has an entry of their own about. */
const AUDITED_MAILS = `select array(select record_id from outbox_mails join audit_log on kind = 'mail' and record_id = mail_id
  where ${MAILS_TO_PERSON}) as mails`;

function auditedParameters({ emails, users, employees, connections, placements, claims }: KnownPerson): unknown[] {
  return [emails, users, employees, connections, placements, claims];
}

/** Parameters of `ABOUT_PERSON` and `BY_PERSON`. */
export function auditParameters(person: Person): unknown[] {
  const { emails, users, employees, members, connections, placements, claims } = person;
  const { grievances, penaltyCases, tasks, mails } = person;
  return [emails, users, employees, members, connections, placements, claims, grievances, penaltyCases, tasks, mails];
}

/** Finds the person who has or had this e-mail (trimmed and lowercased by the caller). */
export async function findPerson(manager: EntityManager, email: string): Promise<Person> {
  const [keys] = await manager.query<[RecordKeys]>(FIND, [email]);
  const known = { email, ...keys, ...(await identityOf(manager, email, keys)) };
  const [audited] = await manager.query<[Omit<AuditedKeys, 'mails'>]>(AUDITED, auditedParameters(known));
  const [{ mails }] = await manager.query<[Pick<AuditedKeys, 'mails'>]>(AUDITED_MAILS, mailParameters(known));
  return { ...known, ...audited, mails };
}
