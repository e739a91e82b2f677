const DAY = new Intl.DateTimeFormat('en-IN', { timeZone: 'Asia/Kolkata', dateStyle: 'medium' });

/** A moment as a day in India, for instance 21 Nov 2026. */
export function dayInIndia(moment: string): string {
  return DAY.format(new Date(moment));
}

const DAY_MILLISECONDS = 86_400_000;
const INDIA_AHEAD_MILLISECONDS = 5.5 * 3_600_000;

const dayNumber = (moment: number): number => Math.floor((moment + INDIA_AHEAD_MILLISECONDS) / DAY_MILLISECONDS);

/** How many times the day has changed in India since a moment: 0 today, 1 for yesterday. @param now milliseconds of the epoch */
export function daysSince(moment: string, now: number = Date.now()): number {
  return Math.max(0, dayNumber(now) - dayNumber(Date.parse(moment)));
}

const LONG_DAY = new Intl.DateTimeFormat('en-IN', { timeZone: 'Asia/Kolkata', dateStyle: 'full' });

/** A moment as a day in India in full, for instance Saturday, 21 November 2026. */
export function longDayInIndia(moment: Date): string {
  return LONG_DAY.format(moment);
}

const MOMENT = new Intl.DateTimeFormat('en-IN', {
  timeZone: 'Asia/Kolkata',
  dateStyle: 'medium',
  timeStyle: 'short',
});

/** A moment as day and time in India, for instance 21 Nov 2026, 1:45 am. */
export function momentInIndia(moment: string): string {
  return MOMENT.format(new Date(moment));
}

/** A count with Indian grouping, for instance 1,00,000. */
export function countText(count: number): string {
  return count.toLocaleString('en-IN');
}

/** A countdown as m:ss. @param seconds whole seconds */
export function minutesAndSeconds(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** A salary text as it was typed, with the rupee sign where it is a bare figure; `fallback` when there is none. */
export function salaryText(salary: string | null | undefined, fallback: string): string {
  const text = salary?.trim();
  if (!text) return fallback;
  if (/^\d+$/.test(text)) return `₹${Number(text).toLocaleString('en-IN')}`;
  return /^\d/.test(text) ? `₹${text.replace(/([-–]\s*)(?=\d)/g, '$1₹')}` : text;
}

/** Names of the skills in the API's JSON text. */
export function skillNames(skills: string): string[] {
  try {
    return (JSON.parse(skills) as { skill_name: string }[]).map(({ skill_name }) => skill_name);
  } catch {
    return [];
  }
}

/** The salary of a placement: the final one, else the offered one, else `fallback` (spec 9). */
export function placementSalary(
  { final_salary, offered_salary }: { final_salary: string | null; offered_salary: string | null },
  fallback: string,
): string {
  return salaryText(final_salary?.trim() ? final_salary : offered_salary, fallback);
}
