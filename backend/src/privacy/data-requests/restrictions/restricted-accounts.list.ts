import { RESTRICTIONS } from '../../../auth/accounts/user.entity.js';
import { ROLES } from '../../../platform/http/role.js';
import { derived, field, listOf, nullable, own, shown } from '../../../platform/lists/list-definition.js';
import { RowOf } from '../../../platform/lists/row-of.js';

const DUE = '2026-12-01T18:29:59.999Z';
const AT = '2026-11-24T06:12:44.000Z';

/** Accounts that are to be erased, the latest first: their people are in no other list (docs/rules.md#restricted). */
export const RESTRICTED_ACCOUNTS = listOf({
  name: 'restricted-accounts',
  table: 'users',
  key: 'user_id',
  newest: 'restricted_at',
  only: 't.restricted_at is not null',
  searchText: 'fold(t.email)',
  joins: 'left join employees e on e.user_id = t.user_id left join company_members m on m.user_id = t.user_id',
  columns: {
    user_id: field('Account', 7, own('user_id', 'integer')),
    employee_id: nullable(
      'The employee whose account it is',
      12,
      derived('integer', '(select employee_id from employees o where o.user_id = t.user_id)'),
    ),
    name: field('Name of the person', 'Asha Rao', { kind: 'text', select: 'coalesce(e.full_name, m.name, t.email)' }),
    email: field('E-mail address', 'asha.rao@example.in', { ...shown('email'), format: 'email' }),
    role: field('Role', 'employee', { ...shown('role'), choices: ROLES }),
    restriction: field(
      'Why: the report of a minor where there is one, else the reason with the earliest day',
      'minor',
      { ...derived('text', 't.restriction'), choices: RESTRICTIONS },
    ),
    restricted_at: field('Since when, ISO 8601 in UTC', AT, own('restricted_at', 'timestamptz')),
    erasure_due_at: field('When the account is erased, ISO 8601 in UTC', DUE, shown('erasure_due_at', 'timestamptz')),
  },
});

/** An account that is to be erased on a day. */
export class RestrictedAccountDto extends RowOf(RESTRICTED_ACCOUNTS) {}
