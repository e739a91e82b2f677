import { Controller, Get, Param } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { OwnersOnly, Roles } from '../../platform/http/access.js';
import { ApiErrors } from '../../platform/http/api-errors.js';
import { type Caller, CurrentCaller } from '../../platform/http/caller.js';
import { Opens } from '../../platform/http/opens.js';
import { ApiList } from '../../platform/lists/api-list.js';
import { CurrentListCall, type ListCall } from '../../platform/lists/list-call.js';
import { type ListPage } from '../../platform/lists/list-page.js';
import { IdPipe } from '../../platform/validation/id.pipe.js';
import { CompanyInvoicesService } from './company-invoices.service.js';
import { COMPANY_INVOICES, CompanyInvoiceDto } from './invoices.list.js';
import { INVOICE_NOT_FOUND } from './invoices.problems.js';

@ApiTags('company')
@Roles('company')
@OwnersOnly()
@Controller('api/company/invoices')
export class InvoicesController {
  constructor(private readonly invoices: CompanyInvoicesService) {}

  /** Invoices and notes of the caller's company, newest first. */
  @ApiList(CompanyInvoiceDto, COMPANY_INVOICES)
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
