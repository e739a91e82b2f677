import { placementTone } from '@niyukt/ui-shared/domain/choices';
import { StatusChip } from '../records/StatusChip';
import { placementLabel } from './placement-label';

/** A placement status as a chip. */
export function PlacementChip({ status }: { status: string | null | undefined }) {
  return <StatusChip tone={placementTone(status ?? 'pending')} label={placementLabel(status)} />;
}
