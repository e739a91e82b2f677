import { STAFF_ROLES } from '../../platform/http/role.js';
import { field, listOf, nullable, own } from '../../platform/lists/list-definition.js';
import { RowOf } from '../../platform/lists/row-of.js';

/** Admins and super admins: few rows. */
export const ADMINS = listOf({
  name: 'admins',
  table: 'users',
  key: 'user_id',
  newest: 'created_at',
  only: `t.role in ('admin', 'super_admin')`,
  searchText: `fold(concat_ws(' ', t.email, name_spellings(t.full_name)))`,
  columns: {
    user_id: field('Account', 3, own('user_id', 'integer')),
    email: field('E-mail address', 'meera.iyer@niyukt.example', { ...own('email'), format: 'email' }),
    full_name: nullable('Full name', 'Meera Iyer', own('full_name')),
    role: field('Role', 'admin', { ...own('role'), choices: STAFF_ROLES }),
    disabled: field('True when the account may not log in', false, {
      kind: 'boolean',
      select: 't.disabled_at is not null',
      equals: (operand) => `(t.disabled_at is not null) = ${operand}`,
    }),
    created_at: field(
      'When the account was made, ISO 8601 in UTC',
      '2026-09-14T09:00:00.000Z',
      own('created_at', 'timestamptz'),
    ),
  },
});

export class AdminDto extends RowOf(ADMINS) {}
