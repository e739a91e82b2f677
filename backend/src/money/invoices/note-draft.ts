import { type DraftInvoice } from './fee-invoice.js';
import { type Invoice } from './invoice.entity.js';
import { type Charge, type InvoiceKind } from './invoice-document.js';
import { type Amounts, totalOf } from './note-amounts.js';

export interface NoteFacts {
  kind: Exclude<InvoiceKind, 'invoice'>;
  /** The corrected invoice. */
  invoice: Invoice;
  amounts: Amounts;
  reason: string;
  /** Of a debit note. */
  charge?: Charge | undefined;
}

/** A credit or debit note: the content of its invoice, and the reason of the correction (docs/rules.md#credit-notes). */
export function noteOf({ kind, invoice, amounts, reason, charge }: NoteFacts): DraftInvoice {
  const { placement_id, company_name, company_gstin, place_of_supply, sac, gst_percent } = invoice;
  const { document, number, issued_on } = invoice;
  return {
    kind,
    due_date: null,
    placement_id,
    corrects_invoice_id: invoice.invoice_id,
    company_name,
    company_gstin,
    place_of_supply,
    sac,
    gst_percent,
    ...amounts,
    total_paise: totalOf(amounts),
    document: {
      ...document,
      title: kind === 'credit_note' ? 'Credit note' : 'Debit note',
      reason,
      ...(charge && { charge }),
      corrects: { number, issued_on },
    },
  };
}
