import { Box, Button, Skeleton, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { RecordContextProvider } from 'react-admin';
import { Link } from 'react-router-dom';
import type { Connection } from '@niyukt/ui-shared/api/types';
import { RecordCards } from '../../kit/lists/RecordCards';
import { RecordLink } from '../../kit/lists/RecordLink';
import { Day } from '../../kit/records/Day';
import { EmptyState } from '../../kit/records/EmptyState';
import { createPath } from '../../kit/resource/create-path';
import { ListPathProvider } from '../../kit/resource/ListPath';
import { useIsWide } from '../../kit/theme/useWidth';
import { connectionCard } from '../../recruiting/connections/parts/ConnectionCard';
import { StatusButton } from '../../recruiting/connections/parts/StatusButton';
import { t } from '../../texts/console';
import { RECENT_CONNECTIONS } from './first-lists';
import type { DashboardData } from './useDashboard';

const PATH = '/connections';
const HEAD_HEIGHT = 41;
const ROW_HEIGHT = 49;
const CARD_HEIGHT = 112;
const COLUMNS = ['connection.employee', 'jobTitle.label', 'company.label', 'status.label', 'job.connected'] as const;

function ConnectionTable({ connections }: { connections: readonly Connection[] }) {
  return (
    <table className="list-table" aria-labelledby="recent-connections">
      <thead>
        <tr>
          {COLUMNS.map((column) => (
            <th key={column} scope="col">
              {t(column)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {connections.map((connection) => (
          <RecordContextProvider key={connection.id} value={connection}>
            <tr className="list-row">
              <th scope="row">
                <RecordLink>{connection.employee_name}</RecordLink>
              </th>
              <td>{connection.job_title}</td>
              <td>{connection.company_name}</td>
              <td>
                <StatusButton connection={connection} />
              </td>
              <td>
                <Day at={connection.connection_date} />
              </td>
            </tr>
          </RecordContextProvider>
        ))}
      </tbody>
    </table>
  );
}

function Waiting({ isWide }: { isWide: boolean }) {
  return (
    <Box role="status" aria-label={t('generic.loading')} sx={{ display: 'grid', gap: isWide ? 0 : 1.25 }}>
      {isWide && <Box sx={{ height: HEAD_HEIGHT }} />}
      {Array.from({ length: RECENT_CONNECTIONS }, (_, row) => (
        <Box key={row} sx={{ height: isWide ? ROW_HEIGHT : CARD_HEIGHT, px: isWide ? 2 : 0, py: isWide ? 1 : 0 }}>
          <Skeleton variant="rounded" height="100%" />
        </Box>
      ))}
    </Box>
  );
}

/** The five newest connections; their status can be changed here. */
export function RecentConnections({ dashboard: { connections, isFailed } }: { dashboard: DashboardData }) {
  const isWide = useIsWide();
  // the alert above says so
  if (!connections && isFailed) return null;
  const rows = (): ReactNode => {
    if (!connections) return <Waiting isWide={isWide} />;
    if (connections.length > 0)
      return isWide ? (
        <ConnectionTable connections={connections} />
      ) : (
        <RecordCards records={connections} card={(connection) => connectionCard(connection)} />
      );
    return (
      <EmptyState title={t('connection.emptyList')} text={t('connection.emptyListHint')}>
        <Button component={Link} {...createPath(PATH)} variant="contained">
          {t('connection.create')}
        </Button>
      </EmptyState>
    );
  };
  return (
    <Box component="section" aria-labelledby="recent-connections">
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 2, mb: 1 }}>
        <Typography id="recent-connections" component="h2" variant="h2">
          {t('dashboard.recent')}
        </Typography>
        <Button component={Link} to={PATH} className="no-print" sx={{ mr: -1 }}>
          {t('dashboard.allConnections')}
        </Button>
      </Box>
      <ListPathProvider value={PATH}>
        <div className={isWide ? 'list-sheet' : ''}>{rows()}</div>
      </ListPathProvider>
    </Box>
  );
}
