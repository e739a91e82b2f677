import { Body, Controller, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Needs, Roles } from '../../platform/http/access.js';
import { ApiErrors } from '../../platform/http/api-errors.js';
import { type Caller, CurrentCaller } from '../../platform/http/caller.js';
import { Opens } from '../../platform/http/opens.js';
import { IdPipe } from '../../platform/validation/id.pipe.js';
import { UNPROCESSABLE } from '../../platform/validation/validation.problems.js';
import { InvoiceDetailDto } from '../invoices/invoices.list.js';
import { INVOICE_NOT_FOUND, NOT_AN_INVOICE } from '../invoices/invoices.problems.js';
import { PaymentRemindersService } from './payment-reminders.service.js';
import { RemindedDto, SetRemindersDto } from './receivables.dto.js';
import { ReminderSwitchService } from './reminder-switch.service.js';

@ApiTags('admin')
@Roles('admin', 'super_admin')
@Needs('money')
@Controller('api/admin/invoices/:id/reminders')
export class AdminRemindersController {
  constructor(
    private readonly reminders: ReminderSwitchService,
    private readonly asked: PaymentRemindersService,
  ) {}

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

  /** Reminds the company of one overdue invoice now, unless it was mailed of it within three days. */
  @ApiOkResponse({ type: RemindedDto })
  @ApiErrors(INVOICE_NOT_FOUND)
  @Opens('record', 'invoice')
  @HttpCode(200)
  @Post()
  remind(@CurrentCaller() caller: Caller, @Param('id', IdPipe) id: number): Promise<RemindedDto> {
    return this.asked.remind(caller, id);
  }
}

@ApiTags('admin')
@Roles('admin', 'super_admin')
@Needs('money')
@Controller('api/admin/reminders')
export class AdminRemindAllController {
  constructor(private readonly reminders: PaymentRemindersService) {}

  /** How many overdue invoices would be reminded of now, and how many would not, and why. */
  @ApiOkResponse({ type: RemindedDto })
  @ApiErrors()
  @Get()
  preview(): Promise<RemindedDto> {
    return this.reminders.preview();
  }

  /** Reminds the companies of all overdue invoices now, but those of which they were mailed within three days. */
  @ApiOkResponse({ type: RemindedDto })
  @ApiErrors()
  @HttpCode(200)
  @Post()
  remindAll(@CurrentCaller() caller: Caller): Promise<RemindedDto> {
    return this.reminders.remind(caller, null);
  }
}
