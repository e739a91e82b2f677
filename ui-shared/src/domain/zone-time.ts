const WALL = /^\d{4}-\d\d-\d\dT\d\d:\d\d$/;
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
export const INDIA = 'Asia/Kolkata';

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
  const clock = new Date(moment + ahead * MINUTE).toISOString().slice(0, 19);
  const two = (count: number): string => String(Math.floor(count)).padStart(2, '0');
  return `${clock}${ahead < 0 ? '-' : '+'}${two(Math.abs(ahead) / 60)}:${two(Math.abs(ahead) % 60)}`;
}

/**
 * The moment at which clocks of a zone show a time, with the offset of that day. A time that comes twice, when clocks are put back, is the
 * first one.
 * @param wall as a `datetime-local` field holds it: 2026-12-01T10:00
 * @returns undefined for a time that does not come, because clocks are put forward over it
 */
export function momentAt(zone: string, wall: string): string | undefined {
  if (!WALL.test(wall)) return undefined;
  const asUtc = Date.parse(`${wall}:00Z`);
  if (Number.isNaN(asUtc)) return undefined;
  const moments = [-DAY, DAY].map((away) => asUtc - minutesAhead(zone, asUtc + away) * MINUTE);
  const moment = moments.find((at) => at + minutesAhead(zone, at) * MINUTE === asUtc);
  return moment === undefined ? undefined : withOffset(zone, moment);
}

/** The same zone's time some minutes later. @param moment ISO 8601 with an offset */
export const minutesAfter = (zone: string, moment: string, minutes: number): string =>
  withOffset(zone, Date.parse(moment) + minutes * MINUTE);

/** Whether clocks in India show another time at that moment. @param moment ISO 8601 */
export const differsFromIndia = (zone: string, moment: string): boolean =>
  minutesAhead(zone, Date.parse(moment)) !== minutesAhead(INDIA, Date.parse(moment));
