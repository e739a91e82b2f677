import { AVAILABLE, PLACEMENT_STATUSES, type PlacementStatus } from '@niyukt/ui-shared/domain/choices';
import { t } from '../../../texts/console';

const isPlacementStatus = (status: string): status is PlacementStatus =>
  (PLACEMENT_STATUSES as readonly string[]).includes(status);

/** The words of a placement status; a missing one is pending, no connection at all is Available (docs/rules.md#employee-status). */
export function placementLabel(status: string | null | undefined): string {
  if (status === AVAILABLE) return t('status.available');
  if (!status) return t('placement.pending');
  return isPlacementStatus(status) ? t(`placement.${status}`) : status;
}

/** Placement statuses as choices of a react-admin input. */
export const placementChoices = (): { id: string; name: string }[] =>
  PLACEMENT_STATUSES.map((status) => ({ id: status, name: placementLabel(status) }));
