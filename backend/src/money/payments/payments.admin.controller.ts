import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { AuditReads } from '../../auth/audit/audited-reads.js';
import { Needs, Roles } from '../../platform/http/access.js';
import { ApiErrors } from '../../platform/http/api-errors.js';
import { type Caller, CurrentCaller } from '../../platform/http/caller.js';
import { Idempotent } from '../../platform/idempotency/idempotent.js';
import { ApiList, ApiSums } from '../../platform/lists/api-list.js';
import { CurrentListCall, type ListCall } from '../../platform/lists/list-call.js';
import { type ListPage } from '../../platform/lists/list-page.js';
import { ListReader } from '../../platform/lists/list-reader.js';
import { IdPipe } from '../../platform/validation/id.pipe.js';
import { UNPROCESSABLE } from '../../platform/validation/validation.problems.js';
import { INVOICE_NOT_FOUND, NOT_AN_INVOICE } from '../invoices/invoices.problems.js';
import { PaymentSumsDto, RecordPaymentDto, ReversePaymentDto } from './payment.dto.js';
import { PaymentDto, PAYMENTS } from './payments.list.js';
import {
  NOTHING_OUTSTANDING,
  NOTHING_PAID,
  PAYMENT_NOT_FOUND,
  PAYMENT_REVERSED,
  PAYMENT_TOO_LARGE,
  RECEIVED_LATER,
} from './payments.problems.js';
import { PaymentsService } from './payments.service.js';

@ApiTags('admin')
@AuditReads('payment')
@Roles('admin', 'super_admin')
@Needs('money')
@Controller('api/admin')
export class AdminPaymentsController {
  constructor(
    private readonly payments: PaymentsService,
    private readonly lists: ListReader,
  ) {}

  /** Records what a client paid for an invoice. */
  @ApiCreatedResponse({ type: PaymentDto })
  @ApiErrors(
    INVOICE_NOT_FOUND,
    NOT_AN_INVOICE,
    PAYMENT_TOO_LARGE,
    NOTHING_OUTSTANDING,
    NOTHING_PAID,
    RECEIVED_LATER,
    UNPROCESSABLE,
  )
  @Idempotent()
  @Post('invoices/:id/payments')
  record(
    @CurrentCaller() caller: Caller,
    @Param('id', IdPipe) id: number,
    @Body() dto: RecordPaymentDto,
  ): Promise<PaymentDto> {
    return this.payments.record(caller, id, dto);
  }

  /** What the payments of a filter come to. */
  @ApiSums(PaymentSumsDto)
  @Get('payments/sums')
  sums(@CurrentListCall() call: ListCall): Promise<PaymentSumsDto> {
    return this.lists.sums(PAYMENTS, call);
  }

  /** Payments, the latest received first. */
  @ApiList(PaymentDto, PAYMENTS)
  @Get('payments')
  list(@CurrentListCall() call: ListCall): Promise<ListPage> {
    return this.lists.page(PAYMENTS, call);
  }

  /** One payment. */
  @ApiOkResponse({ type: PaymentDto })
  @ApiErrors(PAYMENT_NOT_FOUND)
  @Get('payments/:id')
  one(@Param('id', IdPipe) id: number): Promise<PaymentDto> {
    return this.payments.one(id);
  }

  /** Reverses a payment. */
  @ApiOkResponse({ type: PaymentDto })
  @ApiErrors(PAYMENT_NOT_FOUND, PAYMENT_REVERSED, UNPROCESSABLE)
  @Idempotent()
  @HttpCode(200)
  @Post('payments/:id/reverse')
  reverse(
    @CurrentCaller() caller: Caller,
    @Param('id', IdPipe) id: number,
    @Body() { reason }: ReversePaymentDto,
  ): Promise<PaymentDto> {
    return this.payments.reverse(caller, id, reason);
  }
}
