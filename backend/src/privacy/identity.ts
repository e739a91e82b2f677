import { type EntityManager } from 'typeorm';

/** Keys of the records about a person. */
export interface Keys {
  /** Including accounts that were merged into another one. */
  users: number[];
  employees: number[];
  companies: number[];
  jobs: number[];
  connections: number[];
  /** Introductions of the person. */
  introductions: number[];
  placements: number[];
  /** Placements of the person. */
  hires: number[];
  /** Warranty claims about these placements. */
  claims: number[];
}

/** Everything that has identified a person, unless it identifies somebody else by now. */
export interface Identity {
  /** In lower case; the requested one comes first. */
  emails: string[];
  /** Last ten digits of each. */
  phones: string[];
  names: string[];
}

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
 * @param email the one that was asked for
 */
export async function identityOf(
  manager: EntityManager,
  email: string,
  { users, employees, companies }: Keys,
): Promise<Identity> {
  const [identity] = await manager.query<[Identity]>(IDENTITY, [email, users, employees, companies]);
  return identity;
}

/** Replaces names, e-mails and phones. */
export const ERASED = 'erased';

const MEANS_SOMETHING = /[.*+?^${}()|[\]\\]/g;

/**
 * A regular expression for PostgreSQL and JavaScript. Matches whole e-mails, not ends of longer ones, and phones however their digits
 * are grouped.
 */
export function identityPattern({ emails, phones }: Identity): string {
  const addresses = emails.map(
    (email) => `(?<![a-z0-9._%+-])${email.replace(MEANS_SOMETHING, '\\$&')}(?![a-z0-9-]|[.][a-z0-9])`,
  );
  const numbers = phones.map((phone) => `(?<![0-9])([+]?91[ -]?|0)?${[...phone].join('[ .()-]?')}(?![0-9])`);
  return [...addresses, ...numbers].join('|');
}

/** The same as a JavaScript expression. */
export function identityExpression(identity: Identity, flags: 'giu' | 'iu'): RegExp {
  return new RegExp(identityPattern(identity), flags);
}

/** A text, or every text in a value, with e-mails and phones of the person replaced. */
export function masked(identity: Identity, value: unknown): unknown {
  return maskedBy(identityExpression(identity, 'giu'), value);
}

function maskedBy(pattern: RegExp, value: unknown): unknown {
  if (typeof value === 'string') return value.replace(pattern, ERASED);
  if (Array.isArray(value)) return value.map((one) => maskedBy(pattern, one));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, maskedBy(pattern, one)]));
}
