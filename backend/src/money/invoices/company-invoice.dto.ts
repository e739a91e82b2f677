import { PickType } from '@nestjs/swagger';
import { Reply } from '../../platform/http/reply.js';
import { InvoiceDto } from './invoice.dto.js';

/**
 * Fields that companies see of a stored document. Each is named, so that a new field stays hidden from companies until it is added
 * here.
 */
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
  'supply_type',
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

export class CompanyInvoiceDto extends PickType(InvoiceDto, ['id', ...COMPANY_INVOICE_FIELDS]) {
  @Reply('Where its PDF is', '/api/company/invoices/9/pdf')
  pdf: string;
}
