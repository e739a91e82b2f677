import type { Duplicate } from '@niyukt/ui-shared/api/types';
import { StatusChip } from '@niyukt/ui-shared/components/StatusChip';
import { t } from '../../texts/console';

const TONES = { open: 'amber', dismissed: 'slate', merged: 'green' } as const;

/** What became of a pair. */
export function PairChip({ state }: Pick<Duplicate, 'state'>) {
  return <StatusChip tone={TONES[state]} label={t(`duplicateState.${state}`)} />;
}
