import { HOUR_MILLISECONDS } from '../../platform/durations.js';
/** In India. */
const FIRST_HOUR = 1;
const LAST_HOUR = 5;
const NIGHT_HOURS = 18;
const LONGEST_HOURS = 26;

const HOUR_IN_INDIA = new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Kolkata', hour: '2-digit', hourCycle: 'h23' });

/** Whether the backup of this night is to be made; a machine that sleeps at night makes it by day. @param newest when it was begun */
export function isNightlyDue(now: Date, newest: Date | undefined): boolean {
  if (!newest) return true;
  const hours = (now.getTime() - newest.getTime()) / HOUR_MILLISECONDS;
  const hour = Number(HOUR_IN_INDIA.format(now));
  return hours > LONGEST_HOURS || (hours > NIGHT_HOURS && hour >= FIRST_HOUR && hour <= LAST_HOUR);
}
