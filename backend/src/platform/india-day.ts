const IN_INDIA = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'Asia/Kolkata' });
const LONG = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'UTC' });

/** A calendar day `2026-12-14` as 14 December 2026. */
export function dayText(day: string): string {
  return LONG.format(new Date(`${day}T00:00:00Z`));
}

/** The day in India of an ISO 8601 moment, in the same form. */
export function dayTextOf(moment: string): string {
  return IN_INDIA.format(new Date(moment));
}
