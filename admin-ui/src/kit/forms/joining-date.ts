import { daysAfter, isoDayInIndia } from '@niyukt/ui-shared/domain/calendar-days';

/** Why a joining date may be a mistake. */
export type JoiningDoubt = 'beforeConnection' | 'beforePlacement' | 'farAhead';

/** Placements are often recorded some days after the person joined. */
const MAX_DAYS_BEFORE_PLACEMENT = 30;
const MAX_DAYS_AHEAD = 366;

interface ConnectionDates {
  /** Absent when it is no longer known. */
  connection_date?: string;
  placement_date: string | null;
}

/** The ISO day in India some days after a moment. */
const dayAfter = (moment: Date, days: number): string => daysAfter(isoDayInIndia(moment), days);

/**
 * Warns about an unlikely joining date: before the connection, long before the placement, or more than a year ahead.
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
