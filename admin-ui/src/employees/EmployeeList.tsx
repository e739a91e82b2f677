import { Button } from '@mui/material';
import type { Employee } from '@niyukt/ui-shared/api/types';
import { AVAILABLE, INDUSTRIES } from '@niyukt/ui-shared/domain/choices';
import { phoneText } from '@niyukt/ui-shared/domain/format';
import { t } from '@niyukt/ui-shared/i18n/console';
import { Link } from 'react-router-dom';
import { lazyPart } from '../kit/chunks/lazy-part';
import { CardText } from '../kit/lists/CardText';
import { choiceFilter, momentFilter, ownFilter, textFilter } from '../kit/lists/filters';
import { List } from '../kit/lists/List';
import { asChoices } from '../kit/records/as-choices';
import { CardContacts } from '../kit/records/Contact';
import { sourceChoices } from '../kit/records/source-choices';
import { placementChoices, placementLabel } from '../recruiting/connections/parts/placement-label';
import { PlacementChip } from '../recruiting/connections/parts/PlacementChip';
import { EMPLOYEE_FIELDS } from './employees.fields';

const SkillFilter = lazyPart(() => import('./SkillFilter'));
const BulkConnectButton = lazyPart(() => import('../recruiting/connections/parts/BulkConnectButton'));
const BulkMailButton = lazyPart(() => import('../mail/mailings/parts/BulkMailButton'));
const EmployeeOverlays = lazyPart(() => import('./EmployeeOverlays'));

const PATH = '/employees';
const statusChoices = () => [{ id: AVAILABLE, name: placementLabel(AVAILABLE) }, ...placementChoices()];

const FILTERS = [
  choiceFilter('status', 'filter.status', statusChoices),
  choiceFilter('industry', 'filter.industry', () => asChoices(INDUSTRIES)),
  choiceFilter('source', 'resources.employees.fields.source', sourceChoices),
  textFilter('preferred_location', 'preferredLocation.label'),
  ownFilter('skills', 'skills.label', SkillFilter),
  momentFilter('created_at_gte', 'filter.addedFrom'),
  momentFilter('created_at_lte', 'filter.addedTo'),
];

const employeeCard = (employee: Employee) => (
  <CardText
    name={employee.full_name}
    status={<PlacementChip status={employee.status} />}
    lines={[[employee.email], [phoneText(employee.phone), employee.industry, employee.preferred_location]]}
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
    <List<Employee>
      path={PATH}
      title={t('section.employees')}
      filters={FILTERS}
      sortFields={['created_at', 'full_name', 'status']}
      fields={EMPLOYEE_FIELDS}
      card={employeeCard}
      add={{ to: `${PATH}/create`, label: t('employee.add') }}
      empty={{ title: t('employee.emptyList'), text: t('employee.emptyListHint') }}
      actions={<FindPeopleLink />}
      bulkActions={
        <>
          <BulkConnectButton />
          <BulkMailButton kind="employee" />
        </>
      }
      deletedName={({ full_name }) => full_name}
      overlays={<EmployeeOverlays path={PATH} />}
    />
  );
}
