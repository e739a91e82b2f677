import { Box, Card, Link as MuiLink, Skeleton, Typography } from '@mui/material';
import { Link } from 'react-router-dom';
import { StatusMark } from '@niyukt/ui-shared/components/StatusMark';
import { PLACEMENT_STATUSES, type PlacementStatus } from '@niyukt/ui-shared/domain/choices';
import { countText } from '@niyukt/ui-shared/domain/format';
import { placementLook } from '@niyukt/ui-shared/theme/status-look';
import { countInWords } from '../../kit/lists/total';
import { kindOf } from '../../kit/resource/kinds';
import { listAddress } from '../../kit/resource/list-address';
import { placementLabel } from '../../recruiting/connections/parts/placement-label';
import { useConnectionsView } from '../../recruiting/connections/parts/useConnectionsView';
import { t } from '../../texts/console';
import { ONE_OR_TWO } from './FigureCard';
import type { DashboardData } from './useDashboard';

/** The connections in one status, with the filter shown. */
const connectionsIn = (status: PlacementStatus): string => listAddress('/connections', { placement_status: status });

type Counts = Readonly<Record<string, number>> | undefined;

interface PartProps {
  counts: Counts;
  onOpen: () => void;
}

/** For the eye and the mouse; the legend says the same to everybody. */
function Strip({ counts, onOpen }: PartProps) {
  return (
    <Box
      aria-hidden="true"
      sx={{
        display: 'flex',
        gap: '2px',
        height: 30,
        mb: 1.5,
        borderRadius: '8px',
        overflow: 'hidden',
        bgcolor: 'var(--sunken)',
        printColorAdjust: 'exact',
        '@media (forced-colors: active)': { borderRadius: 0 },
      }}
    >
      {PLACEMENT_STATUSES.filter((status) => (counts?.[status] ?? 0) > 0).map((status) => {
        const { tone, mark } = placementLook(status);
        return (
          <Box
            key={status}
            component={Link}
            to={connectionsIn(status)}
            onClick={onOpen}
            tabIndex={-1}
            title={`${placementLabel(status)}: ${countText(counts?.[status] ?? 0)}`}
            sx={{
              display: 'grid',
              placeItems: 'center',
              flex: `${counts?.[status] ?? 0} 1 0`,
              // ten of them fit on the smallest phone, each with its mark
              minWidth: 24,
              boxSizing: 'border-box',
              border: '1px solid transparent',
              bgcolor: `var(--${tone}-soft)`,
              color: `var(--${tone})`,
              '&:hover': { borderColor: 'currentcolor' },
            }}
          >
            <StatusMark mark={mark} />
          </Box>
        );
      })}
    </Box>
  );
}

function LegendLink({
  status,
  count,
  onOpen,
}: {
  status: PlacementStatus;
  count: number | undefined;
  onOpen: () => void;
}) {
  const { tone, mark } = placementLook(status);
  return (
    <MuiLink
      component={Link}
      to={connectionsIn(status)}
      onClick={onOpen}
      color="inherit"
      underline="none"
      sx={{
        display: 'block',
        height: '100%',
        px: 1,
        py: 0.75,
        borderRadius: '10px',
        '&:hover': { bgcolor: 'var(--sunken)' },
      }}
    >
      <Box
        component="span"
        sx={{ display: 'flex', alignItems: 'center', gap: 1, fontSize: '1.125rem', lineHeight: 1.45 }}
      >
        <Box component="span" sx={{ display: 'flex', color: `var(--${tone})` }}>
          <StatusMark mark={mark} />
        </Box>
        <Box component="span" sx={{ fontWeight: 700, color: count === 0 ? 'text.secondary' : 'inherit' }}>
          {count === undefined ? <Skeleton width={28} /> : countText(count)}
        </Box>
      </Box>
      <Box component="span" sx={{ display: 'block', fontSize: '0.8125rem', lineHeight: 1.4, color: 'text.secondary' }}>
        {placementLabel(status)}
      </Box>
    </MuiLink>
  );
}

/** All connections by status, from the first to the last: a strip in proportion, and the way to each of them. */
export function Pipeline({ dashboard: { stats } }: { dashboard: DashboardData }) {
  const [, setView] = useConnectionsView();
  // a filter by status shows in the table; on the board the statuses are the columns
  const showTable = (): void => setView('table');
  const counts: Counts = stats?.connectionsByStatus;
  const total = counts && Object.values(counts).reduce((sum, count) => sum + count, 0);
  return (
    <Card component="section" aria-labelledby="pipeline" sx={{ p: { xs: 1.5, md: 2 }, mt: 3, breakInside: 'avoid' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 1.5, mb: 1.5 }}>
        <Typography id="pipeline" component="h2" variant="h2">
          {t('dashboard.pipeline')}
        </Typography>
        {total !== undefined && (
          <Typography variant="body2" color="text.secondary">
            {countInWords(countText(total), kindOf('connections'))}
          </Typography>
        )}
      </Box>
      <Strip counts={counts} onOpen={showTable} />
      <Box
        component="ul"
        sx={{
          listStyle: 'none',
          m: 0,
          p: 0,
          display: 'grid',
          columnGap: 0.5,
          rowGap: 0.5,
          mx: -1,
          gridTemplateColumns: {
            xs: ONE_OR_TWO,
            sm: 'repeat(5, minmax(0, 1fr))',
            lg: 'repeat(10, minmax(0, 1fr))',
          },
        }}
      >
        {PLACEMENT_STATUSES.map((status) => (
          <li key={status}>
            <LegendLink status={status} count={counts?.[status]} onOpen={showTable} />
          </li>
        ))}
      </Box>
    </Card>
  );
}
