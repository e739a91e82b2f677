import { dayWords } from '../i18n/days';
import { INDIA } from './calendar-days';
import { DAY_MILLISECONDS, MINUTE_MILLISECONDS } from './durations';

const WALL = /^\d{4}-\d\d-\d\dT\d\d:\d\d$/;

/** The zone of this device, as Europe/Berlin. */
export const ownZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** How far a zone is ahead of UTC at a moment, in minutes. */
function minutesAhead(zone: string, moment: number): number {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longOffset' }).formatToParts(moment);
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const [, sign, hours = '0', minutes = '0'] = /GMT([+-])(\d\d):(\d\d)/.exec(name) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
}

/** A moment as clocks of a zone show it, with its offset: 2026-12-01T10:00:00+05:30. @param moment milliseconds since 1970 */
function withOffset(zone: string, moment: number): string {
  const ahead = minutesAhead(zone, moment);
  const clock = new Date(moment + ahead * MINUTE_MILLISECONDS).toISOString().slice(0, 19);
  const two = (count: number): string => String(Math.floor(count)).padStart(2, '0');
  return `${clock}${ahead < 0 ? '-' : '+'}${two(Math.abs(ahead) / 60)}:${two(Math.abs(ahead) % 60)}`;
}

/**
 * The moments at which clocks of a zone show a time, the earlier first, with the offset of that day: two when clocks are put back over it,
 * none when they are put forward over it.
 * @param wall as a `datetime-local` field holds it: 2026-12-01T10:00
 */
export function momentsAt(zone: string, wall: string): string[] {
  if (!WALL.test(wall)) return [];
  const asUtc = Date.parse(`${wall}:00Z`);
  if (Number.isNaN(asUtc)) return [];
  const moments = [-DAY_MILLISECONDS, DAY_MILLISECONDS].map(
    (away) => asUtc - minutesAhead(zone, asUtc + away) * MINUTE_MILLISECONDS,
  );
  return [...new Set(moments)]
    .filter((at) => at + minutesAhead(zone, at) * MINUTE_MILLISECONDS === asUtc)
    .sort((one, other) => one - other)
    .map((at) => withOffset(zone, at));
}

/** The first of the moments at which clocks of a zone show a time; undefined for a time that does not come. */
export const momentAt = (zone: string, wall: string): string | undefined => momentsAt(zone, wall)[0];

/** The day that calendars of a zone show at a moment, as 2026-12-01. @param moment ISO 8601, or milliseconds since 1970 */
export const dayAt = (zone: string, moment: string | number): string =>
  withOffset(zone, typeof moment === 'number' ? moment : Date.parse(moment)).slice(0, 10);

/** The same zone's time some minutes later. @param moment ISO 8601 with an offset */
export const minutesAfter = (zone: string, moment: string, minutes: number): string =>
  withOffset(zone, Date.parse(moment) + minutes * MINUTE_MILLISECONDS);

/** Whether clocks in India show another time at that moment. @param moment ISO 8601 */
export const differsFromIndia = (zone: string, moment: string): boolean =>
  minutesAhead(zone, Date.parse(moment)) !== minutesAhead(INDIA, Date.parse(moment));

/** A moment or a period as clocks of a zone show it: the day in words, and the time of the day. */
export interface ZonedPeriod {
  day: string;
  /** With the day of the end, if that is another one. */
  time: string;
}

/** @param from ISO 8601, as `to` */
export function periodIn(zone: string, from: string, to: string): ZonedPeriod {
  const { weekdayWithYear, time } = dayWords();
  const [start, end] = [new Date(from), new Date(to)];
  const [day, lastDay] = [weekdayWithYear(start, zone), weekdayWithYear(end, zone)];
  const until = day === lastDay ? '' : `${lastDay}, `;
  return { day, time: `${time(start, zone)} – ${until}${time(end, zone)}` };
}

/** What a zone is called at a moment: IST in India, else its name with its abbreviation, as America/New York (EST). */
export function zoneText(zone: string, moment: string): string {
  if (!differsFromIndia(zone, moment)) return 'IST';
  const parts = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'short' }).formatToParts(
    new Date(moment),
  );
  const short = parts.find(({ type }) => type === 'timeZoneName')?.value;
  const name = zone.replaceAll('_', ' ');
  return short && short !== name ? `${name} (${short})` : name;
}
