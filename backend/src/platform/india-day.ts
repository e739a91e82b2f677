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
