import { own, type ListDefinition } from '../../platform/lists/list-definition.js';
import { type AdminDto } from './admin.dto.js';

/** Admins and super admins: few rows. */
export const ADMINS: ListDefinition<AdminDto> = {
  name: 'admins',
  table: 'users',
  key: 'user_id',
  newest: 'created_at',
  only: `t.role in ('admin', 'super_admin')`,
  searchText: `fold(concat_ws(' ', t.email, name_spellings(t.full_name)))`,
  columns: {
    user_id: own('user_id', 'integer'),
    email: own('email'),
    full_name: own('full_name'),
    role: own('role'),
    disabled: {
      kind: 'boolean',
      select: 't.disabled_at is not null',
      equals: (operand) => `(t.disabled_at is not null) = ${operand}`,
    },
    created_at: own('created_at', 'timestamptz'),
  },
};
