import { Box } from '@mui/material';
import type { Admin } from '@niyukt/ui-shared/api/types';
import { StatusChip } from '@niyukt/ui-shared/components/StatusChip';
import { dayInIndia } from '@niyukt/ui-shared/domain/format';
import { roleLabel } from '../../kit/access/role-label';
import { useStaff } from '../../kit/access/StaffContext';
import { RecordLink } from '../../kit/lists/RecordLink';
import { Email } from '../../kit/records/Contact';
import { Day } from '../../kit/records/Day';
import type { Field } from '../../kit/resource/fields';
import { t } from '../../texts/console';
import { adminName } from './admin-name';
import { AdminStateChip, adminStateLabel, RoleChip } from './AdminChips';

function AdminName({ admin }: { admin: Admin }) {
  const isSelf = useStaff().userId === admin.user_id;
  return (
    <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <RecordLink>{adminName(admin)}</RecordLink>
      {isSelf && <StatusChip tone="slate" label={t('admin.you')} />}
    </Box>
  );
}

export const ADMIN_FIELDS: readonly Field<Admin>[] = [
  { source: 'user_id', label: 'list.number' },
  { source: 'full_name', label: 'name.label', cell: (admin) => <AdminName admin={admin} /> },
  { source: 'email', label: 'email.label', cell: ({ email }) => <Email address={email} /> },
  {
    source: 'role',
    label: 'admin.role',
    cell: ({ role }) => <RoleChip role={role} />,
    csv: (admin) => roleLabel(admin.role),
  },
  {
    source: 'disabled',
    label: 'admin.state',
    cell: ({ disabled }) => <AdminStateChip disabled={disabled} />,
    csv: (admin) => adminStateLabel(admin.disabled),
  },
  {
    source: 'created_at',
    label: 'employee.added.on',
    cell: ({ created_at }) => <Day at={created_at} />,
    csv: (admin) => dayInIndia(admin.created_at),
  },
];
