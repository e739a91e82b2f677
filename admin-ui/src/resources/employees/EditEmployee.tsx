import type { Employee } from '@niyukt/ui-shared/api/types';
import { skillNames, typedSalary } from '@niyukt/ui-shared/domain/format';
import { editEmployeeForm } from '@niyukt/ui-shared/forms/admin-forms';
import { EditForm } from '../../platform/records/EditForm';
import { EmployeeInputs } from './EmployeeInputs';

const LABELS = {
  full_name: 'name.label',
  email: 'email.label',
  phone: 'phone.label',
  qualification: 'qualification.label',
  industry: 'industry.label',
  preferred_location: 'preferredLocation.label',
  preferred_salary: 'preferredSalary.label',
  skills: 'skills.label',
  resume_link: 'resume.label',
} as const;

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
