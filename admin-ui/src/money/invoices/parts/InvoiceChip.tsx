import type { Invoice } from '@niyukt/ui-shared/api/types';
import { StatusChip } from '@niyukt/ui-shared/components/StatusChip';
import { invoiceLook, OVERDUE } from '@niyukt/ui-shared/theme/status-look';
import { t } from '../../../texts/console';

export const INVOICE_STATES = [
  'issued',
  'part_paid',
  'paid',
  'credited',
] as const satisfies readonly Invoice['state'][];
export const INVOICE_KINDS = ['invoice', 'credit_note', 'debit_note'] as const satisfies readonly Invoice['kind'][];

/** The state of an invoice as a chip. */
export function InvoiceStateChip({ state }: Pick<Invoice, 'state'>) {
  return <StatusChip {...invoiceLook(state)} label={t(`invoiceState.${state}`)} />;
}

/** For how long an invoice is overdue, if it is. */
export function OverdueChip({ invoice: { overdue, days_overdue: count } }: { invoice: Invoice }) {
  return overdue ? <StatusChip {...OVERDUE} label={t('invoice.daysOverdue', { count })} /> : null;
}

/** The state of an invoice, and for how long it is overdue. Notes are settled with their invoice and have none. */
export function InvoiceChips({ invoice }: { invoice: Invoice }) {
  if (invoice.kind !== 'invoice') return null;
  return (
    <span className="chip-row">
      <InvoiceStateChip state={invoice.state} />
      <OverdueChip invoice={invoice} />
    </span>
  );
}
