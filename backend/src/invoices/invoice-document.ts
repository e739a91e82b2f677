/** Everything a document says, fixed when it is issued. Its number and day are columns of the row. */
export interface InvoiceDocument {
  title: 'Tax invoice' | 'Invoice' | 'Credit note' | 'Debit note';
  supplier: {
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
  };
  recipient: {
    legal_name: string;
    address: string;
    city: string | null;
    state_code: string;
    pin_code: string | null;
    gstin: string | null;
  };
  /** Two digits. */
  place_of_supply: string;
  sac: string;
  fee_percent: number;
  /** 0 without the agency's GSTIN. */
  gst_percent: number;
  candidate_name: string;
  job_title: string;
  joining_date: string;
  first_month_gross_paise: number;
  /** Of notes only. */
  reason: string | null;
  corrects: { number: string; issued_on: string } | null;
}

/** What a PDF is drawn from. */
export interface PrintedInvoice {
  number: string;
  kind: 'invoice' | 'credit_note' | 'debit_note';
  issued_on: string;
  due_date: string | null;
  taxable_paise: number;
  cgst_paise: number;
  sgst_paise: number;
  igst_paise: number;
  total_paise: number;
  document: InvoiceDocument;
}
