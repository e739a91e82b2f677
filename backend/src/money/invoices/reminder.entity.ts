import { Check, Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { MomentOfInsert } from '../../platform/database/column-types.js';
import { Invoice } from './invoice.entity.js';
import { type ReminderStep } from './reminder-steps.js';

/** An invoice whose reminders are off. */
@Entity('reminder_pauses')
export class ReminderPause {
  @PrimaryColumn('integer', { primaryKeyConstraintName: 'pk_reminder_pauses' })
  invoice_id: number;

  @ManyToOne(() => Invoice, { nullable: false })
  @JoinColumn({ name: 'invoice_id', foreignKeyConstraintName: 'fk_reminder_pauses_invoice' })
  invoice: Relation<Invoice>;

  @MomentOfInsert()
  paused_at: Date;
}

/** A reminder that was queued: one per step of an invoice. */
@Entity('reminders')
@Check('ck_reminders_step', `step in ('before_7', 'due', 'after_7', 'after_15')`)
export class Reminder {
  @PrimaryColumn('integer', { primaryKeyConstraintName: 'pk_reminders' })
  invoice_id: number;

  @ManyToOne(() => Invoice, { nullable: false })
  @JoinColumn({ name: 'invoice_id', foreignKeyConstraintName: 'fk_reminders_invoice' })
  invoice: Relation<Invoice>;

  @PrimaryColumn('varchar', { length: 10, primaryKeyConstraintName: 'pk_reminders' })
  step: ReminderStep;

  /** E-mail; null for reminders of an earlier version. */
  @Column('varchar', { length: 320, nullable: true })
  recipient: string | null;

  @MomentOfInsert()
  queued_at: Date;
}
