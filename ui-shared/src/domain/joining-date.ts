import { isoDayInIndia } from './format';

/** Why a day of joining may be a slip. */
export type JoiningDoubt = 'beforeConnection' | 'beforePlacement' | 'farAhead';

const DAY_MILLISECONDS = 86_400_000;
/** The placement is often noted some days after somebody began. */
const MAX_DAYS_BEFORE_PLACEMENT = 30;
const MAX_DAYS_AHEAD = 366;

interface ConnectionDates {
  /** Left out where it is not known any more. */
  connection_date?: string;
  placement_date: string | null;
}

/** The ISO day some days after a moment, in India. */
const dayAfter = (moment: Date, days: number): string =>
  isoDayInIndia(new Date(moment.getTime() + days * DAY_MILLISECONDS));

/**
 * Doubts a day of joining that can hardly be meant: before the connection was made, long before the placement, or more
 * than a year ahead.
 * @param joining ISO day, or an empty text
 */
export function joiningDoubt(
  joining: string,
  { connection_date, placement_date }: ConnectionDates,
  now = new Date(),
): JoiningDoubt | undefined {
  if (!joining) return undefined;
  if (connection_date && joining < isoDayInIndia(new Date(connection_date))) return 'beforeConnection';
  if (placement_date && joining < dayAfter(new Date(placement_date), -MAX_DAYS_BEFORE_PLACEMENT))
    return 'beforePlacement';
  return joining > dayAfter(now, MAX_DAYS_AHEAD) ? 'farAhead' : undefined;
}
