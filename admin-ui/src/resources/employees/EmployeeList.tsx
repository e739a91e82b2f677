import { Button } from '@mui/material';
import type { Employee } from '@niyukt/ui-shared/api/types';
import { AVAILABLE, INDUSTRIES } from '@niyukt/ui-shared/domain/choices';
import { dayInIndia, salaryText, skillNames, typedSalary } from '@niyukt/ui-shared/domain/format';
import { t } from '@niyukt/ui-shared/i18n/console';
import { Link } from 'react-router-dom';
import { later } from '../../platform/chunks/later';
import { CardText } from '../../platform/lists/CardText';
import { Column } from '../../platform/lists/Column';
import { DeleteColumn } from '../../platform/lists/DeleteColumn';
import type { CsvColumn } from '../../platform/lists/csv';
import { choiceFilter, momentFilter, ownFilter, textFilter } from '../../platform/lists/filters';
import { RecordLink } from '../../platform/lists/RecordLink';
import { RecordList } from '../../platform/lists/RecordList';
import { asChoices } from '../../platform/records/as-choices';
import { CardContacts, Email, Phone } from '../../platform/records/Contact';
import { Day } from '../../platform/records/Day';
import { DeleteButton } from '../../platform/records/DeleteButton';
import { placementChoices, placementLabel } from '../connections/parts/placement-label';
import { PlacementChip } from '../connections/parts/PlacementChip';

const SkillFilter = later(() => import('./SkillFilter'));
const BulkConnectButton = later(() => import('../connections/parts/BulkConnectButton'));
const EmployeeOverlays = later(() => import('./EmployeeOverlays'));

const PATH = '/employees';
const statusChoices = () => [{ id: AVAILABLE, name: placementLabel(AVAILABLE) }, ...placementChoices()];

const FILTERS = [
  choiceFilter('status', 'filter.status', statusChoices),
  choiceFilter('industry', 'filter.industry', () => asChoices(INDUSTRIES)),
  textFilter('preferred_location', 'preferredLocation.label'),
  ownFilter('skills', 'skills.label', SkillFilter),
  momentFilter('created_at_gte', 'filter.addedFrom'),
  momentFilter('created_at_lte', 'filter.addedTo'),
];

const skillsText = (employee: Employee): string => skillNames(employee.skills).join(', ');

const CSV: readonly CsvColumn<Employee>[] = [
  { label: 'list.number', value: (employee) => employee.employee_id },
  { label: 'name.label', value: (employee) => employee.full_name },
  { label: 'email.label', value: (employee) => employee.email },
  { label: 'phone.label', value: (employee) => employee.phone },
  { label: 'qualification.label', value: (employee) => employee.qualification },
  { label: 'industry.label', value: (employee) => employee.industry },
  { label: 'preferredLocation.label', value: (employee) => employee.preferred_location },
  { label: 'preferredSalary.label', value: (employee) => typedSalary(employee.preferred_salary) },
  { label: 'skills.label', value: skillsText },
  { label: 'resume.label', value: (employee) => employee.resume_link },
  { label: 'status.label', value: (employee) => placementLabel(employee.status) },
  { label: 'employee.added.on', value: (employee) => dayInIndia(employee.created_at) },
];

const employeeCard = (employee: Employee) => (
  <CardText
    name={employee.full_name}
    status={<PlacementChip status={employee.status} />}
    lines={[[employee.email], [employee.phone, employee.industry, employee.preferred_location]]}
    contacts={<CardContacts phone={employee.phone} email={employee.email} />}
  />
);

function FindPeopleLink() {
  return (
    <Button component={Link} to="/find-people" variant="outlined" color="inherit" className="tool-button">
      {t('section.findPeople')}
    </Button>
  );
}

/** People who look for a job. */
export default function EmployeeList() {
  return (
    <RecordList<Employee>
      path={PATH}
      title={t('section.employees')}
      filters={FILTERS}
      sortFields={['created_at', 'full_name', 'status']}
      hiddenColumns={['qualification', 'preferred_salary', 'skills']}
      card={employeeCard}
      csv={CSV}
      add={{ to: `${PATH}/create`, label: t('employee.add') }}
      empty={{ title: t('employee.emptyList'), text: t('employee.emptyListHint') }}
      actions={<FindPeopleLink />}
      bulkActions={<BulkConnectButton />}
      isDeletable
      overlays={<EmployeeOverlays path={PATH} />}
    >
      <Column<Employee>
        source="full_name"
        label={t('name.label')}
        render={({ full_name }) => <RecordLink>{full_name}</RecordLink>}
      />
      <Column<Employee> source="email" label={t('email.label')} render={({ email }) => <Email address={email} />} />
      <Column<Employee> source="phone" label={t('phone.label')} render={({ phone }) => <Phone number={phone} />} />
      <Column<Employee> source="industry" label={t('industry.label')} />
      <Column<Employee> source="preferred_location" label={t('preferredLocation.label')} />
      <Column<Employee> source="qualification" label={t('qualification.label')} />
      <Column<Employee>
        source="preferred_salary"
        label={t('preferredSalary.label')}
        align="right"
        render={({ preferred_salary }) => salaryText(preferred_salary, t('generic.notSpecified'))}
      />
      <Column<Employee> source="skills" label={t('skills.label')} disableSort render={skillsText} />
      <Column<Employee>
        source="status"
        label={t('status.label')}
        render={({ status }) => <PlacementChip status={status} />}
      />
      <Column<Employee>
        source="created_at"
        label={t('employee.added.on')}
        sortByOrder="DESC"
        render={({ created_at }) => <Day at={created_at} />}
      />
      <DeleteColumn<Employee> render={({ full_name }) => <DeleteButton name={full_name} />} />
    </RecordList>
  );
}
