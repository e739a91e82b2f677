import { Alert, Box, Skeleton, Typography } from '@mui/material';
import type { Connection, PlacementHistory } from '@niyukt/ui-shared/api/types';
import { placementTone } from '@niyukt/ui-shared/domain/choices';
import { momentInIndia } from '@niyukt/ui-shared/domain/format';
import { t } from '@niyukt/ui-shared/i18n/console';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { ConsoleDataProvider } from '../data/data-provider';
import { failureText } from '../data/http-client';
import { placementLabel } from '../placement-status/placement-label';

function Step({ step }: { step: PlacementHistory }) {
  const to = placementLabel(step.to_status);
  return (
    <Box
      component="li"
      sx={{
        ...{ position: 'relative', pl: 3, pb: 2, borderLeft: '2px solid var(--line)', ml: 0.75 },
        '&:last-child': { borderColor: 'transparent', pb: 0 },
        '&::before': {
          ...{ content: '""', position: 'absolute', left: -7, top: 5, width: 12, height: 12, borderRadius: '50%' },
          bgcolor: `var(--${placementTone(step.to_status)})`,
        },
      }}
    >
      <Typography sx={{ fontWeight: 600 }}>
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
  const dataProvider = useDataProvider<ConsoleDataProvider>();
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
