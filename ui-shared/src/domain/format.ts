import { dayWords } from '../i18n/days';
import { t } from '../i18n/translate';
import { daysBetween, INDIA, isoDayInIndia, isWholeDay } from './calendar-days';
import { readRupees, readSalary } from './salary';

// every day and moment is shown in India (docs/rules.md#time)

/** The day of a moment in India, as 21 Nov 2026. */
export function dayInIndia(moment: string): string {
  return dayWords().short(new Date(moment), INDIA);
}

/**
 * How many days ago a moment was in India: 0 is today, 1 yesterday.
 * @param now milliseconds since 1970
 */
export function daysSince(moment: string, now: number = Date.now()): number {
  return Math.max(0, daysBetween(isoDayInIndia(new Date(moment)), isoDayInIndia(new Date(now))));
}

/** A day that is being chosen, as Fri, 3 Apr 2026; nothing before it is whole. @param day as 2026-04-03 */
export function dayInWords(day: string): string | undefined {
  return isWholeDay(day) ? dayWords().weekdayWithYear(new Date(day), 'UTC') : undefined;
}

/** The day of a moment in India, as Saturday, 21 November 2026. */
export function longDayInIndia(moment: Date): string {
  return dayWords().full(moment, INDIA);
}

/** A day of the calendar as Tuesday, 1 December 2026. */
export const dayInFull = (day: string): string => dayWords().full(new Date(day), 'UTC');

/** A day of the calendar as Tue, 1 Dec. */
export const dayInShort = (day: string): string => dayWords().weekday(new Date(day), 'UTC');

/** A moment in India, as 21 Nov 2026, 1:45 am. */
export function momentInIndia(moment: string): string {
  return dayWords().moment(new Date(moment), INDIA);
}

/**
 * The time of a moment in India, as 1:45 am.
 * @param moment milliseconds since 1970
 */
export function timeInIndia(moment: number): string {
  return dayWords().time(new Date(moment), INDIA);
}

/** A number with Indian grouping, as 1,00,000. */
export function countText(count: number): string {
  return count.toLocaleString('en-IN');
}

/**
 * A countdown as m:ss.
 * @param seconds whole seconds
 */
export function minutesAndSeconds(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** The skills in the API's JSON text. */
export function skillNames(skills: string): string[] {
  try {
    return (JSON.parse(skills) as { skill_name: string }[]).map(({ skill_name }) => skill_name);
  } catch {
    return [];
  }
}

/** Rupees with Indian grouping, as ₹4,50,000. */
const rupees = (amount: number): string => `₹${countText(amount)}`;

/** A salary as it was typed; empty when there is none, or zero. */
export function typedSalary(salary: string | null | undefined): string {
  const typed = salary?.trim() ?? '';
  return readRupees(typed) === 0 ? '' : typed;
}

/**
 * A salary as `₹4,50,000 a year`.
 * @param unsaid the period of one that says none
 * @returns the typed text when it is no amount; `fallback` when there is none
 */
export function salaryText(salary: string | null | undefined, fallback: string, unsaid?: 'month'): string {
  const typed = typedSalary(salary);
  const read = readSalary(typed);
  if (!read) return typed || fallback;
  const amount = read.amounts.map(rupees).join(' - ');
  const period = read.period ?? unsaid;
  return period ? t(`salary.a.${period}`, { amount }) : amount;
}

/** What is offered or asked for, in rupees a month where nothing else is said. */
export const offerText = (salary: string): string => salaryText(salary, salary, 'month');

/** The salary of a placement: the final one, else the offered one, else `fallback`. */
export function placementSalary(
  { final_salary, offered_salary }: { final_salary: string | null; offered_salary: string | null },
  fallback: string,
): string {
  return salaryText(typedSalary(final_salary) || offered_salary, fallback);
}

/** An Indian phone number as +91 98765 43210; anything else unchanged. */
export function phoneText(phone: string): string {
  const [, first, last] = /^(?:\+91)?(\d{5})(\d{5})$/.exec(phone) ?? [];
  return first ? `+91 ${first} ${last}` : phone;
}
