import { t } from '../i18n/translate';
import { readRupees, readSalary } from './salary';

const DAY = new Intl.DateTimeFormat('en-IN', { timeZone: 'Asia/Kolkata', dateStyle: 'medium' });

/** A moment as a day in India, for instance 21 Nov 2026. */
export function dayInIndia(moment: string): string {
  return DAY.format(new Date(moment));
}

const ISO_DAY = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' });

/** A moment as an ISO day in India, for instance 2026-11-21. */
export function isoDayInIndia(moment: Date): string {
  return ISO_DAY.format(moment);
}

const DAY_MILLISECONDS = 86_400_000;

/** How many times the day has changed in India since a moment: 0 today, 1 for yesterday. @param now milliseconds of the epoch */
export function daysSince(moment: string, now: number = Date.now()): number {
  const [from, to] = [Date.parse(moment), now].map((at) => Date.parse(isoDayInIndia(new Date(at))));
  return Math.max(0, ((to ?? 0) - (from ?? 0)) / DAY_MILLISECONDS);
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

/** Names of the skills in the API's JSON text. */
export function skillNames(skills: string): string[] {
  try {
    return (JSON.parse(skills) as { skill_name: string }[]).map(({ skill_name }) => skill_name);
  } catch {
    return [];
  }
}

/** An amount of rupees with Indian grouping, for instance ₹4,50,000. */
const rupees = (amount: number): string => `₹${countText(amount)}`;

/** A salary as it was typed; an empty text when there is none, or zero. */
export function typedSalary(salary: string | null | undefined): string {
  const typed = salary?.trim() ?? '';
  return readRupees(typed) === 0 ? '' : typed;
}

/**
 * A salary as it is shown, for instance `₹4,50,000 a year`.
 * @returns what was typed, unchanged, when it cannot be read as an amount; `fallback` when there is none
 */
export function salaryText(salary: string | null | undefined, fallback: string): string {
  const typed = typedSalary(salary);
  const read = readSalary(typed);
  if (!read) return typed || fallback;
  const amount = read.amounts.map(rupees).join(' - ');
  return read.period ? t(`salary.a.${read.period}`, { amount }) : amount;
}

/** The salary of a placement: the final one, else the offered one, else `fallback`. */
export function placementSalary(
  { final_salary, offered_salary }: { final_salary: string | null; offered_salary: string | null },
  fallback: string,
): string {
  return salaryText(typedSalary(final_salary) || offered_salary, fallback);
}

/** A phone number in India as people read it, +91 98765 43210; anything else as it is. */
export function phoneText(phone: string): string {
  const [, first, last] = /^(?:\+91)?(\d{5})(\d{5})$/.exec(phone) ?? [];
  return first ? `+91 ${first} ${last}` : phone;
}
