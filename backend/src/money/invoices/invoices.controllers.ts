import { Body, Controller, Get, Param, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { AuditReads } from '../../auth/audit/audited-reads.js';
import { Needs, OwnersOnly, Roles } from '../../platform/http/access.js';
import { ApiErrors } from '../../platform/http/api-errors.js';
import { type Caller, CurrentCaller } from '../../platform/http/caller.js';
import { Opens, OpensAnswered } from '../../platform/http/opens.js';
import { Idempotent } from '../../platform/idempotency/idempotent.js';
import { ApiList, ApiSums } from '../../platform/lists/api-list.js';
import { CurrentListCall, type ListCall } from '../../platform/lists/list-call.js';
import { type ListPage } from '../../platform/lists/list-page.js';
import { ListReader } from '../../platform/lists/list-reader.js';
import { IdPipe } from '../../platform/validation/id.pipe.js';
import { UNPROCESSABLE } from '../../platform/validation/validation.problems.js';
import { PLACEMENT_NOT_FOUND } from '../placements/placements.problems.js';
import { CompanyInvoicesService } from './company-invoices.service.js';
import { InvoicePreviewDto, InvoiceSumsDto, IssueInvoiceDto } from './invoice.dto.js';
import { COMPANY_INVOICES, CompanyInvoiceDto, InvoiceDetailDto, InvoiceDto, INVOICES } from './invoices.list.js';
import { FACTS_MISSING, INVOICE_EXISTS, INVOICE_NOT_FOUND, NOTHING_TO_INVOICE } from './invoices.problems.js';
import { InvoicesService } from './invoices.service.js';

@ApiTags('company')
@Roles('company')
@OwnersOnly()
@Controller('api/company/invoices')
export class InvoicesController {
  constructor(private readonly invoices: CompanyInvoicesService) {}

  /** Invoices and notes of the caller's company, newest first. */
  @ApiList(CompanyInvoiceDto, COMPANY_INVOICES)
  @OpensAnswered('record', 'invoice', { field: 'invoice_id' })
  @Get()
  list(@CurrentCaller() caller: Caller, @CurrentListCall() call: ListCall): Promise<ListPage> {
    return this.invoices.of(caller, call);
  }

  /** One document of the caller's company. */
  @ApiOkResponse({ type: CompanyInvoiceDto })
  @ApiErrors(INVOICE_NOT_FOUND)
  @Opens('record', 'invoice')
  @Get(':id')
  one(@CurrentCaller() caller: Caller, @Param('id', IdPipe) id: number): Promise<CompanyInvoiceDto> {
    return this.invoices.one(caller, id);
  }
}

@ApiTags('admin')
@AuditReads('invoice')
@Roles('admin', 'super_admin')
@Needs('money')
@Controller('api/admin')
export class AdminInvoicesController {
  constructor(
    private readonly invoices: InvoicesService,
    private readonly lists: ListReader,
  ) {}

  /** The invoice that would be issued for the placement, or what is missing for it. */
  @ApiOkResponse({ type: InvoicePreviewDto })
  @ApiErrors(PLACEMENT_NOT_FOUND, INVOICE_EXISTS, NOTHING_TO_INVOICE)
  @Opens('record', 'placement')
  @Get('placements/:id/invoice-preview')
  preview(@Param('id', IdPipe) id: number): Promise<InvoicePreviewDto> {
    return this.invoices.preview(id);
  }

  /** Issues the invoice of a placement's fee. */
  @ApiCreatedResponse({ type: InvoiceDetailDto })
  @ApiErrors(PLACEMENT_NOT_FOUND, INVOICE_EXISTS, NOTHING_TO_INVOICE, FACTS_MISSING, UNPROCESSABLE)
  @Idempotent()
  @OpensAnswered('record', 'invoice', { field: 'invoice_id' })
  @Post('invoices')
  issue(@CurrentCaller() caller: Caller, @Body() { placement_id }: IssueInvoiceDto): Promise<InvoiceDetailDto> {
    return this.invoices.issue(caller, placement_id);
  }

  /** Invoices, credit notes and debit notes, newest first. */
  @ApiList(InvoiceDto, INVOICES)
  @Get('invoices')
  list(@CurrentListCall() call: ListCall): Promise<ListPage> {
    return this.lists.page(INVOICES, call);
  }

  /** What the documents of a filter come to. */
  @ApiSums(InvoiceSumsDto)
  @Get('invoices/sums')
  sums(@CurrentListCall() call: ListCall): Promise<InvoiceSumsDto> {
    return this.lists.sums(INVOICES, call);
  }

  /** One document with its whole content. */
  @ApiOkResponse({ type: InvoiceDetailDto })
  @ApiErrors(INVOICE_NOT_FOUND)
  @Opens('record', 'invoice')
  @Get('invoices/:id')
  one(@Param('id', IdPipe) id: number): Promise<InvoiceDetailDto> {
    return this.invoices.one(id);
  }
}
