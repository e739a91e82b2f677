import { Stack } from '@mui/material';
import type { Admin } from '@niyukt/ui-shared/api/types';
import { StatusChip } from '@niyukt/ui-shared/components/StatusChip';
import { accountLook } from '@niyukt/ui-shared/theme/status-look';
import { roleLabel } from '../../kit/access/role-label';
import { t } from '../../texts/console';

/** What an admin may do, as a chip. */
export function RoleChip({ role }: { role: Admin['role'] }) {
  return <StatusChip tone={role === 'super_admin' ? 'violet' : 'blue'} label={roleLabel(role)} />;
}

/** The words for whether an admin can log in. */
export const adminStateLabel = (disabled: boolean): string => t(disabled ? 'admin.disabledState' : 'admin.active');

/** Whether an admin can log in, as a chip. */
export function AdminStateChip({ disabled }: { disabled: boolean }) {
  return <StatusChip {...accountLook(disabled)} label={adminStateLabel(disabled)} />;
}

/** Role and state of an admin, and whether it is oneself. */
export function AdminChips({ admin, isSelf }: { admin: Admin; isSelf: boolean }) {
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
      <RoleChip role={admin.role} />
      <AdminStateChip disabled={admin.disabled} />
      {isSelf && <StatusChip tone="slate" label={t('admin.you')} />}
    </Stack>
  );
}
