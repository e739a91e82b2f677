import type { DataProvider, Identifier } from 'react-admin';
import type { FormCall } from '@niyukt/ui-shared/api/useFormCall';
import { readMoney } from '@niyukt/ui-shared/money';
import { type Api, filled } from '../../kit/resource/calls';

/** What is entered for a payment, amounts in rupees as text. */
export type PaymentValues = Record<
  'received_on' | 'mode' | 'reference' | 'amount_paise' | 'tds_paise' | 'tds_section',
  string
>;

/** What is entered for a note, the amount in rupees as text. */
export type NoteValues = Record<'taxable_paise' | 'reason', string>;

const paise = (typed: string): number | undefined => readMoney(typed);

/** Calls about invoices for which react-admin has no word; a key makes a repeated one do its work once. */
export const invoiceCalls = ({ send, file }: Api) => ({
  readInvoicePdf: (id: Identifier) => file(`/invoices/${id}/pdf`),
  sendInvoice: (id: Identifier, key: string | undefined) => send(`/invoices/${id}/send`, 'POST', {}, { key }),
  recordPayment: (id: Identifier, values: PaymentValues, call: FormCall) =>
    send(
      `/invoices/${id}/payments`,
      'POST',
      filled({ ...values, amount_paise: paise(values.amount_paise), tds_paise: paise(values.tds_paise) }),
      call,
    ),
  creditInvoice: (id: Identifier, { how, taxable_paise, reason }: NoteValues & { how: string }, call: FormCall) =>
    send(
      `/invoices/${id}/credit-notes`,
      'POST',
      { ...(how === 'full' ? { full: true } : { taxable_paise: paise(taxable_paise) }), reason },
      call,
    ),
  debitInvoice: (id: Identifier, { charge, taxable_paise, reason }: NoteValues & { charge: string }, call: FormCall) =>
    send(`/invoices/${id}/debit-notes`, 'POST', { charge, taxable_paise: paise(taxable_paise), reason }, call),
  setReminders: (id: Identifier, on: boolean) => send(`/invoices/${id}/reminders`, 'PUT', { on }),
});

export type InvoiceProvider = DataProvider & ReturnType<typeof invoiceCalls>;
