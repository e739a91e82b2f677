import type { Schemas } from '@niyukt/ui-shared/api/types';

/** What the invoice would say of who is billed, and how the fee is computed. */
interface PreviewedDocument {
  title: string;
  recipient: { legal_name: string; address: string; city: string | null; gstin: string | null };
  /** What CGST Rule 46 wants of a supply to an SEZ. */
  endorsement?: string;
  fee_percent: number;
  gst_percent: number;
  first_month_gross_paise: number;
}

/** What an invoice would say if it were issued now, or which facts are missing for it. */
export type InvoicePreview = Omit<Schemas['InvoicePreviewDto'], 'document'> & { document: PreviewedDocument | null };
