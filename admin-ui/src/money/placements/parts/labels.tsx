import type { Placement } from '@niyukt/ui-shared/api/types';
import { StatusChip } from '@niyukt/ui-shared/components/StatusChip';
import { placementStateLook, warrantyLook } from '@niyukt/ui-shared/theme/status-look';
import { t } from '../../../texts/console';

export const PLACEMENT_STATES = [
  'active',
  'left',
  'reverted',
  'replaced',
] as const satisfies readonly Placement['state'][];
export const WARRANTIES = [
  'not_started',
  'running',
  'claimed',
  'ended',
] as const satisfies readonly Placement['warranty'][];

/** What became of a placement, as a chip. */
export function PlacementStateChip({ state }: Pick<Placement, 'state'>) {
  return <StatusChip {...placementStateLook(state)} label={t(`placementState.${state}`)} />;
}

/** How the warranty of a placement stands, as a chip. */
export function WarrantyChip({ warranty }: Pick<Placement, 'warranty'>) {
  return <StatusChip {...warrantyLook(warranty)} label={t(`warranty.${warranty}`)} />;
}
