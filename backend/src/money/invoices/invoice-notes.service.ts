import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { ApiException, fieldProblem } from '../../platform/errors/problem.js';
import { type Caller } from '../../platform/http/caller.js';
import { rupees } from '../../platform/rupees.js';
import { Invoice } from './invoice.entity.js';
import { type IssueCreditNoteDto, type IssueDebitNoteDto } from './invoice-notes.dto.js';
import { type InvoiceDetailDto } from './invoices.list.js';
import { AMOUNT_OR_FULL, INVOICE_CREDITED, MORE_THAN_LEFT, MORE_THAN_OUTSTANDING } from './invoices.problems.js';
import { InvoicesService } from './invoices.service.js';
import { amountsOf, chargeOf, creditableOf, creditOf, totalOf } from './note-amounts.js';
import { noteOf } from './note-draft.js';

/** Credit and debit notes: invoices are never changed, only corrected (docs/rules.md#credit-notes). */
@Injectable()
export class InvoiceNotesService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly invoices: InvoicesService,
  ) {}

  /**
   * Credits an invoice in part or in full. After a full credit the placement may be invoiced anew.
   * @throws ApiException (409) when it is a note, or credited in full already
   * @throws ApiException (422) for more than is left of it or outstanding, naming that amount
   */
  async credit(
    caller: Caller,
    id: number,
    { taxable_paise, full, reason }: IssueCreditNoteDto,
  ): Promise<InvoiceDetailDto> {
    if ((taxable_paise ?? null) === null ? !full : full) {
      throw fieldProblem(AMOUNT_OR_FULL, 'taxable_paise', {});
    }
    return this.dataSource.transaction(async (transaction) => {
      const invoice = await this.correctable(transaction, id);
      const notes = await transaction.findBy(Invoice, { corrects_invoice_id: id });
      const left = creditableOf(amountsOf(invoice), notes);
      const field = full ? 'full' : 'taxable_paise';
      const amount = taxable_paise ?? left.taxable_paise;
      if (amount > left.taxable_paise) throw fieldProblem(MORE_THAN_LEFT, field, { left: rupees(left.taxable_paise) });
      const amounts = creditOf(amount, invoice, left);
      const total = totalOf(amounts);
      const { outstanding_paise: outstanding } = invoice;
      if (total > outstanding) {
        throw fieldProblem(MORE_THAN_OUTSTANDING, field, { left: rupees(outstanding), total: rupees(total) });
      }
      const draft = noteOf({ kind: 'credit_note', invoice, amounts, reason });
      return this.invoices.store(transaction, caller, draft);
    });
  }

  /**
   * Charges more on an invoice, taxed like it: for late payment, or a revised value (docs/rules.md#debit-notes).
   * @throws ApiException (409) when it is a note, or credited in full
   */
  async debit(
    caller: Caller,
    id: number,
    { taxable_paise, charge, reason }: IssueDebitNoteDto,
  ): Promise<InvoiceDetailDto> {
    return this.dataSource.transaction(async (transaction) => {
      const invoice = await this.correctable(transaction, id);
      const amounts = chargeOf(taxable_paise, invoice);
      const draft = noteOf({ kind: 'debit_note', invoice, amounts, reason, charge });
      return this.invoices.store(transaction, caller, draft);
    });
  }

  private async correctable(transaction: EntityManager, id: number): Promise<Invoice> {
    const invoice = await this.invoices.locked(transaction, id);
    if (invoice.state === 'credited') throw new ApiException(INVOICE_CREDITED);
    return invoice;
  }
}
