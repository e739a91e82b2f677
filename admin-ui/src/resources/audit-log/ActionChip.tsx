import { StatusChip } from '../../platform/records/StatusChip';
import { actionLabel, actionTone } from './activity-words';

/** What was done, as a chip. */
export function ActionChip({ action }: { action: string }) {
  return <StatusChip tone={actionTone(action)} label={actionLabel(action)} />;
}
