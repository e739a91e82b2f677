import { derived, isoMoment, own, shown, type ListDefinition } from '../../../platform/lists/list-definition.js';
import { type RestrictedAccountDto } from './restricted-account.dto.js';

/** Accounts that are to be erased, the latest first: their people are in no other list (docs/rules.md#restricted). */
export const RESTRICTED_ACCOUNTS: ListDefinition<RestrictedAccountDto> = {
  name: 'restricted-accounts',
  table: 'users',
  key: 'user_id',
  newest: 'restricted_at',
  only: 't.restricted_at is not null',
  searchText: 'fold(t.email)',
  joins: 'left join employees e on e.user_id = t.user_id left join company_members m on m.user_id = t.user_id',
  columns: {
    user_id: own('user_id', 'integer'),
    employee_id: derived('integer', '(select employee_id from employees o where o.user_id = t.user_id)'),
    name: { kind: 'text', select: 'coalesce(e.full_name, m.name, t.email)' },
    email: shown('email'),
    role: shown('role'),
    restriction: derived('text', 't.restriction'),
    restricted_at: own('restricted_at', 'timestamptz'),
    erasure_due_at: { kind: 'timestamptz', select: isoMoment('t.erasure_due_at') },
  },
};
