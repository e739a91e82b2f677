import { type EntityManager } from 'typeorm';
import { hindiDay } from './language/hindi-days.js';
import { type Language } from './language/language.js';

const IN_INDIA = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'Asia/Kolkata' });
const LONG = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'UTC' });

/** A calendar day `2026-12-14` as 14 December 2026 or 14 दिसंबर 2026. */
export function dayText(day: string, language: Language = 'en'): string {
  const midnight = new Date(`${day}T00:00:00Z`);
  return language === 'hi' ? hindiDay(midnight, 'UTC') : LONG.format(midnight);
}

/** The day in India of an ISO 8601 moment, in the same form. */
export function dayTextOf(moment: string, language: Language = 'en'): string {
  return language === 'hi' ? hindiDay(new Date(moment), 'Asia/Kolkata') : IN_INDIA.format(new Date(moment));
}

/** The last moment of a day in India, so many days from today, by the database's clock. */
export async function endOfDay(manager: EntityManager, days: number): Promise<Date> {
  const [{ at }] = await manager.query<[{ at: Date }]>(
    `select ((india_today() + $1::int + 1)::timestamp at time zone 'Asia/Kolkata') - interval '1 millisecond' as at`,
    [days],
  );
  return at;
}

/** Whether a day comes after today in India, by the database's clock. */
export async function isLaterThanToday(manager: EntityManager, day: string): Promise<boolean> {
  const [{ is_later }] = await manager.query<[{ is_later: boolean }]>('select $1::date > india_today() as is_later', [
    day,
  ]);
  return is_later;
}
