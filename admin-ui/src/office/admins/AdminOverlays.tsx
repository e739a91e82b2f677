import { addAdminForm } from '../../kit/forms/admin-forms';
import { CreateDialog } from '../../kit/records/CreateDialog';
import { NameLine, PasswordLine, TextLine } from '../../kit/records/inputs';
import { t } from '../../texts/console';
import { AdminDrawer } from './AdminDrawer';

const EMPTY = { full_name: '', email: '', password: '' };
const TEXTS = { success: 'admin.added', failure: 'admin.addFailed' } as const;

/** Adds an admin. */
function CreateAdmin({ path }: { path: string }) {
  return (
    <CreateDialog
      resource="admins"
      path={path}
      title={t('admin.add')}
      schema={addAdminForm}
      defaultValues={EMPTY}
      texts={TEXTS}
    >
      <NameLine source="full_name" label={t('name.label')} isRequired />
      <TextLine source="email" label={t('email.label')} type="email" isRequired />
      <PasswordLine source="password" label={t('password.label')} hint={t('employee.passwordHint')} isWide isRequired />
    </CreateDialog>
  );
}

/** What opens over the list: the details of one, and the form that adds one. */
export default function AdminOverlays({ path }: { path: string }) {
  return (
    <>
      <AdminDrawer path={path} />
      <CreateAdmin path={path} />
    </>
  );
}
