import { Skeleton, Typography } from '@mui/material';
import { t } from '@niyukt/ui-shared/i18n/console';
import '@niyukt/ui-shared/i18n/ledger';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useRecordContext } from 'react-admin';
import { FailureAlert } from '../../kit/page/FailureAlert';
import { failureText } from '../../kit/providers/http-client';
import type { PlacementProvider } from './calls';
import { PlacementBody } from './parts/PlacementBody';

/** The placement of the connection in the drawer. */
export default function PlacementSection() {
  const dataProvider = useDataProvider<PlacementProvider>();
  const record = useRecordContext();
  const { data, error, refetch } = useQuery({
    queryKey: ['placements', 'of connection', record?.id],
    queryFn: () => dataProvider.getPlacementOf(record?.id ?? ''),
  });
  // a form that is filled in outlives a failed reading
  if (error && data === undefined)
    return (
      <FailureAlert retry={() => void refetch()}>{failureText(error, t('placementRecord.loadFailed'))}</FailureAlert>
    );
  if (data === null) return <Typography color="text.secondary">{t('placementRecord.none')}</Typography>;
  // react-admin answers an empty record once the session has ended
  if (!data?.placement_id) return <Skeleton variant="rounded" height={160} />;
  return <PlacementBody placement={data} />;
}
