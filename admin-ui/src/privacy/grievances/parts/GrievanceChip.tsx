import type { Grievance } from '@niyukt/ui-shared/api/types';
import { StatusChip } from '@niyukt/ui-shared/components/StatusChip';
import { grievanceLook, OVERDUE } from '@niyukt/ui-shared/theme/status-look';
import { t } from '../../../texts/console';

/** The state of a grievance, and that its day is over. */
export function GrievanceChip({ grievance: { state, overdue } }: { grievance: Grievance }) {
  return (
    <span className="chip-row">
      <StatusChip {...grievanceLook(state)} label={t(`grievance.state.${state}`)} />
      {overdue && <StatusChip {...OVERDUE} label={t('grievance.overdue')} />}
    </span>
  );
}
