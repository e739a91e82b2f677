import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { AgencySettingsService } from '../../agency/agency-settings.service.js';
import { isBusinessDay } from '../../agency/business-days.js';
import { HolidaysService } from '../../agency/holidays.service.js';
import { type Invoice } from '../invoices/invoice.entity.js';
import { REMINDER_ATTACHMENT } from '../invoices/invoice-pdfs.service.js';
import { REMINDER } from '../invoices/invoices.mails.js';
import { AdvisoryLock } from '../../platform/database/advisory-lock.js';
import { PreparedStatement } from '../../platform/database/prepared-statement.js';
import { OutboxService } from '../../platform/mail/outbox.service.js';
import { WorkQueue } from '../../platform/work/work-queue.js';
import { REMINDER_STEPS, type ReminderStep } from '../invoices/reminder-steps.js';

declare module '../../platform/work/work-queue.js' {
  interface JobPayloads {
    reminders: object;
  }
}

const EVERY_SECONDS = 15;
const FIRST_HOUR = 9;
const LAST_HOUR = 17;
const BATCH = 100;
/** How long a reminder's mail is retried. */
const USEFUL_SECONDS = 3 * 24 * 60 * 60;

const CLOCK = new PreparedStatement<{ mine: boolean; today: string; hour: number }>(
  `select pg_try_advisory_xact_lock(${AdvisoryLock.Reminders}) as mine, india_today()::text as today,
     extract(hour from india_now())::int as hour`,
);

type Due = Pick<Invoice, 'invoice_id' | 'number' | 'issued_on' | 'total_paise' | 'outstanding_paise' | 'document'> & {
  due_date: string;
  step: ReminderStep;
  recipient: string;
  connection_id: number | null;
};

const STEPS = Object.entries(REMINDER_STEPS)
  .map(([step, { days }]) => `('${step}', ${days})`)
  .join(', ');

/**
 * The latest due step of each unpaid invoice that was not taken. Steps count from the due date or, when the invoice was issued after
 * it, from the day of issue, which is no step itself. Steps before the day of issue are skipped. The placements are locked, so that a
 * reminder and a payment of the same invoice cannot cross.
 */
const DUE = new PreparedStatement<{ due: Due }>(
  `select json_build_object('invoice_id', i.invoice_id, 'step', s.step, 'number', i.number, 'issued_on', i.issued_on,
     'due_date', i.due_date, 'total_paise', i.total_paise + i.debited_paise - i.credited_paise, 'outstanding_paise', i.outstanding_paise,
     'document', i.document, 'recipient', coalesce(c.billing_email, c.contact_email), 'connection_id', p.connection_id) as due
   from invoices i
     join companies c using (company_id)
     cross join lateral (
       select step from (values ${STEPS}) steps (step, days)
       where greatest(i.due_date, i.issued_on) + days between i.issued_on and (select india_today())
         and (days > 0 or i.due_date >= i.issued_on)
       order by days desc limit 1) s
     join placements p using (placement_id)
   where i.outstanding_paise > 0 and p.state <> 'reverted' and i.due_date <= (select india_today()) - ${REMINDER_STEPS.before_7.days}
     and not exists (select from reminders r where r.invoice_id = i.invoice_id and r.step = s.step)
     and not exists (select from reminder_pauses r where r.invoice_id = i.invoice_id)
   order by i.due_date, i.invoice_id limit ${BATCH}
   for update of p skip locked`,
);

const TAKEN = new PreparedStatement<{ step: string }>(
  'insert into reminders (invoice_id, step, recipient) values ($1, $2, $3) on conflict do nothing returning step',
);

/** Reminds clients of due invoices, in business hours only, each step of an invoice once (docs/rules.md#reminders). */
@Injectable()
export class ReminderWorker {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly settings: AgencySettingsService,
    private readonly holidays: HolidaysService,
    private readonly outbox: OutboxService,
    queue: WorkQueue,
  ) {
    queue.repeat('reminders', EVERY_SECONDS, () => this.remind());
  }

  /** @returns the number of queued reminders; 0 when another process is sending them */
  async remind(): Promise<number> {
    let queued = 0;
    for (;;) {
      const some = await this.dataSource.transaction((transaction) => this.remindBatch(transaction));
      queued += some;
      if (some < BATCH) return queued;
    }
  }

  private async remindBatch(transaction: EntityManager): Promise<number> {
    const [clock] = await CLOCK.within(transaction, []);
    if (!clock?.mine || clock.hour < FIRST_HOUR || clock.hour > LAST_HOUR) return 0;
    if (!(await this.settings.current(transaction)).reminders_on) return 0;
    if (!isBusinessDay(clock.today, await this.holidays.days(transaction))) return 0;
    const invoices = await DUE.within(transaction, []);
    for (const { due } of invoices) await this.queue(transaction, due);
    return invoices.length;
  }

  private async queue(transaction: EntityManager, due: Due): Promise<void> {
    const { invoice_id, step, recipient, connection_id: connectionId, document, ...invoice } = due;
    const taken = await TAKEN.within(transaction, [invoice_id, step, recipient]);
    if (!taken.length) return;
    const { legal_name, email, phone } = document.supplier;
    const content = {
      tone: REMINDER_STEPS[step].tone,
      number: invoice.number,
      issued_on: invoice.issued_on,
      due_date: invoice.due_date,
      total_paise: invoice.total_paise,
      outstanding_paise: invoice.outstanding_paise,
      candidate_name: document.candidate_name,
      recipient: document.recipient.legal_name,
      supplier: { legal_name, email, phone },
    };
    const attachment = { kind: REMINDER_ATTACHMENT, key: invoice_id };
    const options = { usefulSeconds: USEFUL_SECONDS, attachment, connectionId };
    await this.outbox.queue(transaction, recipient, REMINDER, content, options);
  }
}
