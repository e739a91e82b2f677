import type { Connection } from '@niyukt/ui-shared/api/types';
import { t } from '@niyukt/ui-shared/i18n/console';
import type { ReactNode } from 'react';
import { later } from '../../platform/chunks/later';
import { Column } from '../../platform/lists/Column';
import { DeleteColumn } from '../../platform/lists/DeleteColumn';
import { RecordLink } from '../../platform/lists/RecordLink';
import { RecordList } from '../../platform/lists/RecordList';
import { Day } from '../../platform/records/Day';
import { DeleteButton } from '../../platform/records/DeleteButton';
import { CONNECTION_CSV, nameOf, salaryOf } from './parts/connection-columns';
import { CONNECTION_FILTERS, STATUS_FILTER } from './parts/connection-filters';
import { connectionCard } from './parts/ConnectionCard';
import { StatusButton } from './parts/StatusButton';

const BulkStatusButton = later(() => import('./parts/BulkStatusButton'));
const ConnectionOverlays = later(() => import('./ConnectionOverlays'));

const FILTERS = [STATUS_FILTER, ...CONNECTION_FILTERS];

/** Connections as a table. */
export function ConnectionList({ path, viewSwitch }: { path: '/connections'; viewSwitch: ReactNode }) {
  return (
    <RecordList<Connection>
      path={path}
      title={t('section.connections')}
      filters={FILTERS}
      sortFields={['connection_date', 'employee_name', 'job_title', 'placement_status']}
      hiddenColumns={['employment_type', 'joining_date', 'salary']}
      card={connectionCard}
      csv={CONNECTION_CSV}
      add={{ to: `${path}/create`, label: t('connection.create') }}
      empty={{ title: t('connection.emptyList'), text: t('connection.emptyListHint') }}
      actions={viewSwitch}
      bulkActions={<BulkStatusButton />}
      isDeletable
      overlays={<ConnectionOverlays path={path} />}
    >
      <Column<Connection>
        source="employee_name"
        label={t('connection.employee')}
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
      <Column<Connection> source="salary" label={t('connection.salary')} align="right" disableSort render={salaryOf} />
      <DeleteColumn<Connection> render={(connection) => <DeleteButton name={nameOf(connection)} />} />
    </RecordList>
  );
}
