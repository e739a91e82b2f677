import { type EntityManager } from 'typeorm';
import { type Person } from '../../auth/personal-data/identity.js';

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
export async function ownPerson(manager: EntityManager, userId: number): Promise<Person | undefined> {
  const [person] = await manager.query<Person[]>(OWN, [userId]);
  return person;
}
