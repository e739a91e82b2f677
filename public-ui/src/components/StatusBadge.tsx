import { StatusChip } from '@niyukt/ui-shared/components/StatusChip';
import { t, type TextKey } from '@niyukt/ui-shared/i18n/translate';
import { jobLook } from '@niyukt/ui-shared/theme/status-look';

/** The state of a job request, never by colour alone. */
export function StatusBadge({ status }: { status: string }) {
  return <StatusChip {...jobLook(status)} label={t(`jobStatus.${status}` as TextKey)} />;
}
