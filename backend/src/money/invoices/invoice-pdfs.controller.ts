import { Controller, Get, Header, HttpCode, Param, Post } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { ApiFileResponse } from '../../platform/downloads/api-file-response.js';
import { type FileReply } from '../../platform/downloads/file-reply.js';
import { Needs, OwnersOnly, Roles } from '../../platform/http/access.js';
import { ApiErrors } from '../../platform/http/api-errors.js';
import { type Caller, CurrentCaller } from '../../platform/http/caller.js';
import { Opens } from '../../platform/http/opens.js';
import { Idempotent } from '../../platform/idempotency/idempotent.js';
import { IdPipe } from '../../platform/validation/id.pipe.js';
import { InvoiceSentDto } from './invoice.dto.js';
import { InvoicePdfsService } from './invoice-pdfs.service.js';
import { InvoiceSendingService } from './invoice-sending.service.js';
import { PDFS_BUSY } from './invoices.problems.js';
import { COMPANY_GONE } from './invoices.problems.js';
import { INVOICE_NOT_FOUND } from './invoices.problems.js';

const PDF = ['The PDF, the same bytes every time', 'application/pdf'] as const;
/** Browsers keep it for the session, and revalidate it. */
const PRIVATE = ['cache-control', 'private, no-cache'] as const;

@ApiTags('admin')
@Roles('admin', 'super_admin')
@Needs('money')
@Controller('api/admin/invoices/:id')
export class AdminInvoicePdfsController {
  constructor(
    private readonly pdfs: InvoicePdfsService,
    private readonly sending: InvoiceSendingService,
  ) {}

  /** A document as PDF. */
  @ApiFileResponse(...PDF)
  @ApiErrors(INVOICE_NOT_FOUND, PDFS_BUSY)
  @Header(...PRIVATE)
  @Opens('record', 'invoice')
  @Get('pdf')
  pdf(@CurrentCaller() { userId }: Caller, @Param('id', IdPipe) id: number): Promise<FileReply> {
    return this.pdfs.of(id, { asker: `account ${userId}` });
  }

  /** Mails a document with its PDF to the company's billing e-mail, else to its contact. */
  @ApiOkResponse({ type: InvoiceSentDto })
  @ApiErrors(INVOICE_NOT_FOUND, COMPANY_GONE)
  @Idempotent()
  @HttpCode(200)
  @Post('send')
  send(@CurrentCaller() caller: Caller, @Param('id', IdPipe) id: number): Promise<InvoiceSentDto> {
    return this.sending.send(caller, id);
  }
}

@ApiTags('company')
@Roles('company')
@OwnersOnly()
@Controller('api/company/invoices/:id')
export class CompanyInvoicePdfsController {
  constructor(private readonly pdfs: InvoicePdfsService) {}

  /** One of the caller's own documents as PDF. */
  @ApiFileResponse(...PDF)
  @ApiErrors(INVOICE_NOT_FOUND, PDFS_BUSY)
  @Header(...PRIVATE)
  @Opens('record', 'invoice')
  @Get('pdf')
  pdf(@CurrentCaller() { userId, companyId }: Caller, @Param('id', IdPipe) id: number): Promise<FileReply> {
    // 0 is nobody's
    return this.pdfs.of(id, { asker: `account ${userId}`, companyId: companyId ?? 0 });
  }
}
