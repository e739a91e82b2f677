import { Box, Typography } from '@mui/material';
import type { Connection } from '@niyukt/ui-shared/api/types';
import { dayInIndia } from '@niyukt/ui-shared/domain/format';
import { t } from '@niyukt/ui-shared/i18n/console';
import type { ReactNode } from 'react';
import { BulkDeleteButton } from '../lists/BulkDeleteButton';
import { Column } from '../lists/Column';
import { DeleteColumn } from '../lists/DeleteColumn';
import { RecordLink } from '../lists/RecordLink';
import { RecordList } from '../lists/RecordList';
import { BulkStatusButton } from '../placement-status/BulkStatusButton';
import { StatusButton } from '../placement-status/StatusButton';
import { Day } from '../records/Day';
import { DeleteButton } from '../records/DeleteButton';
import { CONNECTION_CSV, salaryOf } from './connection-columns';
import { connectionFilters, statusFilter } from './connection-filters';

const [SEARCH, ...OTHER_FILTERS] = connectionFilters(t('section.connections'));
const FILTERS = [...(SEARCH ? [SEARCH] : []), statusFilter, ...OTHER_FILTERS];

const nameOf = ({ employee_name, job_title }: Connection): string =>
  t('status.confirmFor', { name: employee_name, job: job_title });

function ConnectionCard(connection: Connection) {
  return (
    <>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1, alignItems: 'flex-start' }}>
        <RecordLink>{connection.employee_name}</RecordLink>
        <StatusButton connection={connection} />
      </Box>
      <Typography variant="body2">{[connection.job_title, connection.company_name].join(', ')}</Typography>
      <Typography variant="body2" color="text.secondary">
        {[connection.job_location, dayInIndia(connection.connection_date)].filter(Boolean).join(' · ')}
      </Typography>
    </>
  );
}

/** Connections as a table. */
export function ConnectionList({ path, viewSwitch }: { path: string; viewSwitch: ReactNode }) {
  return (
    <RecordList<Connection>
      resource="connections"
      path={path}
      title={t('section.connections')}
      sort={{ field: 'connection_date', order: 'DESC' }}
      filters={FILTERS}
      sortFields={['connection_date', 'employee_name', 'job_title', 'placement_status']}
      hiddenColumns={['employment_type', 'joining_date', 'salary']}
      card={ConnectionCard}
      csv={CONNECTION_CSV}
      add={{ to: `${path}/create`, label: t('connection.create') }}
      empty={{ title: t('connection.emptyList'), text: t('connection.emptyListHint') }}
      actions={viewSwitch}
      bulkActions={
        <>
          <BulkStatusButton />
          <BulkDeleteButton />
        </>
      }
    >
      <Column<Connection>
        source="employee_name"
        label={t('connection.candidate')}
        render={({ employee_name }) => <RecordLink>{employee_name}</RecordLink>}
      />
      <Column<Connection> source="job_title" label={t('jobTitle.label')} />
      <Column<Connection> source="company_name" label={t('company.label')} />
      <Column<Connection> source="job_location" label={t('location.label')} disableSort />
      <Column<Connection> source="employment_type" label={t('employmentType.label')} disableSort />
      <Column<Connection>
        source="placement_status"
        label={t('status.label')}
        render={(connection) => <StatusButton connection={connection} />}
      />
      <Column<Connection>
        source="connection_date"
        label={t('job.connected')}
        sortByOrder="DESC"
        render={({ connection_date }) => <Day at={connection_date} />}
      />
      <Column<Connection>
        source="joining_date"
        label={t('connection.joining')}
        render={({ joining_date }) => <Day at={joining_date} />}
      />
      <Column<Connection> source="salary" label={t('connection.salary')} disableSort render={salaryOf} />
      <DeleteColumn<Connection> render={(connection) => <DeleteButton name={nameOf(connection)} />} />
    </RecordList>
  );
}
