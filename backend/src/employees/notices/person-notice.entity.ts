import { Check, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { Moment, MomentOfInsert } from '../../platform/database/column-types.js';
import { Employee } from '../employee.entity.js';

/** The notice about their data that a person gets who did not register (docs/rules.md#sources). The answer is in the ledger of consents. */
@Entity('notices')
@Check('ck_notices_sent', `sent_at is null or due_at is not null`)
@Check('ck_notices_reminded', `reminded_at is null or sent_at is not null`)
@Check('ck_notices_silent', `silent_at is null or sent_at is not null`)
export class PersonNotice {
  @PrimaryColumn('integer', { primaryKeyConstraintName: 'pk_notices' })
  @ForeignKey(() => Employee, { name: 'fk_notices_employee', onDelete: 'CASCADE' })
  employee_id: number;

  @MomentOfInsert()
  noted_at: Date;

  /** From then on it is mailed; null: the agency sends it by a press. */
  @Moment({ nullable: true })
  due_at: Date | null;

  /** When the first mail was queued. Every day of the clock counts from here. */
  @Moment({ nullable: true })
  sent_at: Date | null;

  /** When the second mail was queued. */
  @Moment({ nullable: true })
  reminded_at: Date | null;

  /** When the person was silent for 30 days. */
  @Moment({ nullable: true })
  silent_at: Date | null;
}
