import {
  companyLabels,
  connectionLabels,
  employeeLabels,
  jobRequestLabels,
} from '@niyukt/ui-shared/i18n/en/field-labels';

/** Labels of fields, under the keys by which react-admin looks them up; the activity shows the fields of a record in this order. */
export const resources = {
  ...employeeLabels,
  'resources.employees.fields.password': 'Password',
  ...companyLabels,
  'resources.companies.fields.password': 'Password',
  ...jobRequestLabels,
  'resources.companies.fields.owner_id': 'Owner',
  'resources.job-requests.fields.owner_id': 'Owner',
  'staff.unknown': 'Account %{id}',
  ...connectionLabels,
  'resources.connections.fields.salary': 'Salary',
  'resources.connections.fields.submitted_at': 'Submitted',
} as const;
