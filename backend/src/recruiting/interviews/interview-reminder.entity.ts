import { Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { Moment, MomentOfInsert } from '../../platform/database/column-types.js';
import { InterviewRecipient } from './interview-recipient.entity.js';

/** A recipient was reminded of a time: once for each step (docs/rules.md#interview-reminders). */
@Entity('interview_reminders')
export class InterviewReminder {
  @PrimaryColumn('integer', { primaryKeyConstraintName: 'pk_interview_reminders' })
  @ForeignKey(() => InterviewRecipient, { name: 'fk_interview_reminders_recipient', onDelete: 'CASCADE' })
  recipient_id: number;

  @Moment({ primary: true, primaryKeyConstraintName: 'pk_interview_reminders' })
  starts_at: Date;

  /** Before the start. */
  @PrimaryColumn('integer', { primaryKeyConstraintName: 'pk_interview_reminders' })
  hours: number;

  @MomentOfInsert()
  queued_at: Date;
}
