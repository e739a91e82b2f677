import { Check, Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { MomentOfInsert } from '../../platform/database/column-types.js';
import { Invoice } from './invoice.entity.js';
import { type ReminderStep } from './reminder-steps.js';

/** An invoice whose reminders are off. */
@Entity('reminder_pauses')
export class ReminderPause {
  @PrimaryColumn('integer', { primaryKeyConstraintName: 'pk_reminder_pauses' })
  @ForeignKey(() => Invoice, { name: 'fk_reminder_pauses_invoice' })
  invoice_id: number;

  @MomentOfInsert()
  paused_at: Date;
}

/** A reminder that was queued: one per step of an invoice. */
@Entity('reminders')
@Check('ck_reminders_step', `step in ('before_7', 'due', 'after_7', 'after_15')`)
export class Reminder {
  @PrimaryColumn('integer', { primaryKeyConstraintName: 'pk_reminders' })
  @ForeignKey(() => Invoice, { name: 'fk_reminders_invoice' })
  invoice_id: number;

  @PrimaryColumn('varchar', { length: 10, primaryKeyConstraintName: 'pk_reminders' })
  step: ReminderStep;

  /** E-mail; null for reminders of an earlier version. */
  @Column('varchar', { length: 320, nullable: true })
  recipient: string | null;

  @MomentOfInsert()
  queued_at: Date;
}
