import { OmitType } from '@nestjs/swagger';
import { Reply } from '../platform/http/reply.js';
import { InvoiceDto } from './invoice.dto.js';

/** A document as its company sees it. */
export class CompanyInvoiceDto extends OmitType(InvoiceDto, ['reminders_paused']) {
  @Reply('Where its PDF is', '/api/company/invoices/9/pdf')
  pdf: string;
}
