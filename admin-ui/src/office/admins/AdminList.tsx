import type { Admin } from '@niyukt/ui-shared/api/types';
import { roleLabel } from '../../kit/access/role-label';
import { useStaff } from '../../kit/access/StaffContext';
import { lazyPart } from '../../kit/chunks/lazy-part';
import { CardText } from '../../kit/lists/CardText';
import { CreateButton, EmptyList } from '../../kit/lists/CreateButton';
import { DataTable } from '../../kit/lists/DataTable';
import { ChoiceFilter } from '../../kit/lists/filters';
import { List } from '../../kit/lists/List';
import { ListOverlays } from '../../kit/lists/Overlays';
import { CardContacts } from '../../kit/records/Contact';
import { t } from '../../texts/console';
import { adminName } from './admin-name';
import { AdminMenu } from './AdminActions';
import { AdminChips, adminStateLabel } from './AdminChips';
import { ADMIN_FIELDS } from './admins.fields';

const AdminOverlays = lazyPart(() => import('./AdminOverlays'));

const PATH = '/admins';

const FILTERS = [
  <ChoiceFilter
    key="role"
    source="role"
    label="admin.role"
    choices={() => ['super_admin', 'admin'].map((role) => ({ id: role, name: roleLabel(role) }))}
  />,
  <ChoiceFilter
    key="disabled"
    source="disabled"
    label="admin.state"
    choices={() => [false, true].map((disabled) => ({ id: String(disabled), name: adminStateLabel(disabled) }))}
  />,
];

function AdminCard({ admin }: { admin: Admin }) {
  return (
    <>
      <CardText
        name={adminName(admin)}
        lines={[[admin.email]]}
        contacts={
          <>
            <CardContacts email={admin.email} />
            <AdminMenu admin={admin} />
          </>
        }
      />
      <AdminChips admin={admin} isSelf={useStaff().userId === admin.user_id} />
    </>
  );
}

/** Admins and super admins, managed by super admins. */
export default function AdminList() {
  return (
    <List<Admin>
      title={t('section.admins')}
      fields={ADMIN_FIELDS}
      filters={FILTERS}
      actions={<CreateButton label={t('admin.add')} />}
      empty={<EmptyList title={t('admin.emptyList')} text={t('admin.emptyListHint')} createLabel={t('admin.add')} />}
    >
      <DataTable<Admin>
        card={(admin) => <AdminCard admin={admin} />}
        sortFields={['created_at', 'full_name', 'email', 'role']}
      >
        <DataTable.Col source="full_name" />
        <DataTable.Col source="email" />
        <DataTable.Col source="role" />
        <DataTable.Col source="disabled" disableSort />
        <DataTable.Col source="created_at" sortByOrder="DESC" />
        <DataTable.Col<Admin> label={t('list.actions')} align="right" render={(admin) => <AdminMenu admin={admin} />} />
      </DataTable>
      <ListOverlays>
        <AdminOverlays path={PATH} />
      </ListOverlays>
    </List>
  );
}
