import { type EntityManager } from 'typeorm';
import { type Identity, type RecordKeys } from '../../auth/personal-data/identity.js';

/** What audit entries say of their own record. What a merge took from the other record is excluded. */
const SAID = `select said.* from audit_log entry
    cross join lateral (values (case when action = 'merge undone' then null else before end), (case when action = 'merged' then null else after end)) v (said)
    cross join lateral jsonb_to_record(case when jsonb_typeof(said) = 'object' then said else '{}' end) as said (email text, phone text, full_name text)
  where entry.kind = 'employee' and record_id = any($3)`;

/** What entries about a company say of its contact, and whose login changed with it. */
const CONTACTS = `select lower(said.contact_email) as email, said.contact_person_phone as phone, said.contact_person_name as name,
    case when entry.action = 'updated' then coalesce(said.user_id, c.user_id) end as user_id
  from audit_log entry
    cross join lateral (values (before), (after)) v (said)
    cross join lateral jsonb_to_record(case when jsonb_typeof(v.said) = 'object' then v.said else '{}' end) as said (contact_email text,
      contact_person_phone text, contact_person_name text, user_id integer)
    left join companies c on c.company_id = entry.record_id
  where entry.kind = 'company' and record_id = any($4) and said.contact_email is not null
  union all select contact_email, contact_person_phone, contact_person_name, null from companies where company_id = any($4)`;

/**
 * SQL that says whether somebody else has a name, also within a longer one.
 * @param name SQL of the name, with its table: others have columns of this name
 * @param keys SQL of the person's own users, employees, companies whose contact they are, and memberships
 */
export const othersHave = (name: string, [users, employees, contacts, members]: readonly string[]): string => `(
  exists (select from employees e where e.search_text like '%' || regexp_replace(fold(${name}), '([%_\\\\])', '\\\\\\1', 'g') || '%'
    and strpos(fold(e.full_name), fold(${name})) > 0 and e.employee_id <> all(${employees}))
  or exists (select from company_members m where strpos(fold(m.name), fold(${name})) > 0 and m.member_id <> all(${members}))
  or exists (select from companies c where strpos(fold(c.contact_person_name), fold(${name})) > 0 and c.company_id <> all(${contacts}))
  or exists (select from users u where u.role in ('admin', 'super_admin') and strpos(fold(u.full_name), fold(${name})) > 0
    and u.user_id <> all(${users})))`;

/** First and last name. One word may be any word. */
const IS_FULL = `name ~ '\\S\\s+\\S'`;
/** With the last word first, as texts have it, too. */
const REVERSED = `regexp_replace(names.name, '^(.+)\\s+(\\S+)$', '\\2 \\1')`;
const OWN_KEYS = ['$2', '$3', '$4', '$5'];

/** Parameters: the e-mail, users, employees, companies whose contact they were, memberships. */
const KNOWN = `with said as (${SAID}),
  copies as (
    select c.* from merges cross join lateral jsonb_to_record(journal -> 'loser') as c (email text, phone text, full_name text)
    where kind = 'employees' and loser_id = any($3)),
  own_emails as (
    select $1::text as email
    union select email from users where user_id = any($2)
    union select email from employees where employee_id = any($3)
    union select email from company_members where member_id = any($5)
    union select email from copies
    union select email from said
    union select actor_email from audit_log where actor_id = any($2)
    union select record_name from audit_log where kind = 'account' and record_id = any($2)),
  contacts as (select * from (${CONTACTS}) c where email in (select email from own_emails) or user_id = any($2)),
  emails as (select email from own_emails union select email from contacts),
  phones as (
    select phone from employees where employee_id = any($3)
    union select phone from contacts
    union select phone from copies
    union select phone from said),
  names as (
    select full_name as name from users where user_id = any($2)
    union select full_name from employees where employee_id = any($3)
    union select name from company_members where member_id = any($5)
    union select name from contacts
    union select full_name from copies
    union select full_name from said)
  select array(select $1::text union all select email from emails e where email <> $1 and email like '%_@_%'
      and not exists (select from users where users.email = e.email and user_id <> all($2))
      and not exists (select from employees where employees.email = e.email and employee_id <> all($3))
      and not exists (select from companies where e.email in (contact_email, billing_email) and company_id <> all($4))) as emails,
    array(select right(phone, 10) from phones p where phone ~ '[0-9]{10}$'
      and not exists (select from employees where right(employees.phone, 10) = right(p.phone, 10) and employee_id <> all($3))
      and not exists (select from companies where right(contact_person_phone, 10) = right(p.phone, 10) and company_id <> all($4))) as phones,
    array(select name from names where length(name) > 2) as names,
    array(select name from names where ${IS_FULL} and not ${othersHave('names.name', OWN_KEYS)}
      and not ${othersHave(REVERSED, OWN_KEYS)}) as "soleNames"`;

const IDENTITY = `select k.*, person_patterns(emails, phones, '{}') as "contactPatterns",
    person_patterns(emails, phones, "soleNames") as patterns, person_patterns('{}', '{}', names) as "namePatterns" from (${KNOWN}) k`;

/**
 * @param email the requested one
 */
export async function identityOf(
  manager: EntityManager,
  email: string,
  { users, employees, contacts, members }: RecordKeys,
): Promise<Identity> {
  const [identity] = await manager.query<[Identity]>(IDENTITY, [email, users, employees, contacts, members]);
  return identity;
}
