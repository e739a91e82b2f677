import type { Interview } from '@niyukt/ui-shared/api/types';
import { INDIA } from '@niyukt/ui-shared/domain/calendar-days';
import { isOpen } from '@niyukt/ui-shared/domain/interview-state';
import { minutesAfter, ownZone, periodIn } from '@niyukt/ui-shared/domain/zone-time';

/** From one moment up to another, ISO 8601. */
export interface Period {
  starts_at: string;
  ends_at: string;
}

const WALL_LENGTH = '2026-12-01T10:00'.length;
const DAY_LENGTH = '2026-12-01'.length;

/** A moment as a `datetime-local` field of a zone holds it. */
export const wallAt = (zone: string, moment: string): string => minutesAfter(zone, moment, 0).slice(0, WALL_LENGTH);

/** The day of a moment in India, as 2026-12-01. */
export const indianDay = (moment: string): string => wallAt(INDIA, moment).slice(0, DAY_LENGTH);

/** What clocks of a zone are called at a moment, as India Standard Time, or short as GMT+1. */
export function zoneName(zone: string, moment: string, length: 'long' | 'short' = 'long'): string {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: length }).formatToParts(
    new Date(moment),
  );
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? zone;
}

/** As 3:00 pm – 4:00 pm; the end with its day where it is another one. */
export function clockText({ starts_at, ends_at }: Period, zone: string = INDIA): string {
  return periodIn(zone, starts_at, ends_at).time;
}

/** As Tue, 1 Dec 2026, 3:00 pm – 4:00 pm. */
export const periodText = (period: Period, zone: string = INDIA): string =>
  `${periodIn(zone, period.starts_at, period.ends_at).day}, ${clockText(period, zone)}`;

/** The same with the name of the zone. */
export const namedPeriodText = (period: Period, zone: string = INDIA): string =>
  `${periodText(period, zone)} (${zoneName(zone, period.starts_at)})`;

/** India's zone, that of the interview and that of this device: each once, of those in which clocks show another time. */
export function zonesOf({ starts_at, time_zone }: Pick<Interview, 'starts_at' | 'time_zone'>): string[] {
  const zones = [INDIA, time_zone, ownZone()];
  return zones.filter(
    (zone, index) => zones.findIndex((other) => wallAt(other, starts_at) === wallAt(zone, starts_at)) === index,
  );
}

/** Whether a moment is still to come. */
export const isAhead = (moment: string): boolean => Date.parse(moment) > Date.now();

/** Whether it can be moved: an interview that began has its time. */
export const isMovable = (interview: Interview): boolean => isOpen(interview) && isAhead(interview.starts_at);
