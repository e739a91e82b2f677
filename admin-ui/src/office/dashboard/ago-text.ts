import { MINUTE_MILLISECONDS } from '@niyukt/ui-shared/domain/durations';
import { t } from '../../texts/console';

const HOUR_MINUTES = 60;
const DAY_HOURS = 24;

/** How long ago something was, as "6 h ago". @param moment ISO 8601 */
export function agoText(moment: string): string {
  const minutes = Math.max(0, Math.floor((Date.now() - Date.parse(moment)) / MINUTE_MILLISECONDS));
  if (minutes < HOUR_MINUTES) return t('standing.minutesAgo', { minutes });
  const hours = Math.floor(minutes / HOUR_MINUTES);
  if (hours < 2 * DAY_HOURS) return t('standing.hoursAgo', { hours });
  return t('standing.daysAgo', { days: Math.floor(hours / DAY_HOURS) });
}
