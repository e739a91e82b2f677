import '../../texts/ledger';
import { Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { useDataProvider, useRecordContext } from 'react-admin';
import type { Placement } from '@niyukt/ui-shared/api/types';
import { NotYet } from '../../kit/page/NotYet';
import { t } from '../../texts/console';
import type { PlacementProvider } from './calls';
import { PlacementInvoice, PlacementJoining, PlacementWarranty } from './parts/PlacementBody';

/** The placement of the connection in the drawer, read once for all that is shown of it. */
function OfConnection({ show: Shown }: { show: ComponentType<{ placement: Placement }> }) {
  const dataProvider = useDataProvider<PlacementProvider>();
  const record = useRecordContext();
  const { data, error, refetch } = useQuery({
    queryKey: ['placements', 'of connection', record?.id],
    queryFn: () => dataProvider.getPlacementOf(record?.id ?? ''),
  });
  if (data === null) return <Typography color="text.secondary">{t('placementRecord.none')}</Typography>;
  // react-admin answers an empty record once the session has ended; a form that is filled in outlives a failed reading
  if (!data?.placement_id)
    return <NotYet error={error} retry={refetch} failed={t('placementRecord.loadFailed')} height={160} />;
  return <Shown placement={data} />;
}

export const JoiningOfConnection = () => <OfConnection show={PlacementJoining} />;
export const InvoiceOfConnection = () => <OfConnection show={PlacementInvoice} />;
export const WarrantyOfConnection = () => <OfConnection show={PlacementWarranty} />;
