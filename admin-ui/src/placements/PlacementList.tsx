import { Box, Typography } from '@mui/material';
import type { Connection } from '@niyukt/ui-shared/api/types';
import { dayInIndia } from '@niyukt/ui-shared/domain/format';
import { t } from '@niyukt/ui-shared/i18n/console';
import { CONNECTION_CSV, salaryOf } from '../connections/connection-columns';
import { connectionFilters } from '../connections/connection-filters';
import { ConnectionDrawer } from '../connections/ConnectionDrawer';
import { Column } from '../lists/Column';
import { DeleteColumn } from '../lists/DeleteColumn';
import { RecordLink } from '../lists/RecordLink';
import { RecordList } from '../lists/RecordList';
import { Day } from '../records/Day';
import { DeleteButton } from '../records/DeleteButton';

const PATH = '/placements';
const FILTERS = connectionFilters(t('section.placements'));
const PLACED = { placement_status: 'placed' };

const joiningDay = ({ joining_date }: Connection): string =>
  joining_date ? dayInIndia(joining_date) : t('generic.notSpecified');

function PlacementCard(placement: Connection) {
  return (
    <>
      <RecordLink>{placement.employee_name}</RecordLink>
      <Typography variant="body2">{[placement.job_title, placement.company_name].join(', ')}</Typography>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1 }}>
        <Typography variant="body2" sx={{ fontWeight: 700 }}>
          {salaryOf(placement)}
        </Typography>
        <Typography variant="body2" color="text.secondary">
          {placement.placement_date && dayInIndia(placement.placement_date)}
        </Typography>
      </Box>
    </>
  );
}

/** Connections that ended in a placement, with their total (spec 2). */
export default function PlacementList() {
  return (
    <RecordList<Connection>
      resource="connections"
      path={PATH}
      title={t('section.placements')}
      filter={PLACED}
      sort={{ field: 'placement_date', order: 'DESC' }}
      filters={FILTERS}
      sortFields={['placement_date', 'joining_date', 'employee_name']}
      hiddenColumns={['job_location']}
      card={PlacementCard}
      csv={CONNECTION_CSV}
      empty={{ title: t('placements.emptyList'), text: t('placements.emptyListHint') }}
      total={(total) => (total === '1' ? t('placements.totalOne') : t('placements.total', { total }))}
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
