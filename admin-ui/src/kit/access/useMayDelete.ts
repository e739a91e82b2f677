import { isSuperAdmin } from './staff';
import { useStaff } from './StaffContext';

/** Whether this person deletes records (docs/rules.md#delete). */
export const useMayDelete = (): boolean => isSuperAdmin(useStaff());
