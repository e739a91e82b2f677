import { isoDayInIndia } from '@niyukt/ui-shared/domain/format';
import { listAddress } from '../../platform/resource/list-address';

/** What somebody of the agency should look at. */
export const ATTENTION_KINDS = [
  'joined_without_gross',
  'invoice_to_issue',
  'overdue',
  'open_claims',
  'reverted_with_invoice',
  'failed_mails',
] as const;
export type AttentionKind = (typeof ATTENTION_KINDS)[number];

/** The agency's money at a glance; amounts in paise, months as 2026-11. */
export interface BillingSummary {
  outstanding_paise: number;
  overdue_paise: number;
  billed_this_month_paise: number;
  open_claims: number;
  months: readonly { month: string; billed_paise: number; received_paise: number }[];
  attention: readonly { kind: AttentionKind; count: number; urgent: boolean }[];
}

const OPEN_CLAIMS = ['filed', 'approved'];

/** Where the rows of a line are; nothing for mails, which no list of the console has. */
export const ROWS_OF: Readonly<Record<AttentionKind, string | undefined>> = {
  joined_without_gross: listAddress('/placement-register', { attention: 'joined_without_gross' }),
  invoice_to_issue: listAddress('/placement-register', { attention: 'invoice_to_issue' }),
  overdue: listAddress('/invoices', { overdue: 'true' }),
  open_claims: listAddress('/claims', { state: OPEN_CLAIMS }),
  reverted_with_invoice: listAddress('/placement-register', { attention: 'reverted_with_invoice' }),
  failed_mails: undefined,
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
