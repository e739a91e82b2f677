import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { AuditService } from '../../auth/audit/audit.service.js';
import { SessionsService } from '../../auth/sessions/sessions.service.js';
import { BILLING_MAILBOX } from '../../companies/billing-mailbox.js';
import { AdvisoryLock, numberedLock } from '../../platform/database/advisory-lock.js';
import { insertRow } from '../../platform/database/insert-row.js';
import { type Caller } from '../../platform/http/caller.js';
import { InvoiceSent } from '../invoices/invoice-sending.entity.js';
import { IS_OVERDUE } from '../invoices/invoices.list.js';
import { InvoicesService } from '../invoices/invoices.service.js';
import { type ReminderStep } from '../invoices/reminder-steps.js';
import { type LeftOut, type RemindedDto } from './receivables.dto.js';
import { LATEST_STEP, REMINDED, type Reminded, ReminderMails, takeStep } from './reminder-mail.js';

/** Nobody is asked for the same money twice within these days. */
const DAYS_BETWEEN = 3;
/** Of one call. */
const MOST = 500;
/** More of them need a fresh login, as many mails do. */
const FEW = 100;

interface Found {
  reminded: Reminded & { step: ReminderStep | null };
  left_out: LeftOut | null;
}

const MAILED = `select from invoice_sendings s where s.invoice_id = i.invoice_id and s.sent_at > now() - interval '${DAYS_BETWEEN} days'
  union all select from reminders r where r.invoice_id = i.invoice_id and r.queued_at > now() - interval '${DAYS_BETWEEN} days'`;

/** Overdue invoices, of all or of one: whether their companies can be reminded now. */
const OVERDUE = `select json_build_object('step', (${LATEST_STEP}), ${REMINDED}) as reminded,
    case when p.state = 'reverted' then 'reverted' when ${BILLING_MAILBOX} is null then 'company_gone'
      when exists (select from reminder_pauses r where r.invoice_id = i.invoice_id) then 'switched_off'
      when exists (${MAILED}) then 'mailed_lately' end as left_out
  from (select t.* from invoices t where ${IS_OVERDUE} and ($1::integer is null or t.invoice_id = $1)) i
    join placements p using (placement_id) left join companies c on c.company_id = i.company_id
  order by i.due_date, i.invoice_id`;

/** Reminds clients of overdue invoices when somebody asks for it (docs/rules.md#reminders). */
@Injectable()
export class PaymentRemindersService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly invoices: InvoicesService,
    private readonly mails: ReminderMails,
    private readonly audit: AuditService,
    private readonly sessions: SessionsService,
  ) {}

  /** How many would be reminded now. */
  async preview(): Promise<RemindedDto> {
    return counted(await this.dataSource.query<Found[]>(OVERDUE, [null]));
  }

  /**
   * Reminds of all overdue invoices, or of one.
   * @throws ApiException (403) when they are many and the login is not of the last minutes
   */
  async remind(caller: Caller, invoiceId: number | null): Promise<RemindedDto> {
    if (invoiceId !== null) await this.invoices.one(invoiceId);
    return this.dataSource.transaction(async (transaction) => {
      // after those that leave by themselves, and one call after the other; no payment of the same crosses
      await numberedLock(transaction, AdvisoryLock.Reminders);
      const found = await transaction.query<Found[]>(`${OVERDUE} for update of p`, [invoiceId]);
      const ready = found.filter(({ left_out }) => left_out === null).slice(0, MOST);
      if (ready.length > FEW) await this.sessions.refuseStale(caller, transaction);
      for (const { reminded } of ready) await this.one(transaction, caller, reminded);
      return counted(found);
    });
  }

  /** A step that is due counts as taken; what comes beside the steps is noted as a mail of the invoice. */
  private async one(
    transaction: EntityManager,
    caller: Caller,
    { step, ...reminded }: Found['reminded'],
  ): Promise<void> {
    const { invoice_id, number, recipient, document } = reminded;
    const isStep = step !== null && (await takeStep(transaction, reminded, step));
    if (!isStep) await insertRow(transaction, InvoiceSent, { invoice_id, recipient });
    await this.mails.queue(transaction, reminded, false);
    await this.audit.record(transaction, caller, {
      action: 'sent',
      recordKind: 'invoice',
      recordId: invoice_id,
      name: `${number}, ${document.recipient.legal_name}`,
      after: { recipient, reminder: true },
    });
  }
}

function counted(found: readonly Found[]): RemindedDto {
  const leftOut = (reason: LeftOut): number => found.filter(({ left_out }) => left_out === reason).length;
  return {
    reminded: Math.min(MOST, found.filter(({ left_out }) => left_out === null).length),
    mailed_lately: leftOut('mailed_lately'),
    switched_off: leftOut('switched_off'),
    company_gone: leftOut('company_gone'),
    reverted: leftOut('reverted'),
  };
}
