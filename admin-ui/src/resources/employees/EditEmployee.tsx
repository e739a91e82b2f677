import type { Employee } from '@niyukt/ui-shared/api/types';
import { skillNames, typedSalary } from '@niyukt/ui-shared/domain/format';
import { editEmployeeForm } from '@niyukt/ui-shared/forms/admin-forms';
import { t } from '@niyukt/ui-shared/i18n/console';
import { EditForm } from '../../platform/records/EditForm';
import { EmployeeInputs } from './EmployeeInputs';

const LABELS = {
  full_name: t('name.label'),
  email: t('email.label'),
  phone: t('phone.label'),
  qualification: t('qualification.label'),
  industry: t('industry.label'),
  preferred_location: t('preferredLocation.label'),
  preferred_salary: t('preferredSalary.label'),
  skills: t('skills.label'),
  resume_link: t('resume.label'),
};

const valuesOf = (employee: Employee): Record<keyof typeof LABELS, string> => ({
  full_name: employee.full_name,
  email: employee.email,
  phone: employee.phone,
  qualification: employee.qualification ?? '',
  industry: employee.industry ?? '',
  preferred_location: employee.preferred_location ?? '',
  preferred_salary: typedSalary(employee.preferred_salary),
  skills: skillNames(employee.skills).join(', '),
  resume_link: employee.resume_link ?? '',
});

/** Corrects what is known of an employee. */
export function EditEmployee({ employee, onLeave }: { employee: Employee; onLeave: () => void }) {
  return (
    <EditForm record={employee} schema={editEmployeeForm} valuesOf={valuesOf} labels={LABELS} onLeave={onLeave}>
      <EmployeeInputs />
    </EditForm>
  );
}
