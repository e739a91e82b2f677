import People from '@mui/icons-material/PeopleOutline';
import PersonOutline from '@mui/icons-material/PersonOutline';
import type { Employee } from '@niyukt/ui-shared/api/types';
import { skillNames } from '@niyukt/ui-shared/domain/format';
import { t } from '@niyukt/ui-shared/i18n/console';
import { patch } from '../../platform/resource/calls';
import type { Resource } from '../../platform/resource/resource';
import { searchedField } from '../../platform/resource/searched-field';
import { placementLabel } from '../connections/parts/placement-label';
import { CREATE_EMPLOYEE, employeeCalls } from './calls';
import { page } from './page';

export const employees: Resource<Employee> = {
  page,
  section: { title: 'section.employees', Icon: People, key: 'e', group: 'work', isMain: true },
  records: {
    representation: 'full_name',
    kind: {
      name: 'kind.employee',
      title: 'kindTitle.employee',
      plural: 'kinds.employee',
      deletedWithIt: 'delete.withEmployee',
      deletedWithThem: 'delete.withEmployees',
    },
    auditKind: 'employee',
    create: CREATE_EMPLOYEE,
    createTitle: 'employee.add',
    update: patch('employees'),
    search: {
      Icon: PersonOutline,
      name: ({ full_name }) => full_name,
      details: ({ email, phone }) => [email, phone],
      fields: (employee) => [
        { label: t('skills.label'), values: skillNames(employee.skills), areSkills: true },
        searchedField(t('email.label'), employee.email),
        searchedField(t('phone.label'), employee.phone),
        searchedField(t('preferredLocation.label'), employee.preferred_location),
        searchedField(t('qualification.label'), employee.qualification),
        searchedField(t('industry.label'), employee.industry),
        searchedField(t('status.label'), placementLabel(employee.status)),
      ],
    },
  },
  calls: employeeCalls,
};
