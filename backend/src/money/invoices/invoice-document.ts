import { type SupplyType } from '../../agency/gst/supply.js';
import { type Logo } from '../../platform/agency.js';

/** Kinds of documents; each has number series of its own. */
export const INVOICE_KINDS = ['invoice', 'credit_note', 'debit_note'] as const;
export type InvoiceKind = (typeof INVOICE_KINDS)[number];

/** Whether a kind of document adds to what is owed or takes from it, and whether the return GSTR-1 asks for it. */
export const KIND_RULES: Record<InvoiceKind, { sign: 1 | -1; isInReturn: boolean }> = {
  invoice: { sign: 1, isInReturn: true },
  credit_note: { sign: -1, isInReturn: true },
  debit_note: { sign: 1, isInReturn: true },
};

/** SQL of the sign of a kind. */
export const SIGN_OF_KIND = `case kind ${INVOICE_KINDS.map((kind) => `when '${kind}' then ${KIND_RULES[kind].sign}`).join(' ')} end`;

/** Kinds that the return asks for, quoted for SQL. */
export const KINDS_IN_RETURN = INVOICE_KINDS.filter((kind) => KIND_RULES[kind].isInReturn)
  .map((kind) => `'${kind}'`)
  .join(', ');

/** What a debit note charges for. */
export const CHARGES = ['late_payment', 'value_revised'] as const;
export type Charge = (typeof CHARGES)[number];

/** The agency as it issues a document. */
export interface Supplier {
  legal_name: string;
  address: string;
  city: string;
  state_code: string;
  pin_code: string;
  gstin: string | null;
  pan: string | null;
  email: string;
  phone: string;
  bank_account_name: string | null;
  bank_account_number: string | null;
  bank_ifsc: string | null;
  upi_id: string | null;
}

/** The billed company. */
export interface Recipient {
  legal_name: string;
  address: string;
  city: string | null;
  state_code: string;
  pin_code: string | null;
  gstin: string | null;
}

/** The content of a document besides number, days and amounts, as of the day of issue. */
export interface InvoiceDocument {
  title: 'Tax invoice' | 'Invoice' | 'Credit note' | 'Debit note';
  supplier: Supplier;
  recipient: Recipient;
  /** Two-digit GST code of the state. */
  place_of_supply: string;
  /** Documents of an earlier version have none and are regular. */
  supply_type?: SupplyType;
  /** Of a supply to an SEZ, by an agency with a GSTIN: what CGST Rule 46 wants to be said. */
  endorsement?: string;
  sac: string;
  fee_percent: number;
  /** 0 when the agency has no GSTIN, and under a letter of undertaking. */
  gst_percent: number;
  candidate_name: string;
  job_title: string;
  /** Day in India, `YYYY-MM-DD`. */
  joining_date: string;
  first_month_gross_paise: number;
  /** Of a credit or debit note. */
  reason: string | null;
  /** Of a debit note. Those of an earlier version have none and are about late payment. */
  charge?: Charge;
  corrects: { number: string; issued_on: string } | null;
}

/** What was charged, paid and credited of an invoice until a day, in paise. */
export interface OpenAmounts {
  /** Day in India. */
  on: string;
  debited_paise: number;
  credited_paise: number;
  received_paise: number;
  tds_paise: number;
  outstanding_paise: number;
}

export interface PrintedInvoice {
  number: string;
  kind: InvoiceKind;
  issued_on: string;
  due_date: string | null;
  taxable_paise: number;
  cgst_paise: number;
  sgst_paise: number;
  igst_paise: number;
  total_paise: number;
  document: InvoiceDocument;
  /** The agency's, when it is drawn. */
  logo?: Logo | null;
  /** Of a reminder: it asks for the outstanding amount. */
  reminder?: OpenAmounts;
}

/** The amount that a document asks for, in paise. */
export function toPayOf({ total_paise, reminder }: PrintedInvoice): number {
  return reminder ? reminder.outstanding_paise : total_paise;
}
