import type { BillingSummary } from '@niyukt/ui-shared/api/types';
import { isoDayInIndia } from '@niyukt/ui-shared/domain/format';
import { listAddress } from '../../platform/resource/list-address';

type AttentionKind = BillingSummary['attention'][number]['kind'];

const OPEN_CLAIMS = ['filed', 'approved'];

/** Where the rows of a line are. */
export const ROWS_OF: Readonly<Record<AttentionKind, string>> = {
  joined_without_gross: listAddress('/placement-register', { attention: 'joined_without_gross' }),
  invoice_to_issue: listAddress('/placement-register', { attention: 'invoice_to_issue' }),
  not_sent: listAddress('/invoices', { sent: 'false', outstanding_paise_gte: '1' }),
  overdue: listAddress('/invoices', { overdue: 'true' }),
  open_claims: listAddress('/claims', { state: OPEN_CLAIMS }),
  reverted_with_invoice: listAddress('/placement-register', { attention: 'reverted_with_invoice' }),
  failed_mails: listAddress('/failed-mails', {}),
};

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
export const thisMonth = (): string => isoDayInIndia(new Date()).slice(0, '2026-11'.length);
