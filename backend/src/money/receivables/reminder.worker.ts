import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { AgencySettingsService } from '../../agency/agency-settings.service.js';
import { isBusinessDay } from '../../agency/business-days.js';
import { HolidaysService } from '../../agency/holidays.service.js';
import { BILLING_MAILBOX } from '../../companies/billing-mailbox.js';
import { AdvisoryLock } from '../../platform/database/advisory-lock.js';
import { PreparedStatement } from '../../platform/database/prepared-statement.js';
import { WorkQueue } from '../../platform/work/work-queue.js';
import { REMINDER_STEPS, type ReminderStep } from '../invoices/reminder-steps.js';
import { LATEST_STEP, REMINDED, type Reminded, ReminderMails, takeStep } from './reminder-mail.js';

const EVERY_SECONDS = 15;
const FIRST_HOUR = 9;
const LAST_HOUR = 17;
const BATCH = 100;

const CLOCK = new PreparedStatement<{ mine: boolean; today: string; hour: number }>(
  `select pg_try_advisory_xact_lock(${AdvisoryLock.Reminders}) as mine, india_today()::text as today,
     extract(hour from india_now())::int as hour`,
);

type Due = Reminded & { step: ReminderStep };

/**
 * The latest due step of each unpaid invoice that was not taken. The placements are locked, so that a reminder and a payment of the same
 * invoice cannot cross.
 */
const DUE = new PreparedStatement<{ due: Due }>(
  `select json_build_object('step', s.step, ${REMINDED}) as due
   from invoices i
     join companies c using (company_id)
     cross join lateral (${LATEST_STEP}) s
     join placements p using (placement_id)
   where i.outstanding_paise > 0 and p.state <> 'reverted' and ${BILLING_MAILBOX} is not null and i.due_date <= (select india_today()) - ${REMINDER_STEPS.before_7.days}
     and not exists (select from reminders r where r.invoice_id = i.invoice_id and r.step = s.step)
     and not exists (select from reminder_pauses r where r.invoice_id = i.invoice_id)
   order by i.due_date, i.invoice_id limit ${BATCH}
   for update of p skip locked`,
);

/** Reminds clients of due invoices, in business hours only, each step of an invoice once (docs/rules.md#reminders). */
@Injectable()
export class ReminderWorker {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly settings: AgencySettingsService,
    private readonly holidays: HolidaysService,
    private readonly mails: ReminderMails,
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

  private async queue(transaction: EntityManager, { step, ...due }: Due): Promise<void> {
    if (!(await takeStep(transaction, due, step))) return;
    await this.mails.queue(transaction, due, true);
  }
}
