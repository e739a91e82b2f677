import { TERMS_VERSIONS } from '../../auth/terms/terms.js';
import { SELF_REGISTERING_ROLES } from '../../platform/http/role.js';
import { derived, field, listOf, nullable, own, shown } from '../../platform/lists/list-definition.js';
import { RowOf } from '../../platform/lists/row-of.js';
import { TERMS_STATES } from './asked-account.dto.js';

const PRESENT = `case t.role when 'employee' then '${TERMS_VERSIONS.employee}' else '${TERMS_VERSIONS.company}' end`;

const STATE = `case when t.terms_version is not distinct from ${PRESENT} then 'accepted'
  when exists (select from terms_answers a where a.user_id = t.user_id and a.version = ${PRESENT}) then 'refused'
  else 'unanswered' end`;

/** Accounts that are asked about the terms, newest first. */
export const ASKED_ACCOUNTS = listOf({
  name: 'asked-accounts',
  table: 'users',
  key: 'user_id',
  newest: 'created_at',
  only: `t.restricted_at is null and (t.role = 'employee' or t.role = 'company'
    and exists (select from company_members o where o.user_id = t.user_id and o.role = 'owner'))`,
  searchText: 'fold(t.email)',
  joins: `left join employees e on e.user_id = t.user_id left join company_members m on m.user_id = t.user_id
    left join companies k on k.company_id = m.company_id`,
  columns: {
    user_id: field('Account', 7, shown('user_id', 'integer')),
    email: field('E-mail address', 'asha.rao@example.in', { ...shown('email'), format: 'email' }),
    name: nullable('Name of the person, or of the company', 'Asha Rao', {
      kind: 'text',
      select: 'coalesce(e.full_name, k.name)',
    }),
    employee_id: nullable(
      'The employee whose account it is',
      12,
      derived('integer', '(select employee_id from employees o where o.user_id = t.user_id)'),
    ),
    company_id: nullable(
      'The company for which the account acts',
      null,
      derived('integer', '(select company_id from company_members o where o.user_id = t.user_id)'),
    ),
    role: field('Role', 'employee', {
      ...shown('role'),
      choices: SELF_REGISTERING_ROLES,
      equals: (operand) => `t.role = ${operand}`,
    }),
    state: field('Answer to the present version', 'refused', { ...derived('text', STATE), choices: TERMS_STATES }),
    terms_version: nullable(
      'Version in force for the account: the last one that it accepted',
      '2026-11-01',
      shown('terms_version'),
    ),
    terms_accepted_at: nullable(
      'When that was accepted, ISO 8601 in UTC',
      '2026-11-20T05:31:07.120Z',
      shown('terms_accepted_at', 'timestamptz'),
    ),
    created_at: field(
      'When the account was made, ISO 8601 in UTC',
      '2026-11-20T05:31:07.120Z',
      own('created_at', 'timestamptz'),
    ),
  },
});

/** An employee's account, or that of an owner of a company, and where it stands with the present terms. */
export class AskedAccountDto extends RowOf(ASKED_ACCOUNTS) {}
