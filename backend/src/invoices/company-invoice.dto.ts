import { PickType } from '@nestjs/swagger';
import { Reply } from '../platform/http/reply.js';
import { InvoiceDto } from './invoice.dto.js';

/** What companies are told of a document as it is; each field is named, so that a new one is no company's until somebody decides so. */
export const COMPANY_INVOICE_FIELDS = [
  'invoice_id',
  'kind',
  'number',
  'issued_on',
  'due_date',
  'placement_id',
  'corrects_invoice_id',
  'company_id',
  'company_name',
  'company_gstin',
  'candidate_name',
  'place_of_supply',
  'sac',
  'gst_percent',
  'taxable_paise',
  'cgst_paise',
  'sgst_paise',
  'igst_paise',
  'total_paise',
  'debited_paise',
  'credited_paise',
  'received_paise',
  'tds_paise',
  'outstanding_paise',
  'state',
  'overdue',
  'days_overdue',
] as const;

/** A document as its company sees it. */
export class CompanyInvoiceDto extends PickType(InvoiceDto, ['id', ...COMPANY_INVOICE_FIELDS]) {
  @Reply('Where its PDF is', '/api/company/invoices/9/pdf')
  pdf: string;
}
