import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { TasksService } from '../../agency/tasks/tasks.service.js';
import { AuditService } from '../../auth/audit/audit.service.js';
import { existing } from '../../platform/database/existing.js';
import { insertRow } from '../../platform/database/insert-row.js';
import { ApiException, fieldProblem } from '../../platform/errors/problem.js';
import { type Caller } from '../../platform/http/caller.js';
import { isLaterThanToday } from '../../platform/india-day.js';
import { ListReader } from '../../platform/lists/list-reader.js';
import { rupees } from '../../platform/rupees.js';
import { type Invoice } from '../invoices/invoice.entity.js';
import { InvoicesService } from '../invoices/invoices.service.js';
import { INVOICE_CAUSES } from '../invoices/invoices.tasks.js';
import { type RecordPaymentDto } from './payment.dto.js';
import { Payment } from './payment.entity.js';
import { type PaymentDto, PAYMENTS } from './payments.list.js';
import {
  NOTHING_OUTSTANDING,
  NOTHING_PAID,
  PAYMENT_NOT_FOUND,
  PAYMENT_REVERSED,
  PAYMENT_TOO_LARGE,
  RECEIVED_LATER,
} from './payments.problems.js';

/** Payments of clients. A payment is never edited: it is reversed and recorded anew (docs/rules.md#payments). */
@Injectable()
export class PaymentsService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly lists: ListReader,
    private readonly audit: AuditService,
    private readonly invoices: InvoicesService,
    private readonly tasks: TasksService,
  ) {}

  async one(id: number, transaction?: EntityManager): Promise<PaymentDto> {
    return this.lists.record(PAYMENTS, id, PAYMENT_NOT_FOUND, transaction);
  }

  /**
   * Records a payment, with deducted tax, for an invoice.
   * @throws ApiException (409) when it is a note
   * @throws ApiException (422) for zero, for more than the outstanding amount, which it names, and for a day in the future
   */
  async record(caller: Caller, invoice_id: number, dto: RecordPaymentDto): Promise<PaymentDto> {
    return this.dataSource.transaction(async (transaction) => {
      const invoice = await this.invoices.locked(transaction, invoice_id);
      const { received_on, mode, reference = null, amount_paise, tds_section = null } = dto;
      const tds_paise = dto.tds_paise ?? 0;
      if (await isLaterThanToday(transaction, received_on)) throw fieldProblem(RECEIVED_LATER, 'received_on', {});
      if (amount_paise + tds_paise === 0) throw fieldProblem(NOTHING_PAID, 'amount_paise', {});
      refuseTooMuch(invoice, amount_paise + tds_paise);
      const values = { received_on, mode, reference, amount_paise, tds_paise, tds_section };
      const { payment_id } = (await insertRow(transaction, Payment, { invoice_id, ...values })) as Pick<
        Payment,
        'payment_id'
      >;
      await this.audit.record(transaction, caller, {
        action: 'created',
        recordKind: 'payment',
        recordId: payment_id,
        name: nameOf({ amount_paise, tds_paise }, invoice),
        after: { invoice_id, ...values },
      });
      await this.tasks.sync(transaction, INVOICE_CAUSES, [invoice.invoice_id]);
      return this.one(payment_id, transaction);
    });
  }

  /**
   * Reverses a payment: what it settled is outstanding again.
   * @throws ApiException (409) when it was reversed before
   */
  async reverse(caller: Caller, payment_id: number, reason: string): Promise<PaymentDto> {
    return this.dataSource.transaction(async (transaction) => {
      const payment = await existing(transaction, Payment, { payment_id }, PAYMENT_NOT_FOUND);
      const invoice = await this.invoices.locked(transaction, payment.invoice_id);
      const { reversed_at } = await transaction.findOneByOrFail(Payment, { payment_id });
      if (reversed_at) throw new ApiException(PAYMENT_REVERSED);
      await transaction.update(Payment, { payment_id }, { reversal_reason: reason });
      await this.audit.record(transaction, caller, {
        action: 'updated',
        recordKind: 'payment',
        recordId: payment_id,
        name: nameOf(payment, invoice),
        before: { reversal_reason: null },
        after: { reversal_reason: reason },
      });
      await this.tasks.sync(transaction, INVOICE_CAUSES, [invoice.invoice_id]);
      return this.one(payment_id, transaction);
    });
  }
}

type Settled = Pick<Payment, 'amount_paise' | 'tds_paise'>;

/** A payment's name in the audit log. */
function nameOf({ amount_paise, tds_paise }: Settled, { number, company_name }: Invoice): string {
  const what = amount_paise ? rupees(amount_paise) : `TDS ${rupees(tds_paise)}`;
  return `${what}, ${number}, ${company_name}`;
}

function refuseTooMuch({ outstanding_paise: outstanding }: Invoice, paise: number): void {
  if (!outstanding) throw fieldProblem(NOTHING_OUTSTANDING, 'amount_paise', {});
  if (paise > outstanding) throw fieldProblem(PAYMENT_TOO_LARGE, 'amount_paise', { left: rupees(outstanding) });
}
