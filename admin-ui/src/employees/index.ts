import PersonOutline from '@mui/icons-material/PersonOutline';
import type { Employee } from '@niyukt/ui-shared/api/types';
import { phoneText, skillNames } from '@niyukt/ui-shared/domain/format';
import { patch, withOffLimits } from '../kit/resource/calls';
import type { Resource } from '../kit/resource/resource';
import { searchedField, searchedFields } from '../kit/resource/searched-field';
import { placementLabel } from '../recruiting/connections/parts/placement-label';
import { t } from '../texts/console';
import { CREATE_EMPLOYEE, employeeCalls } from './calls';
import { pages } from './pages';

export const employees: Resource<Employee> = {
  page: pages.employees,
  title: 'section.employees',
  records: {
    representation: 'full_name',
    kind: {
      name: 'kind.employee',
      title: 'kindTitle.employee',
      plural: 'kinds.employee',
      deletedWithIt: 'delete.withEmployee',
      deletedWithThem: 'delete.withEmployees',
    },
    recordKind: 'employee',
    auditKind: 'employee',
    create: CREATE_EMPLOYEE,
    createTitle: 'employee.add',
    update: patch('employees', withOffLimits),
    actionKeys: ['e', 'c'],
    search: {
      Icon: PersonOutline,
      name: ({ full_name }) => full_name,
      details: ({ email, phone }) => [email, phoneText(phone)],
      forgiving: '/candidates/search',
      fields: (employee) => [
        { label: t('resources.employees.fields.skills'), values: skillNames(employee.skills), areSkills: true },
        ...searchedFields('employees', employee, ['email', 'preferred_location', 'qualification', 'industry']),
        searchedField(t('resources.employees.fields.phone'), phoneText(employee.phone)),
        searchedField(t('resources.employees.fields.status'), placementLabel(employee.status)),
      ],
    },
  },
  calls: employeeCalls,
};
