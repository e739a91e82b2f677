import type { Admin } from '@niyukt/ui-shared/api/types';
import { t } from '@niyukt/ui-shared/i18n/console';
import { roleLabel } from '../../kit/access/role-label';
import { useStaff } from '../../kit/access/StaffContext';
import { lazyPart } from '../../kit/chunks/lazy-part';
import { CardText } from '../../kit/lists/CardText';
import { choiceFilter } from '../../kit/lists/filters';
import { List } from '../../kit/lists/List';
import { CardContacts } from '../../kit/records/Contact';
import { adminName } from './admin-name';
import { adminStateLabel } from './admin-state';
import { AdminMenu } from './AdminActions';
import { AdminChips } from './AdminChips';
import { ADMIN_FIELDS } from './admins.fields';

const AdminOverlays = lazyPart(() => import('./AdminOverlays'));

const PATH = '/admins';

const FILTERS = [
  choiceFilter('role', 'admin.role', () =>
    ['super_admin', 'admin'].map((role) => ({ id: role, name: roleLabel(role) })),
  ),
  choiceFilter('disabled', 'admin.state', () =>
    [false, true].map((disabled) => ({ id: String(disabled), name: adminStateLabel(disabled) })),
  ),
];

function AdminCard({ admin }: { admin: Admin }) {
  return (
    <>
      <CardText name={adminName(admin)} lines={[[admin.email]]} contacts={<CardContacts email={admin.email} />} />
      <AdminChips admin={admin} isSelf={useStaff().userId === admin.user_id} />
      <AdminMenu admin={admin} />
    </>
  );
}

/** Admins and super admins, managed by super admins. */
export default function AdminList() {
  return (
    <List<Admin>
      path={PATH}
      title={t('section.admins')}
      filters={FILTERS}
      sortFields={['created_at', 'full_name', 'email', 'role']}
      card={(admin) => <AdminCard admin={admin} />}
      fields={ADMIN_FIELDS}
      rowActions={(admin) => <AdminMenu admin={admin} />}
      add={{ to: `${PATH}/create`, label: t('admin.add') }}
      empty={{ title: t('admin.emptyList'), text: t('admin.emptyListHint') }}
      overlays={<AdminOverlays path={PATH} />}
    />
  );
}
