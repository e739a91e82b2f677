import TableRows from '@mui/icons-material/TableRows';
import ViewKanban from '@mui/icons-material/ViewKanban';
import { ToggleButton, ToggleButtonGroup } from '@mui/material';
import { t } from '@niyukt/ui-shared/i18n/console';
import { lazy, Suspense } from 'react';
import { retryImport } from '@niyukt/ui-shared/chunks/retry-import';
import { lazyPart } from '../../kit/chunks/lazy-part';
import { LoadingPage } from '../../kit/page/LoadingPage';
import { ConnectionList } from './ConnectionList';
import { useConnectionsView, type ConnectionsView } from './parts/useConnectionsView';

const ConnectionBoard = lazy(() => retryImport(() => import('./board/ConnectionBoard')));
const ConnectionOverlays = lazyPart(() => import('./ConnectionOverlays'));

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
