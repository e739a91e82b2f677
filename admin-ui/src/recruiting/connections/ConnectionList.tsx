import type { Connection } from '@niyukt/ui-shared/api/types';
import { t } from '@niyukt/ui-shared/i18n/console';
import type { ReactNode } from 'react';
import { lazyPart } from '../../kit/chunks/lazy-part';
import { BulkDeleteButton } from '../../kit/lists/BulkDeleteButton';
import { CreateButton, EmptyList } from '../../kit/lists/CreateButton';
import { DataTable } from '../../kit/lists/DataTable';
import { BulkExportButton } from '../../kit/lists/ExportButton';
import { List } from '../../kit/lists/List';
import { Overlays } from '../../kit/lists/Overlays';
import { NextStepCell } from './next-step/NextStepCell';
import { CONNECTION_FIELDS, nameOf } from './parts/connections.fields';
import { CONNECTION_FILTERS, STATUS_FILTER } from './parts/connection-filters';
import { connectionCard } from './parts/ConnectionCard';

const BulkStatusButton = lazyPart(() => import('./parts/BulkStatusButton'));
const BulkMailButton = lazyPart(() => import('../../mail/mailings/parts/BulkMailButton'));
const ConnectionOverlays = lazyPart(() => import('./ConnectionOverlays'));

const FILTERS = [STATUS_FILTER, ...CONNECTION_FILTERS];

/** Connections as a table. */
export function ConnectionList({ path, viewSwitch }: { path: '/connections'; viewSwitch: ReactNode }) {
  return (
    <List<Connection>
      title={t('section.connections')}
      fields={CONNECTION_FIELDS}
      filters={FILTERS}
      actions={
        <>
          {viewSwitch}
          <CreateButton />
        </>
      }
      empty={<EmptyList title={t('connection.emptyList')} text={t('connection.emptyListHint')} />}
    >
      <DataTable<Connection>
        bulkActionButtons={
          <>
            <BulkStatusButton />
            <BulkMailButton kind="connection" />
            <BulkExportButton />
            <BulkDeleteButton />
          </>
        }
        hiddenColumns={[
          'job_location',
          'employment_type',
          'joining_date',
          'salary',
          'share',
          'submitted_at',
          'company_answer',
        ]}
        card={connectionCard}
        sortFields={['connection_date', 'employee_name', 'job_title', 'placement_status']}
      >
        <DataTable.Col source="employee_name" />
        <DataTable.Col source="job_title" />
        <DataTable.Col source="company_name" />
        <DataTable.Col source="job_location" disableSort />
        <DataTable.Col source="employment_type" disableSort />
        <DataTable.Col source="placement_status" />
        <DataTable.Col source="connection_date" sortByOrder="DESC" />
        <DataTable.Col source="joining_date" />
        <DataTable.NumberCol source="salary" disableSort />
        <DataTable.Col source="share" disableSort />
        <DataTable.Col source="submitted_at" disableSort />
        <DataTable.Col source="company_answer" disableSort />
        <DataTable.Col<Connection>
          label={t('nextStep.title')}
          render={(connection) => <NextStepCell connection={connection} />}
        />
        <DataTable.DeleteCol<Connection> nameOf={nameOf} />
      </DataTable>
      <Overlays>
        <ConnectionOverlays path={path} />
      </Overlays>
    </List>
  );
}
