import { differsFromIndia, ownZone, zoneText } from '@niyukt/ui-shared/domain/zone-time';
import { t } from '@niyukt/ui-shared/i18n/own-interviews';

/** Whose clocks the times of a page are of. */
export function ZoneNote() {
  const now = new Date().toISOString();
  const zone = ownZone();
  return (
    <p className="text-muted">
      {differsFromIndia(zone, now) ? t('meeting.zonesOwn', { zone: zoneText(zone, now) }) : t('meeting.zones')}
    </p>
  );
}
