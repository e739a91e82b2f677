import type { Employee } from '@niyukt/ui-shared/api/types';
import { AVAILABLE, INDUSTRIES } from '@niyukt/ui-shared/domain/choices';
import { phoneText } from '@niyukt/ui-shared/domain/format';
import { lazyPart } from '../kit/chunks/lazy-part';
import { BulkDeleteButton } from '../kit/lists/BulkDeleteButton';
import { CardText } from '../kit/lists/CardText';
import { EmptyList } from '../kit/lists/CreateButton';
import { DataTable } from '../kit/lists/DataTable';
import { BulkExportButton } from '../kit/lists/ExportButton';
import { ChoiceFilter, MomentFilter, TextFilter } from '../kit/lists/filters';
import { List } from '../kit/lists/List';
import { ListOverlays } from '../kit/lists/Overlays';
import { asChoices } from '../kit/records/as-choices';
import { CardContacts } from '../kit/records/Contact';
import { sourceChoices } from '../kit/records/source-choices';
import { RecordMenu } from '../mail/mailings/parts/RecordMenu';
import { placementChoices, placementLabel } from '../recruiting/connections/parts/placement-label';
import { PlacementChip } from '../recruiting/connections/parts/PlacementChip';
import { t } from '../texts/console';
import { EMPLOYEE_FIELDS } from './employees.fields';

const SkillFilter = lazyPart(() => import('./SkillFilter'));
const BulkConnectButton = lazyPart(() => import('../recruiting/connections/parts/BulkConnectButton'));
const BulkMailButton = lazyPart(() => import('../mail/mailings/parts/BulkMailButton'));
const EmployeeOverlays = lazyPart(() => import('./EmployeeOverlays'));

const PATH = '/employees';
const statusChoices = () => [{ id: AVAILABLE, name: placementLabel(AVAILABLE) }, ...placementChoices()];

const FILTERS = [
  <ChoiceFilter key="status" source="status" label="filter.status" choices={statusChoices} />,
  <ChoiceFilter key="industry" source="industry" label="filter.industry" choices={() => asChoices(INDUSTRIES)} />,
  <ChoiceFilter key="source" source="source" label="resources.employees.fields.source" choices={sourceChoices} />,
  <TextFilter key="preferred_location" source="preferred_location" label="preferredLocation.label" />,
  <SkillFilter key="skills" source="skills" label="skills.label" />,
  <MomentFilter key="created_at_gte" source="created_at_gte" label="filter.addedFrom" />,
  <MomentFilter key="created_at_lte" source="created_at_lte" label="filter.addedTo" />,
];

const employeeCard = (employee: Employee) => (
  <CardText
    name={employee.full_name}
    status={<PlacementChip status={employee.status} />}
    lines={[[employee.email], [phoneText(employee.phone), employee.industry, employee.preferred_location]]}
    contacts={<CardContacts phone={employee.phone} email={employee.email} />}
  />
);

/** People who look for a job. */
export default function EmployeeList() {
  return (
    <List<Employee>
      title={t('section.employees')}
      fields={EMPLOYEE_FIELDS}
      filters={FILTERS}
      empty={<EmptyList title={t('employee.emptyList')} text={t('employee.emptyListHint')} />}
    >
      <DataTable<Employee>
        bulkActionButtons={
          <>
            <BulkConnectButton />
            <BulkMailButton kind="employee" />
            <BulkExportButton />
            <BulkDeleteButton />
          </>
        }
        hiddenColumns={['qualification', 'preferred_salary', 'notice_period', 'skills']}
        card={employeeCard}
        sortFields={['created_at', 'full_name', 'status']}
      >
        <DataTable.Col source="full_name" />
        <DataTable.Col source="email" />
        <DataTable.Col source="phone" />
        <DataTable.Col source="qualification" />
        <DataTable.Col source="industry" />
        <DataTable.Col source="preferred_location" />
        <DataTable.NumberCol source="preferred_salary" />
        <DataTable.Col source="notice_period" />
        <DataTable.Col source="skills" disableSort />
        <DataTable.Col source="status" />
        <DataTable.Col source="created_at" sortByOrder="DESC" />
        <DataTable.Col<Employee>
          label={t('list.actions')}
          align="right"
          render={({ employee_id, full_name, phone }) => (
            <RecordMenu kind="employee" name={full_name} phone={phone} connection={{ employee_id }} />
          )}
        />
      </DataTable>
      <ListOverlays>
        <EmployeeOverlays path={PATH} />
      </ListOverlays>
    </List>
  );
}
