import type { AuditEntry } from '@niyukt/ui-shared/api/types';
import { StatusChip } from '@niyukt/ui-shared/components/StatusChip';
import { actionLabel, actionTone } from './activity-words';

/** What was done, as a chip. */
export function ActionChip({ entry }: { entry: AuditEntry }) {
  return <StatusChip tone={actionTone(entry.action)} label={actionLabel(entry)} />;
}
