import { TERMS } from '../../auth/terms/terms.js';
import { derived, isoMoment, own, shown, type ListDefinition } from '../../platform/lists/list-definition.js';
import { type AskedAccountDto } from './asked-account.dto.js';

const PRESENT = `case t.role when 'employee' then '${TERMS.employee.version}' else '${TERMS.company.version}' end`;

const STATE = `case when t.terms_version is not distinct from ${PRESENT} then 'accepted'
  when exists (select from terms_answers a where a.user_id = t.user_id and a.version = ${PRESENT}) then 'refused'
  else 'unanswered' end`;

/** Accounts that are asked about the terms, newest first. */
export const ASKED_ACCOUNTS: ListDefinition<AskedAccountDto> = {
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
    user_id: shown('user_id', 'integer'),
    email: shown('email'),
    name: { kind: 'text', select: 'coalesce(e.full_name, k.name)' },
    employee_id: derived('integer', '(select employee_id from employees o where o.user_id = t.user_id)'),
    company_id: derived('integer', '(select company_id from company_members o where o.user_id = t.user_id)'),
    role: { ...shown('role'), equals: (operand) => `t.role = ${operand}` },
    state: derived('text', STATE),
    terms_version: shown('terms_version'),
    terms_accepted_at: { kind: 'timestamptz', select: isoMoment('t.terms_accepted_at') },
    created_at: own('created_at', 'timestamptz'),
  },
};
