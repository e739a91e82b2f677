import { isoDayInIndia } from '@niyukt/ui-shared/domain/format';
import type { ConsoleTextKey } from '@niyukt/ui-shared/i18n/console';

/** The three national holidays, by day and month. */
const NATIONAL: readonly { date: string; name: ConsoleTextKey }[] = [
  { date: '01-26', name: 'holidays.republic' },
  { date: '08-15', name: 'holidays.independence' },
  { date: '10-02', name: 'holidays.gandhi' },
];

/** This year in India, and the next. */
export const twoYears = (): [number, number] => {
  const year = Number(isoDayInIndia(new Date()).slice(0, 4));
  return [year, year + 1];
};

/** India's national holidays of this and next year that are not known yet. @param known ISO days */
export const missingNationalHolidays = (known: readonly string[]): { day: string; name: ConsoleTextKey }[] =>
  twoYears()
    .flatMap((year) => NATIONAL.map(({ date, name }) => ({ day: `${year}-${date}`, name })))
    .filter(({ day }) => !known.includes(day));
