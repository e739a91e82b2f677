import TableRows from '@mui/icons-material/TableRows';
import ViewKanban from '@mui/icons-material/ViewKanban';
import { ToggleButton, ToggleButtonGroup } from '@mui/material';
import { lazy, type ReactNode, Suspense } from 'react';
import type { Connection } from '@niyukt/ui-shared/api/types';
import { retryImport } from '@niyukt/ui-shared/chunks/retry-import';
import { lazyPart } from '../../kit/chunks/lazy-part';
import { BulkDeleteButton } from '../../kit/lists/BulkDeleteButton';
import { CreateButton, EmptyList } from '../../kit/lists/CreateButton';
import { DataTable } from '../../kit/lists/DataTable';
import { BulkExportButton } from '../../kit/lists/ExportButton';
import { List } from '../../kit/lists/List';
import { ListOverlays } from '../../kit/lists/Overlays';
import { LoadingPage } from '../../kit/page/LoadingPage';
import { t } from '../../texts/console';
import { NextStepCell } from './next-step/NextStepCell';
import { CONNECTION_FILTERS, STATUS_FILTER } from './parts/connection-filters';
import { connectionCard } from './parts/ConnectionCard';
import { CONNECTION_FIELDS, nameOfConnection } from './parts/connections.fields';
import { type ConnectionsView, useConnectionsView } from './parts/useConnectionsView';

const ConnectionBoard = lazy(() => retryImport(() => import('./board/ConnectionBoard')));
const ConnectionOverlays = lazyPart(() => import('./ConnectionOverlays'));
const BulkStatusButton = lazyPart(() => import('./parts/BulkStatusButton'));
const BulkMailButton = lazyPart(() => import('../../mail/mailings/parts/BulkMailButton'));

const PATH = '/connections';

interface ViewSwitchProps {
  view: ConnectionsView;
  onChange: (view: ConnectionsView) => void;
}

function ViewSwitch({ view, onChange }: ViewSwitchProps) {
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={view}
      aria-label={t('connection.views')}
      onChange={(_event, chosen: ConnectionsView | null) => chosen && onChange(chosen)}
    >
      <ToggleButton value="table" sx={{ gap: 0.75 }}>
        <TableRows fontSize="small" />
        <span className="button-word">{t('connection.table')}</span>
      </ToggleButton>
      <ToggleButton value="board" sx={{ gap: 0.75 }}>
        <ViewKanban fontSize="small" />
        <span className="button-word">{t('connection.board')}</span>
      </ToggleButton>
    </ToggleButtonGroup>
  );
}

const FILTERS = [STATUS_FILTER, ...CONNECTION_FILTERS];

/** Connections as a table. */
function ConnectionList({ path, viewSwitch }: { path: '/connections'; viewSwitch: ReactNode }) {
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
        card={(connection) => connectionCard(connection, <NextStepCell connection={connection} />)}
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
        <DataTable.DeleteCol<Connection> nameOf={nameOfConnection} />
      </DataTable>
      <ListOverlays>
        <ConnectionOverlays path={path} />
      </ListOverlays>
    </List>
  );
}

/** People connected to jobs: as a table to find and change many, as a board to see how they move. */
export default function ConnectionsPage() {
  const [view, setView] = useConnectionsView();
  const viewSwitch = <ViewSwitch view={view} onChange={setView} />;
  // over the table the drawer knows its rows and their order
  if (view === 'table') return <ConnectionList path={PATH} viewSwitch={viewSwitch} />;
  return (
    <Suspense fallback={<LoadingPage />}>
      <ConnectionBoard path={PATH} viewSwitch={viewSwitch} />
      <ConnectionOverlays path={PATH} />
    </Suspense>
  );
}
