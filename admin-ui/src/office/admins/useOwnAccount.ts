import { useGetList } from 'react-admin';
import type { Admin } from '@niyukt/ui-shared/api/types';
import { useStaff } from '../../kit/access/StaffContext';

const SUPER_ADMINS_WHO_LOG_IN = {
  filter: { role: 'super_admin', disabled: false },
  sort: { field: 'created_at', order: 'DESC' },
  pagination: { page: 1, perPage: 1 },
} as const;

interface OwnAccount {
  isSelf: boolean;
  /** True for the only super admin who can log in: the server refuses to disable or delete this account. */
  isLast: boolean;
}

/** Whether an admin is the user, and the last super admin. Only the user's own account can be the last: the user is logged in with it. */
export function useOwnAccount(admin: Admin): OwnAccount {
  const isSelf = useStaff().userId === admin.user_id;
  const { total = 0 } = useGetList<Admin>('admins', SUPER_ADMINS_WHO_LOG_IN, { enabled: isSelf });
  return { isSelf, isLast: isSelf && total < 2 };
}
