import type { Breach } from '@niyukt/ui-shared/api/types';
import { StatusChip } from '@niyukt/ui-shared/components/StatusChip';
import { breachLook, OVERDUE } from '@niyukt/ui-shared/theme/status-look';
import { t } from '../../texts/console';

/** The state of a breach, and that one of its clocks has run out. */
export function BreachChip({ breach: { state, late } }: { breach: Breach }) {
  return (
    <span className="chip-row">
      <StatusChip {...breachLook(state)} label={t(`breach.state.${state}`)} />
      {late.length > 0 && <StatusChip {...OVERDUE} label={t('breach.anyLate')} />}
    </span>
  );
}
