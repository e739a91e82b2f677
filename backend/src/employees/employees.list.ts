import { own, RECORD_VERSION, unsorted, type ListDefinition } from '../platform/lists/list-definition.js';
import { type EmployeeDto } from './employee.dto.js';

/** Employees as admins see them. `status` is `Available` or the placement status of the latest connection. */
export const EMPLOYEES: ListDefinition<EmployeeDto> = {
  name: 'employees',
  table: 'employees',
  key: 'employee_id',
  newest: 'created_at',
  rowCount: { list: 'employees' },
  columns: {
    employee_id: own('employee_id', 'integer'),
    full_name: own('full_name'),
    email: own('email'),
    phone: own('phone'),
    qualification: own('qualification'),
    industry: own('industry'),
    preferred_location: own('preferred_location'),
    preferred_salary: own('preferred_salary'),
    skills: {
      kind: 'text',
      select: 't.skills::text',
      isLong: true,
      list: { column: 'skill_keys', valueOf: (name) => `fold(${name})` },
    },
    resume_link: unsorted('resume_link'),
    status: own('status'),
    created_at: own('created_at', 'timestamptz'),
    version: RECORD_VERSION,
  },
};
