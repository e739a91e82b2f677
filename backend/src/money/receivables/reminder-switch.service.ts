import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { AuditService } from '../../auth/audit/audit.service.js';
import { insertRow } from '../../platform/database/insert-row.js';
import { type Caller } from '../../platform/http/caller.js';
import { type InvoiceDetailDto } from '../invoices/invoices.list.js';
import { InvoicesService } from '../invoices/invoices.service.js';
import { ReminderPause } from '../invoices/reminder.entity.js';

/** Switches the reminders of single invoices; the agency's settings have the switch for all. */
@Injectable()
export class ReminderSwitchService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly invoices: InvoicesService,
    private readonly audit: AuditService,
  ) {}

  /**
   * Does nothing when the switch is so already.
   * @returns the invoice
   * @throws ApiException (409) when it is a note
   */
  async set(caller: Caller, invoice_id: number, isOn: boolean): Promise<InvoiceDetailDto> {
    return this.dataSource.transaction(async (transaction) => {
      const { number, company_name } = await this.invoices.locked(transaction, invoice_id);
      const wasOn = !(await transaction.existsBy(ReminderPause, { invoice_id }));
      if (isOn !== wasOn) {
        if (isOn) await transaction.delete(ReminderPause, { invoice_id });
        else await insertRow(transaction, ReminderPause, { invoice_id });
        await this.audit.record(transaction, caller, {
          action: 'updated',
          recordKind: 'invoice',
          recordId: invoice_id,
          name: `${number}, ${company_name}`,
          before: { reminders: wasOn },
          after: { reminders: isOn },
        });
      }
      return this.invoices.one(invoice_id, transaction);
    });
  }
}
