import { t, type TextKey } from '@niyukt/ui-shared/i18n/translate';
import { jobLook } from '@niyukt/ui-shared/theme/status-look';
import { Badge } from './Badge';

/** The state of a job request, never by colour alone. */
export function StatusBadge({ status }: { status: string }) {
  return <Badge look={jobLook(status)}>{t(`jobStatus.${status}` as TextKey)}</Badge>;
}
