import { addEmployeeForm } from '@niyukt/ui-shared/forms/admin-forms';
import { t } from '@niyukt/ui-shared/i18n/console';
import { CreateDialog } from '../kit/records/CreateDialog';
import { FieldInputs } from '../kit/records/FieldInputs';
import { initialValues } from '../kit/resource/fields';
import { EmployeeDrawer } from './EmployeeDrawer';
import { EMPLOYEE_FIELDS } from './employees.fields';

/** What opens over the list: the details of one, and the form that adds one. */
export default function EmployeeOverlays({ path }: { path: string }) {
  return (
    <>
      <EmployeeDrawer path={path} />
      <CreateDialog
        resource="employees"
        path={path}
        title={t('employee.add')}
        schema={addEmployeeForm}
        defaultValues={initialValues(EMPLOYEE_FIELDS)}
        texts={{ success: 'employee.added', failure: 'employee.addFailed' }}
        next={{ list: '/connections', field: 'employee_id', label: 'connect.toJob' }}
      >
        <FieldInputs fields={EMPLOYEE_FIELDS} isNew />
      </CreateDialog>
    </>
  );
}
