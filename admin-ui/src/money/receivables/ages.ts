import type { CompanyReceivables } from '@niyukt/ui-shared/api/types';
import { today } from '@niyukt/ui-shared/domain/calendar-days';
import { listAddress } from '../../kit/resource/list-address';

/** Ages of what is outstanding, in days past the due date, the youngest first. */
export const AGES = ['not_due', 'days_1_30', 'days_31_60', 'days_61_90', 'over_90'] as const;
export type Age = (typeof AGES)[number];

/** One hue: the older, the stronger. */
const shade = (percent: number): string => `color-mix(in oklab, var(--rust) ${percent}%, var(--surface))`;
export const AGE_COLOURS: Readonly<Record<Age, string>> = {
  not_due: shade(30),
  days_1_30: shade(45),
  days_31_60: shade(60),
  days_61_90: shade(80),
  over_90: shade(100),
};

/** First and last day past due of an age. */
const DAYS: Readonly<Record<Age, readonly [from: number | undefined, to: number | undefined]>> = {
  not_due: [undefined, 0],
  days_1_30: [1, 30],
  days_31_60: [31, 60],
  days_61_90: [61, 90],
  over_90: [91, undefined],
};

/** The invoices behind a figure. @param age left out, those of every age @param company left out, those of all */
export function invoicesOf(age: Age | undefined, company?: CompanyReceivables): string {
  const dayBefore = (days: number): string => today(-days);
  const [from, to] = age ? DAYS[age] : [];
  return listAddress('/invoices', {
    outstanding_paise_gte: '1',
    ...(from !== undefined && { due_date_lte: dayBefore(from) }),
    ...(to !== undefined && { due_date_gte: dayBefore(to) }),
    ...(company &&
      (company.company_id === null ? { company_name: company.company_name } : { company_id: company.company_id })),
  });
}
