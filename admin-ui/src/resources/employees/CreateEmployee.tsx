import { MOBILE_PREFIX } from '@niyukt/ui-shared/domain/choices';
import { addEmployeeForm } from '@niyukt/ui-shared/forms/admin-forms';
import { t } from '@niyukt/ui-shared/i18n/console';
import { CreateDialog } from '../../platform/records/CreateDialog';
import { EmployeeInputs } from './EmployeeInputs';

const EMPTY = {
  full_name: '',
  email: '',
  phone: MOBILE_PREFIX,
  password: '',
  qualification: '',
  industry: '',
  preferred_location: '',
  preferred_salary: '',
  skills: '',
  resume_link: '',
};
const TEXTS = { success: 'employee.added', failure: 'employee.addFailed' } as const;

/** Adds an employee. */
export function CreateEmployee({ path }: { path: string }) {
  return (
    <CreateDialog
      resource="employees"
      path={path}
      title={t('employee.add')}
      schema={addEmployeeForm}
      defaultValues={EMPTY}
      texts={TEXTS}
    >
      <EmployeeInputs isNew />
    </CreateDialog>
  );
}
