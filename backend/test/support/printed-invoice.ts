import { type InvoiceDocument, type PrintedInvoice } from '../../src/money/invoices/invoice-document.js';

const DOCUMENT: InvoiceDocument = {
  title: 'Tax invoice',
  supplier: {
    legal_name: 'Niyukt Talent Services Private Limited',
    address: '4th Floor, Sattva Towers\n12 Residency Road',
    city: 'Bengaluru',
    state_code: '29',
    pin_code: '560025',
    gstin: '29AAHCT9485A1ZX',
    pan: 'AAHCT9485A',
    email: 'accounts@niyukt.example',
    phone: '+91 80 4000 1000',
    bank_account_name: null,
    bank_account_number: '50200012345678',
    bank_ifsc: 'HDFC0000240',
    upi_id: 'niyukt@hdfcbank',
  },
  recipient: {
    legal_name: 'Kaveri Software Labs Private Limited',
    address: 'Plot 18, Hosur Road',
    city: 'Bengaluru',
    state_code: '29',
    pin_code: '560100',
    gstin: null,
  },
  place_of_supply: '29',
  sac: '998512',
  fee_percent: 50,
  gst_percent: 18,
  candidate_name: 'Priya Raman',
  job_title: 'Senior React Developer',
  joining_date: '2026-11-02',
  first_month_gross_paise: 12345678,
  reason: null,
  corrects: null,
};

const INVOICE: PrintedInvoice = {
  number: 'NY/26-27/00001',
  kind: 'invoice',
  issued_on: '2026-11-22',
  due_date: '2026-12-14',
  taxable_paise: 6172839,
  cgst_paise: 555556,
  sgst_paise: 555556,
  igst_paise: 0,
  total_paise: 7283951,
  document: DOCUMENT,
};

/** An invoice within a state, with other facts where given. */
export function printedInvoice(
  facts: Partial<Omit<PrintedInvoice, 'document'>> = {},
  document: Partial<Omit<InvoiceDocument, 'supplier' | 'recipient'>> & {
    supplier?: Partial<InvoiceDocument['supplier']>;
    recipient?: Partial<InvoiceDocument['recipient']>;
  } = {},
): PrintedInvoice {
  const supplier = { ...DOCUMENT.supplier, ...document.supplier };
  const recipient = { ...DOCUMENT.recipient, ...document.recipient };
  return { ...INVOICE, ...facts, document: { ...DOCUMENT, ...document, supplier, recipient } };
}
