import { hindiDay, hindiTime } from '../../platform/language/hindi-days.js';
import { type Language } from '../../platform/language/language.js';

/** Of a name in the IANA database. */
export const MAX_TIME_ZONE = 64;
/** The agency's own. */
export const INDIA = 'Asia/Kolkata';

const ZONE_NAME = /^[A-Za-z_]+(?:\/[A-Za-z0-9_+-]+){0,3}$/;

/** Whether this is the name of a time zone, such as `America/New_York`. */
export function isTimeZone(name: string): boolean {
  if (!ZONE_NAME.test(name)) return false;
  try {
    new Intl.DateTimeFormat('en-IN', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

/**
 * Two moments in a time zone, as `Monday, 14 December 2026, 3:00 pm – 4:00 pm, India Standard Time`. Where summer time begins or ends
 * between them, the zone is named for each.
 */
export function periodText(from: Date, to: Date, timeZone: string): string {
  const day = new Intl.DateTimeFormat('en-IN', { dateStyle: 'full', timeZone });
  const time = new Intl.DateTimeFormat('en-IN', { timeStyle: 'short', timeZone });
  const end = day.format(from) === day.format(to) ? time.format(to) : `${day.format(to)}, ${time.format(to)}`;
  const [zone, endZone] = [zoneText(from, timeZone), zoneText(to, timeZone)];
  const start = `${day.format(from)}, ${time.format(from)}${zone === endZone ? '' : `, ${zone}`}`;
  return `${start} – ${end}, ${endZone}`;
}

/** The same as `सोमवार, 14 दिसंबर 2026, दोपहर 3:00 बजे से शाम 4:00 बजे तक (IST)`. */
function periodInHindi(from: Date, to: Date, timeZone: string): string {
  const day = (at: Date): string => hindiDay(at, timeZone, { hasWeekday: true });
  const time = (at: Date): string => hindiTime(at, timeZone);
  const end = day(from) === day(to) ? time(to) : `${day(to)}, ${time(to)}`;
  const zone = (at: Date): string => (timeZone === INDIA ? 'IST' : zoneText(at, timeZone, 'hi'));
  const start = `${day(from)}, ${time(from)}${zone(from) === zone(to) ? '' : ` (${zone(from)})`}`;
  return `${start} से ${end} तक (${zone(to)})`;
}

/** What a time zone is called at a moment, as `Eastern Daylight Time`. */
function zoneText(at: Date, timeZone: string, locale = 'en-US'): string {
  const parts = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'long' }).formatToParts(at);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}

/** A time in India's zone and, where it is another one, in that of the interview; both are named. */
export function periodTexts(
  from: Date,
  to: Date,
  timeZone: string,
  language: Language = 'en',
): [name: string, value: string][] {
  const isIndian = zoneText(from, timeZone) === zoneText(from, INDIA);
  if (language === 'hi') {
    const india: [string, string] = ['कब', periodInHindi(from, to, INDIA)];
    return isIndian ? [india] : [india, [`${timeZone} में`, periodInHindi(from, to, timeZone)]];
  }
  const india: [string, string] = ['When', periodText(from, to, INDIA)];
  return isIndian ? [india] : [india, [`In ${timeZone}`, periodText(from, to, timeZone)]];
}
