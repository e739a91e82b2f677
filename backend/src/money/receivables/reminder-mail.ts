import { Injectable } from '@nestjs/common';
import { type EntityManager } from 'typeorm';
import { BILLING_MAILBOX } from '../../companies/billing-mailbox.js';
import { PreparedStatement } from '../../platform/database/prepared-statement.js';
import { Statements } from '../../platform/database/statements.js';
import { DAY_SECONDS } from '../../platform/durations.js';
import { OutboxService } from '../../platform/mail/outbox.service.js';
import { type Invoice } from '../invoices/invoice.entity.js';
import { REMINDER_ATTACHMENT } from '../invoices/invoice-pdfs.service.js';
import { REMINDER, type ReminderFacts, type ReminderTone } from '../invoices/invoices.mails.js';
import { REMINDER_STEPS, type ReminderStep } from '../invoices/reminder-steps.js';

/** How long a reminder's mail is retried. */
const USEFUL_SECONDS = 3 * DAY_SECONDS;

/** An invoice whose company is reminded. */
export type Reminded = Pick<
  Invoice,
  'invoice_id' | 'number' | 'issued_on' | 'total_paise' | 'outstanding_paise' | 'document'
> & {
  due_date: string;
  recipient: string;
  /** Who is greeted, where it goes to the company's contact. */
  person: string | null;
  connection_id: number | null;
};

/** SQL of the fields of an invoice `i` that is reminded of, its company `c` and its placement `p`. */
export const REMINDED = `'invoice_id', i.invoice_id, 'number', i.number, 'issued_on', i.issued_on,
     'due_date', i.due_date, 'total_paise', i.total_paise + i.debited_paise - i.credited_paise, 'outstanding_paise', i.outstanding_paise,
     'document', i.document, 'recipient', ${BILLING_MAILBOX},
     'person', case when c.billing_email is null then c.contact_person_name end, 'connection_id', p.connection_id`;

const STEPS = Object.entries(REMINDER_STEPS)
  .map(([step, { days }]) => `('${step}', ${days})`)
  .join(', ');

/**
 * SQL of the latest step of an invoice `i` that is due. Steps count from the due date or, when the invoice was issued after it, from the
 * day of issue, which is no step itself. Steps before the day of issue are skipped.
 */
export const LATEST_STEP = `select step from (values ${STEPS}) steps (step, days)
       where greatest(i.due_date, i.issued_on) + days between i.issued_on and (select india_today())
         and (days > 0 or i.due_date >= i.issued_on)
       order by days desc limit 1`;

const TAKEN = new PreparedStatement<{ step: string }>(
  'insert into reminders (invoice_id, step, recipient) values ($1, $2, $3) on conflict do nothing returning step',
);

/** @returns whether the step was not taken before */
export async function takeStep(
  transaction: EntityManager,
  { invoice_id, recipient }: Reminded,
  step: ReminderStep,
): Promise<boolean> {
  return (await TAKEN.within(transaction, [invoice_id, step, recipient])).length > 0;
}

interface What {
  invoiceId: number;
  /** Nobody asked for it, so that the agency's switch counts, too. */
  isStep: boolean;
}

/** What is to be asked for now, in the tone of today; nothing once that is nothing. */
const NOW = new PreparedStatement<{ reminded: Reminded & { tone: ReminderTone } }>(
  `select json_build_object(${REMINDED}, 'tone',
     case when i.due_date > india_today() then 'before' when i.due_date = india_today() then 'due' else 'after' end) as reminded
   from invoices i join companies c using (company_id) join placements p using (placement_id)
   where i.invoice_id = $1 and i.outstanding_paise > 0 and p.state <> 'reverted'
     and not exists (select from reminder_pauses r where r.invoice_id = i.invoice_id)
     and (not $2 or (select reminders_on from agency_settings order by setting_id desc limit 1))`,
);

/** Reminders are written when they are sent: what was paid until then is asked for no more (docs/rules.md#reminders). */
@Injectable()
export class ReminderMails {
  constructor(
    private readonly outbox: OutboxService,
    private readonly statements: Statements,
  ) {
    outbox.writeLate(REMINDER, (what: What, isAgain) => this.write({ ...what, isStep: what.isStep && !isAgain }));
  }

  async queue(
    transaction: EntityManager,
    { invoice_id: invoiceId, recipient, connection_id: connectionId }: Reminded,
    isStep: boolean,
  ): Promise<void> {
    await this.outbox.queueLate(transaction, recipient, REMINDER, { invoiceId, isStep } satisfies What, {
      usefulSeconds: USEFUL_SECONDS,
      attachment: { kind: REMINDER_ATTACHMENT, key: invoiceId },
      connectionId,
    });
  }

  private async write({ invoiceId, isStep }: What): Promise<ReminderFacts | undefined> {
    const [row] = await this.statements.run(NOW, [invoiceId, isStep]);
    if (!row) return undefined;
    const { person, document, tone, number, issued_on, due_date, total_paise, outstanding_paise } = row.reminded;
    const { legal_name, email, phone } = document.supplier;
    return {
      tone,
      number,
      issued_on,
      due_date,
      total_paise,
      outstanding_paise,
      candidate_name: document.candidate_name,
      recipient: person ?? document.recipient.legal_name,
      supplier: { legal_name, email, phone },
    };
  }
}
