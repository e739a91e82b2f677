import { type EntityManager } from 'typeorm';
import { type Identity, type RecordKeys } from '../privacy/identity.js';

/** What audit entries say of their own record. What a merge took from the other record is excluded. */
const SAID = `select entry.kind, said.* from audit_log entry
    cross join lateral (values (case when action = 'merge undone' then null else before end), (case when action = 'merged' then null else after end)) v (said)
    cross join lateral jsonb_to_record(case when jsonb_typeof(said) = 'object' then said else '{}' end) as said (email text,
      contact_email text, billing_email text, phone text, contact_person_phone text, full_name text, name text, contact_person_name text)
  where entry.kind = 'employee' and record_id = any($3) or entry.kind = 'company' and record_id = any($4)`;

/** Parameters: the e-mail, users, employees, companies. */
const IDENTITY = `with said as (${SAID}),
  copies as (
    select c.* from merges cross join lateral jsonb_to_record(journal -> 'loser') as c (email text, contact_email text, billing_email text,
      phone text, contact_person_phone text, full_name text, name text, contact_person_name text)
    where kind = 'employees' and loser_id = any($3) or kind = 'companies' and loser_id = any($4)),
  emails as (
    select email from users where user_id = any($2)
    union select email from employees where employee_id = any($3)
    union select unnest(array[contact_email, billing_email]) from companies where company_id = any($4)
    union select unnest(array[email, contact_email, billing_email]) from copies
    union select unnest(array[email, contact_email, billing_email]) from said
    union select actor_email from audit_log where actor_id = any($2)
    union select record_name from audit_log where kind = 'account' and record_id = any($2)),
  phones as (
    select phone from employees where employee_id = any($3)
    union select contact_person_phone from companies where company_id = any($4)
    union select unnest(array[phone, contact_person_phone]) from copies
    union select unnest(array[phone, contact_person_phone]) from said),
  names as (
    select full_name as name from users where user_id = any($2)
    union select full_name from employees where employee_id = any($3)
    union select unnest(array[name, contact_person_name]) from companies where company_id = any($4)
    union select unnest(array[full_name, name, contact_person_name]) from copies
    union select unnest(array[full_name, name, contact_person_name]) from said)
  select array(select $1::text union all select email from emails e where email <> $1 and email like '%_@_%'
      and not exists (select from users where users.email = e.email and user_id <> all($2))
      and not exists (select from employees where employees.email = e.email and employee_id <> all($3))
      and not exists (select from companies where e.email in (contact_email, billing_email) and company_id <> all($4))) as emails,
    array(select right(phone, 10) from phones p where phone ~ '[0-9]{10}$'
      and not exists (select from employees where right(employees.phone, 10) = right(p.phone, 10) and employee_id <> all($3))
      and not exists (select from companies where right(contact_person_phone, 10) = right(p.phone, 10) and company_id <> all($4))) as phones,
    array(select name from names where length(name) > 2) as names`;

/**
 * @param email the requested one
 */
export async function identityOf(
  manager: EntityManager,
  email: string,
  { users, employees, companies }: RecordKeys,
): Promise<Identity> {
  const [identity] = await manager.query<[Identity]>(IDENTITY, [email, users, employees, companies]);
  return identity;
}
