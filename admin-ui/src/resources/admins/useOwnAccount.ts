import type { Admin } from '@niyukt/ui-shared/api/types';
import { useGetList } from 'react-admin';
import { useStaff } from '../../platform/access/StaffContext';

const SUPER_ADMINS_WHO_LOG_IN = {
  filter: { role: 'super_admin', disabled: false },
  sort: { field: 'created_at', order: 'DESC' },
  pagination: { page: 1, perPage: 1 },
} as const;

interface OwnAccount {
  isSelf: boolean;
  /** True while nobody else could undo it: the server refuses to disable or delete the last super admin. */
  isLast: boolean;
}

/** Says whether an admin is oneself, and whether that is the last super admin: everybody else can be the last no more. */
export function useOwnAccount(admin: Admin): OwnAccount {
  const isSelf = useStaff().userId === admin.user_id;
  const { total = 0 } = useGetList<Admin>('admins', SUPER_ADMINS_WHO_LOG_IN, { enabled: isSelf });
  return { isSelf, isLast: isSelf && total < 2 };
}
