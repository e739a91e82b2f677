import { INDIA } from '@niyukt/ui-shared/domain/calendar-days';
import { differsFromIndia, ownZone, periodIn, zoneText } from '@niyukt/ui-shared/domain/zone-time';

interface InterviewTimesProps {
  starts_at: string;
  ends_at: string;
  /** Left out where the day stands above. */
  hasDay?: boolean;
}

/** When something is, where the reader is and in India; both zones are named. */
export function InterviewTimes({ starts_at: from, ends_at: to, hasDay = true }: InterviewTimesProps) {
  const zone = ownZone();
  const own = periodIn(zone, from, to);
  const india = periodIn(INDIA, from, to);
  return (
    <p className="grid">
      {hasDay && <span className="text-lead font-semibold">{own.day}</span>}
      <span className="font-semibold">
        {own.time} <span className="font-normal text-muted">{zoneText(zone, from)}</span>
      </span>
      {differsFromIndia(zone, from) && (
        <span className="text-small text-muted">
          {india.day === own.day ? '' : `${india.day}, `}
          {india.time} IST
        </span>
      )}
    </p>
  );
}
