import { Body, Controller, Param, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiTags } from '@nestjs/swagger';
import { Needs, Roles } from '../../platform/http/access.js';
import { ApiErrors } from '../../platform/http/api-errors.js';
import { type Caller, CurrentCaller } from '../../platform/http/caller.js';
import { Opens } from '../../platform/http/opens.js';
import { Idempotent } from '../../platform/idempotency/idempotent.js';
import { IdPipe } from '../../platform/validation/id.pipe.js';
import { UNPROCESSABLE } from '../../platform/validation/validation.problems.js';
import { IssueCreditNoteDto, IssueDebitNoteDto } from './invoice-notes.dto.js';
import { InvoiceNotesService } from './invoice-notes.service.js';
import { InvoiceDetailDto } from './invoices.list.js';
import {
  AMOUNT_OR_FULL,
  INVOICE_CREDITED,
  INVOICE_NOT_FOUND,
  MORE_THAN_LEFT,
  MORE_THAN_OUTSTANDING,
  NOT_AN_INVOICE,
} from './invoices.problems.js';

@ApiTags('admin')
@Roles('admin', 'super_admin')
@Needs('money')
@Controller('api/admin/invoices/:id')
export class AdminInvoiceNotesController {
  constructor(private readonly notes: InvoiceNotesService) {}

  /** Takes back an invoice or a part of it by a credit note. */
  @ApiCreatedResponse({ type: InvoiceDetailDto })
  @ApiErrors(INVOICE_NOT_FOUND, NOT_AN_INVOICE, INVOICE_CREDITED, AMOUNT_OR_FULL, UNPROCESSABLE)
  @ApiErrors(MORE_THAN_LEFT, MORE_THAN_OUTSTANDING)
  @Idempotent()
  @Opens('record', 'invoice')
  @Post('credit-notes')
  credit(
    @CurrentCaller() caller: Caller,
    @Param('id', IdPipe) id: number,
    @Body() dto: IssueCreditNoteDto,
  ): Promise<InvoiceDetailDto> {
    return this.notes.credit(caller, id, dto);
  }

  /** Charges more to an invoice by a debit note. */
  @ApiCreatedResponse({ type: InvoiceDetailDto })
  @ApiErrors(INVOICE_NOT_FOUND, NOT_AN_INVOICE, INVOICE_CREDITED, UNPROCESSABLE)
  @Idempotent()
  @Opens('record', 'invoice')
  @Post('debit-notes')
  debit(
    @CurrentCaller() caller: Caller,
    @Param('id', IdPipe) id: number,
    @Body() dto: IssueDebitNoteDto,
  ): Promise<InvoiceDetailDto> {
    return this.notes.debit(caller, id, dto);
  }
}
