import { StatusChip } from '@niyukt/ui-shared/components/StatusChip';
import { placementLook } from '@niyukt/ui-shared/theme/status-look';
import { placementLabel } from './placement-label';

/** A placement status as a chip. */
export function PlacementChip({ status }: { status: string | null | undefined }) {
  return <StatusChip {...placementLook(status ?? 'pending')} label={placementLabel(status)} />;
}
