import { today } from '@niyukt/ui-shared/domain/calendar-days';
import { listAddress } from '../../kit/resource/list-address';

export const OPEN_CLAIMS = listAddress('/claims', { state: ['filed', 'approved'] });

export const OVERDUE_INVOICES = listAddress('/invoices', { overdue: 'true' });

export const OUTSTANDING = listAddress('/invoices', { outstanding_paise_gte: '1' });

/** The first and last day of a month, as 2026-11. */
function daysOf(month: string): [string, string] {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return [`${month}-01`, new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10)];
}

/** What was issued in a month. */
export function billedIn(month: string): string {
  const [first, last] = daysOf(month);
  return listAddress('/invoices', { issued_on_gte: first, issued_on_lte: last });
}

/** What was received in a month. */
export function receivedIn(month: string): string {
  const [first, last] = daysOf(month);
  return listAddress('/payments', { received_on_gte: first, received_on_lte: last });
}

/** This month in India, as 2026-11. */
export const thisMonth = (): string => today().slice(0, '2026-11'.length);
