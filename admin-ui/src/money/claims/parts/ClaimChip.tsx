import type { Claim } from '@niyukt/ui-shared/api/types';
import { StatusChip } from '@niyukt/ui-shared/components/StatusChip';
import { claimLook } from '@niyukt/ui-shared/theme/status-look';
import { t } from '../../../texts/console';

export const CLAIM_STATES = [
  'filed',
  'approved',
  'declined',
  'replaced',
  'closed',
] as const satisfies readonly Claim['state'][];

/** The state of a claim as a chip. */
export function ClaimChip({ state }: Pick<Claim, 'state'>) {
  return <StatusChip {...claimLook(state)} label={t(`claimState.${state}`)} />;
}
