import { daysAfter, weekOf } from '@niyukt/ui-shared/domain/calendar-days';

export const VIEWS = ['list', 'week', 'day'] as const;
export type View = (typeof VIEWS)[number];

export const readView = (text: string): View => VIEWS.find((view) => view === text) ?? 'list';

/**
 * The moment since which interviews are needed, in milliseconds since 1970; no zone is a day away from UTC.
 * @param day undefined for all that there are
 */
export function sinceOf(view: View, day: string | undefined, now: number): number {
  if (day === undefined) return 0;
  if (view === 'list') return now;
  const [first = day] = view === 'week' ? weekOf(day) : [day];
  return Date.parse(daysAfter(first, -1));
}
