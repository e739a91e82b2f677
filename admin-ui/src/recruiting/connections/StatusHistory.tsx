import { Alert, Box, Skeleton, Typography } from '@mui/material';
import type { Connection, PlacementHistory } from '@niyukt/ui-shared/api/types';
import { momentInIndia } from '@niyukt/ui-shared/domain/format';
import { t } from '@niyukt/ui-shared/i18n/console';
import { placementLook } from '@niyukt/ui-shared/theme/status-look';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import { failureText } from '../../kit/providers/http-client';
import { StatusMark } from '@niyukt/ui-shared/components/StatusMark';
import type { ConnectionProvider } from './parts/calls';
import { placementLabel } from './parts/placement-label';

function Step({ step }: { step: PlacementHistory }) {
  const to = placementLabel(step.to_status);
  const { tone, mark } = placementLook(step.to_status);
  return (
    <Box
      component="li"
      sx={{
        position: 'relative',
        pl: 4.5,
        pb: 2,
        '&:last-child': { pb: 0 },
        '&:not(:last-child)::before': {
          content: '""',
          position: 'absolute',
          left: 11,
          top: 24,
          bottom: 0,
          borderLeft: '2px solid var(--line)',
        },
      }}
    >
      <Box
        sx={{
          position: 'absolute',
          left: 0,
          top: 0,
          display: 'grid',
          placeItems: 'center',
          width: 24,
          height: 24,
          borderRadius: '50%',
          border: '1px solid transparent',
          color: `var(--${tone})`,
          bgcolor: `var(--${tone}-soft)`,
        }}
      >
        <StatusMark mark={mark} />
      </Box>
      <Typography sx={{ fontWeight: 600 }}>
        {step.is_undo && `${t('connection.undone')}: `}
        {step.from_status
          ? t('connection.changedTo', { from: placementLabel(step.from_status), to })
          : t('connection.createdAs', { status: to })}
      </Typography>
      <Typography variant="body2" color="text.secondary">
        {t('connection.changedBy', {
          name: step.changed_by_name,
          moment: momentInIndia(step.changed_at),
        })}
      </Typography>
    </Box>
  );
}

/** How the status of a connection went, newest first, with who changed it and when. */
export function StatusHistory({ connection }: { connection: Connection }) {
  const dataProvider = useDataProvider<ConnectionProvider>();
  const { data, error } = useQuery({
    queryKey: ['connections', 'history', connection.id, connection.placement_status],
    queryFn: async () => {
      const steps: unknown = await dataProvider.getHistory(connection.id);
      // react-admin answers an empty record once the session has ended
      return Array.isArray(steps) ? (steps as PlacementHistory[]) : [];
    },
  });
  if (error) return <Alert severity="error">{failureText(error, t('connection.historyFailed'))}</Alert>;
  if (!data) return <Skeleton variant="rounded" height={60} />;
  return (
    <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {data.map((step) => (
        <Step key={step.id} step={step} />
      ))}
    </Box>
  );
}
