import { Check, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { Employee } from '../../employees/employee.entity.js';
import { Moment } from '../../platform/database/column-types.js';

/** When a person was last seen, and what they were told since (docs/rules.md#retention-of-people). */
@Entity('inactive_people')
@Check('ck_inactive_people_told', `(first_told_at is null) = (due_at is null)`)
@Check('ck_inactive_people_told_last', `last_told_at is null or first_told_at is not null`)
export class InactivePerson {
  @PrimaryColumn('integer', { primaryKeyConstraintName: 'pk_inactive_people' })
  @ForeignKey(() => Employee, { name: 'fk_inactive_people_employee', onDelete: 'CASCADE' })
  employee_id: number;

  /** The last login, connection or contact that is known. */
  @Moment()
  last_seen_at: Date;

  /** When the mail of 30 days before was queued. */
  @Moment({ nullable: true })
  first_told_at: Date | null;

  /** When the mail of 48 hours before was queued. */
  @Moment({ nullable: true })
  last_told_at: Date | null;

  /** From then on the person is erased. */
  @Moment({ nullable: true })
  due_at: Date | null;
}
