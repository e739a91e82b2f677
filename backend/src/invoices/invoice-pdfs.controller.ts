import { Controller, Get, Header, HttpCode, Param, Post, type StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger';
import { Roles } from '../platform/http/access.js';
import { ApiErrors } from '../platform/http/api-errors.js';
import { CurrentCaller, type Caller } from '../platform/http/caller.js';
import { fileReply } from '../platform/http/file-reply.js';
import { MessageDto } from '../platform/http/message.dto.js';
import { Reply } from '../platform/http/reply.js';
import { Idempotent } from '../platform/idempotency/idempotent.js';
import { type JsonText } from '../platform/lists/list-page.js';
import { IdPipe } from '../platform/validation/id.pipe.js';
import { InvoicePdfs, PDFS_BUSY } from './invoice-pdfs.service.js';
import { InvoiceSending, NO_RECIPIENT } from './invoice-sending.service.js';
import { INVOICE_NOT_FOUND } from './invoices.service.js';

const PDF = {
  schema: { type: 'string', format: 'binary' },
  description: 'The PDF, the same bytes every time',
} as const;
/** Browsers keep it for whoever is logged in, and ask again. */
const PRIVATE = ['cache-control', 'private, no-cache'] as const;

/** A document on its way. */
export class InvoiceSentDto extends MessageDto {
  @Reply('The e-mail that it goes to', 'accounts@sahyadri.example')
  recipient: string;
}

@ApiTags('admin')
@Roles('admin', 'super_admin')
@Controller('api/admin/invoices/:id')
export class AdminInvoicePdfsController {
  constructor(
    private readonly pdfs: InvoicePdfs,
    private readonly sending: InvoiceSending,
  ) {}

  /** A document as PDF. */
  @ApiProduces('application/pdf')
  @ApiOkResponse(PDF)
  @ApiErrors(INVOICE_NOT_FOUND, PDFS_BUSY)
  @Header(...PRIVATE)
  @Get('pdf')
  async pdf(@CurrentCaller() { userId }: Caller, @Param('id', IdPipe) id: number): Promise<StreamableFile> {
    return fileReply(await this.pdfs.of(id, { asker: `account ${userId}` }));
  }

  /** Mails a document with its PDF to the company's billing e-mail, else to its contact. */
  @ApiOkResponse({ type: InvoiceSentDto })
  @ApiErrors(INVOICE_NOT_FOUND, NO_RECIPIENT)
  @Idempotent()
  @HttpCode(200)
  @Post('send')
  send(@CurrentCaller() caller: Caller, @Param('id', IdPipe) id: number): Promise<JsonText> {
    return this.sending.send(caller, id);
  }
}

@ApiTags('company')
@Roles('company')
@Controller('api/company/invoices/:id')
export class CompanyInvoicePdfsController {
  constructor(private readonly pdfs: InvoicePdfs) {}

  /** One of the caller's own documents as PDF. */
  @ApiProduces('application/pdf')
  @ApiOkResponse(PDF)
  @ApiErrors(INVOICE_NOT_FOUND, PDFS_BUSY)
  @Header(...PRIVATE)
  @Get('pdf')
  async pdf(@CurrentCaller() { userId, companyId }: Caller, @Param('id', IdPipe) id: number): Promise<StreamableFile> {
    // 0 is nobody's
    return fileReply(await this.pdfs.of(id, { asker: `account ${userId}`, companyId: companyId ?? 0 }));
  }
}
