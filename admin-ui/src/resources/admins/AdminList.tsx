import { Box } from '@mui/material';
import type { Admin } from '@niyukt/ui-shared/api/types';
import { dayInIndia } from '@niyukt/ui-shared/domain/format';
import { t } from '@niyukt/ui-shared/i18n/console';
import { roleLabel } from '../../platform/access/role-label';
import { useStaff } from '../../platform/access/StaffContext';
import { later } from '../../platform/chunks/later';
import { CardText } from '../../platform/lists/CardText';
import { Column } from '../../platform/lists/Column';
import type { CsvColumn } from '../../platform/lists/csv';
import { choiceFilter } from '../../platform/lists/filters';
import { RecordLink } from '../../platform/lists/RecordLink';
import { RecordList } from '../../platform/lists/RecordList';
import { CardContacts, Email } from '../../platform/records/Contact';
import { Day } from '../../platform/records/Day';
import { StatusChip } from '@niyukt/ui-shared/components/StatusChip';
import { adminName } from './admin-name';
import { adminStateLabel } from './admin-state';
import { AdminActions } from './AdminActions';
import { AdminChips, AdminStateChip, RoleChip } from './AdminChips';

const AdminOverlays = later(() => import('./AdminOverlays'));

const PATH = '/admins';
/** One's own row has no buttons, and is as high as the others. */
const ACTION_HEIGHT = 36;

const FILTERS = [
  choiceFilter('role', 'admin.role', () =>
    ['super_admin', 'admin'].map((role) => ({ id: role, name: roleLabel(role) })),
  ),
  choiceFilter('disabled', 'admin.state', () =>
    [false, true].map((disabled) => ({ id: String(disabled), name: adminStateLabel(disabled) })),
  ),
];

const CSV: readonly CsvColumn<Admin>[] = [
  { label: 'list.number', value: (admin) => admin.user_id },
  { label: 'name.label', value: (admin) => admin.full_name },
  { label: 'email.label', value: (admin) => admin.email },
  { label: 'admin.role', value: (admin) => roleLabel(admin.role) },
  { label: 'admin.state', value: (admin) => adminStateLabel(admin.disabled) },
  { label: 'employee.added.on', value: (admin) => dayInIndia(admin.created_at) },
];

function AdminName({ admin }: { admin: Admin }) {
  const isSelf = useStaff().userId === admin.user_id;
  return (
    <Box
      component="span"
      sx={{ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, minHeight: ACTION_HEIGHT }}
    >
      <RecordLink>{adminName(admin)}</RecordLink>
      {isSelf && <StatusChip tone="slate" label={t('admin.you')} />}
    </Box>
  );
}

function AdminCard({ admin }: { admin: Admin }) {
  return (
    <>
      <CardText name={adminName(admin)} lines={[[admin.email]]} contacts={<CardContacts email={admin.email} />} />
      <AdminChips admin={admin} isSelf={useStaff().userId === admin.user_id} />
      <AdminActions admin={admin} />
    </>
  );
}

/** Admins and super admins, managed by super admins. */
export default function AdminList() {
  return (
    <RecordList<Admin>
      path={PATH}
      title={t('section.admins')}
      filters={FILTERS}
      sortFields={['created_at', 'full_name', 'email', 'role']}
      card={(admin) => <AdminCard admin={admin} />}
      csv={CSV}
      add={{ to: `${PATH}/create`, label: t('admin.add') }}
      empty={{ title: t('admin.emptyList'), text: t('admin.emptyListHint') }}
      overlays={<AdminOverlays path={PATH} />}
    >
      <Column<Admin> source="full_name" label={t('name.label')} render={(admin) => <AdminName admin={admin} />} />
      <Column<Admin> source="email" label={t('email.label')} render={({ email }) => <Email address={email} />} />
      <Column<Admin> source="role" label={t('admin.role')} render={({ role }) => <RoleChip role={role} />} />
      <Column<Admin>
        source="disabled"
        label={t('admin.state')}
        disableSort
        render={({ disabled }) => <AdminStateChip disabled={disabled} />}
      />
      <Column<Admin>
        source="created_at"
        label={t('employee.added.on')}
        sortByOrder="DESC"
        render={({ created_at }) => <Day at={created_at} />}
      />
      <Column<Admin> label={t('list.actions')} align="right" render={(admin) => <AdminActions admin={admin} />} />
    </RecordList>
  );
}
