import { type EntityManager } from 'typeorm';
import { type Person } from '../../auth/personal-data/identity.js';
import { type PersonalData, type Rows } from '../../auth/personal-data/personal-data.js';
import { type Secrets } from '../../platform/config/secrets.js';

/** What a person may have of everything held about them, by name of the place; places without a row are left out. */
export type OwnExport = Record<string, Rows>;

/**
 * By keys alone: a former owner of the e-mail is another person. Nothing of the log is asked, so the answer comes at once however long
 * the log is.
 */
const OWN = `with employees_of as (
    select e.employee_id as id from employees e where e.user_id = $1
    union select merged_from('employees', e.employee_id) from employees e where e.user_id = $1),
  memberships as (select member_id, company_id, email, name from company_members where user_id = $1),
  said as (
    select email, phone, full_name as name from employees where user_id = $1
    union all select email, null, name from memberships
    union all select email, null, full_name from users where user_id = $1)
  select u.email, array[u.user_id] as users, array(select id from employees_of) as employees,
    array(select company_id from memberships) as contacts, array(select member_id from memberships) as members,
    array(select connection_id from connections where employee_id in (select id from employees_of)) as connections,
    array(select placement_id from placements where employee_id in (select id from employees_of)) as placements,
    '{}'::integer[] as claims,
    array(select distinct email from said) as emails, array(select distinct right(phone, 10) from said where phone is not null) as phones,
    array(select distinct name from said where name is not null) as names
  from users u where u.user_id = $1`;

/** The person behind an account. */
async function ownPerson(manager: EntityManager, userId: number): Promise<Person | undefined> {
  const [person] = await manager.query<Person[]>(OWN, [userId]);
  return person;
}

/**
 * Collects what the person behind an account may have, in one snapshot.
 * @returns nothing when the account is gone
 */
export async function exportOwn(
  manager: EntityManager,
  secrets: Secrets,
  userId: number,
  places: readonly PersonalData[],
): Promise<OwnExport | undefined> {
  return manager.transaction('REPEATABLE READ', async (transaction) => {
    const person = await ownPerson(transaction, userId);
    if (!person) return undefined;
    const parts: OwnExport = {};
    for (const { name, own, read } of places) {
      if ('nothing' in own) continue;
      const held = await read({ transaction, person, secrets });
      const rows = held.filter((row) => own.only?.(row) ?? true).map((row) => picked(row, own.fields) as Rows[number]);
      const filled = rows.filter((row) => Object.keys(row).length);
      if (filled.length) parts[name] = filled;
    }
    return parts;
  });
}

/** The named fields of a row, or of each row of a list; those that say nothing are left out. */
function picked(value: unknown, fields: readonly string[]): unknown {
  if (Array.isArray(value)) return value.map((one) => picked(one, fields));
  if (typeof value !== 'object' || value === null) return value;
  const row = value as Rows[number];
  const entries = headsOf(fields).flatMap(([head, below]): [string, unknown][] => {
    const found = row[head];
    if (found === undefined || found === null || found === '') return [];
    return [[head, below.length ? picked(found, below) : found]];
  });
  return Object.fromEntries(entries);
}

function headsOf(fields: readonly string[]): [head: string, below: string[]][] {
  const heads = new Map<string, string[]>();
  for (const field of fields) {
    const [head = '', ...rest] = field.split('.');
    const below = heads.get(head) ?? [];
    if (rest.length) below.push(rest.join('.'));
    heads.set(head, below);
  }
  return [...heads];
}
