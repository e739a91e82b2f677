import { Button } from '@mui/material';
import type { Connection } from '@niyukt/ui-shared/api/types';
import { dayInIndia } from '@niyukt/ui-shared/domain/format';
import { t } from '@niyukt/ui-shared/i18n/console';
import { Link } from 'react-router-dom';
import { later } from '../../platform/chunks/later';
import { CardText } from '../../platform/lists/CardText';
import { Column } from '../../platform/lists/Column';
import { DeleteColumn } from '../../platform/lists/DeleteColumn';
import { RecordLink } from '../../platform/lists/RecordLink';
import { RecordList } from '../../platform/lists/RecordList';
import type { Noun } from '../../platform/lists/total';
import { Day } from '../../platform/records/Day';
import { DeleteButton } from '../../platform/records/DeleteButton';
import { CONNECTION_CSV, salaryOf } from '../connections/parts/connection-columns';
import { CONNECTION_FILTERS } from '../connections/parts/connection-filters';
import { REGISTER } from './parts/register';

const ConnectionDrawer = later(async () => {
  const { ConnectionDrawer: drawer } = await import('../connections/ConnectionDrawer');
  return { default: drawer };
});

const PATH = '/placements';
const nounOf = (): Noun => ({ name: t('kind.placement'), plural: t('kinds.placement') });

const joiningDay = ({ joining_date }: Connection): string =>
  joining_date ? dayInIndia(joining_date) : t('generic.notSpecified');

const placementCard = (placement: Connection) => (
  <CardText
    name={placement.employee_name}
    status={<strong>{salaryOf(placement)}</strong>}
    lines={[
      [placement.job_title, placement.company_name],
      [placement.job_location, placement.placement_date && dayInIndia(placement.placement_date)],
    ]}
  />
);

/** Connections that ended in a placement, with their total. */
export default function PlacementList() {
  return (
    <RecordList<Connection>
      path={PATH}
      title={t('section.placements')}
      noun={nounOf()}
      filters={CONNECTION_FILTERS}
      sortFields={['placement_date', 'joining_date', 'employee_name']}
      hiddenColumns={['job_location']}
      card={placementCard}
      csv={CONNECTION_CSV}
      empty={{ title: t('placements.emptyList'), text: t('placements.emptyListHint') }}
      actions={
        <Button component={Link} to={REGISTER} variant="outlined" color="inherit" className="tool-button">
          {t('section.placementRegister')}
        </Button>
      }
      isDeletable
      overlays={<ConnectionDrawer path={PATH} />}
    >
      <Column<Connection>
        source="employee_name"
        label={t('connection.employee')}
        render={({ employee_name }) => <RecordLink>{employee_name}</RecordLink>}
      />
      <Column<Connection> source="job_title" label={t('jobTitle.label')} />
      <Column<Connection> source="company_name" label={t('company.label')} />
      <Column<Connection> source="job_location" label={t('location.label')} disableSort />
      <Column<Connection>
        source="placement_date"
        label={t('connection.placedOn')}
        sortByOrder="DESC"
        render={({ placement_date }) => <Day at={placement_date} />}
      />
      <Column<Connection> source="joining_date" label={t('connection.joining')} render={joiningDay} />
      <Column<Connection> source="salary" label={t('connection.salary')} align="right" disableSort render={salaryOf} />
      <DeleteColumn<Connection>
        render={({ employee_name, job_title }) => (
          <DeleteButton name={t('status.confirmFor', { name: employee_name, job: job_title })} />
        )}
      />
    </RecordList>
  );
}
