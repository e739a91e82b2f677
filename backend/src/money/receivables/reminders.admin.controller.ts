import { Body, Controller, Param, Put } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { InvoiceDetailDto } from '../invoices/invoices.list.js';
import { INVOICE_NOT_FOUND, NOT_AN_INVOICE } from '../invoices/invoices.problems.js';
import { Needs, Roles } from '../../platform/http/access.js';
import { ApiErrors } from '../../platform/http/api-errors.js';
import { Opens } from '../../platform/http/opens.js';
import { CurrentCaller, type Caller } from '../../platform/http/caller.js';
import { IdPipe } from '../../platform/validation/id.pipe.js';
import { UNPROCESSABLE } from '../../platform/validation/validation.problems.js';
import { ReminderSwitchService } from './reminder-switch.service.js';
import { SetRemindersDto } from './receivables.dto.js';

@ApiTags('admin')
@Roles('admin', 'super_admin')
@Needs('money')
@Controller('api/admin/invoices/:id/reminders')
export class AdminRemindersController {
  constructor(private readonly reminders: ReminderSwitchService) {}

  /** Switches the reminders of an invoice on or off. */
  @ApiOkResponse({ type: InvoiceDetailDto })
  @ApiErrors(INVOICE_NOT_FOUND, NOT_AN_INVOICE, UNPROCESSABLE)
  @Opens('record', 'invoice')
  @Put()
  set(
    @CurrentCaller() caller: Caller,
    @Param('id', IdPipe) id: number,
    @Body() { on }: SetRemindersDto,
  ): Promise<InvoiceDetailDto> {
    return this.reminders.set(caller, id, on);
  }
}
