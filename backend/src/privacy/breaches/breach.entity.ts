import { Check, Column, Entity, ForeignKey, Unique } from 'typeorm';
import { Employee } from '../../employees/employee.entity.js';
import { Key, Moment, MomentOfInsert, OneOf } from '../../platform/database/column-types.js';
import { expires } from '../../platform/database/expiry.js';
import { BREACH_STATES, type BreachState, type DataKind } from './breach-state.js';

declare module '../../auth/audit/audit.service.js' {
  interface AuditKinds {
    breach: true;
  }
}

/** Something that happened to people's data, whom it was told to, and when (docs/rules.md#breaches). */
@Entity('breaches')
@OneOf('ck_breaches_state', 'state', BREACH_STATES)
@Check(
  'ck_breaches_data_kinds',
  `cardinality(data_kinds) > 0
    and data_kinds <@ '{contact,career,resume,salary,documents,account,billing,other}'::varchar[]`,
)
@Check('ck_breaches_extended', `num_nulls(details_until, details_reason) in (0, 2)`)
@Check(
  'ck_breaches_state_follows',
  `case state when 'told' then told_at is not null
    when 'reported' then num_nulls(told_at, cert_in_at, board_at, board_details_at) = 0
    else true end`,
)
@Check('ck_breaches_ended', `(state in ('closed', 'no_breach')) = (ended_at is not null)`)
@Check('ck_breaches_no_breach', `state <> 'no_breach' or end_reason is not null`)
export class Breach {
  @Key('pk_breaches')
  breach_id: number;

  @Column('varchar', { length: 9, default: 'open' })
  state: BreachState;

  /** Its nature and extent. */
  @Column('varchar', { length: 5000 })
  what: string;

  /** When and where, in words. */
  @Column('varchar', { length: 300 })
  happened: string;

  @Column('varchar', { length: 10, array: true })
  data_kinds: DataKind[];

  /** When the agency knew: every clock runs from here. */
  @Moment()
  aware_at: Date;

  @Column('varchar', { length: 5000, nullable: true })
  consequences: string | null;

  /** What the agency does about it. */
  @Column('varchar', { length: 5000, nullable: true })
  measures: string | null;

  /** What people can do themselves. */
  @Column('varchar', { length: 5000, nullable: true })
  advice: string | null;

  /** Who answers for the agency, and how to reach them. */
  @Column('varchar', { length: 300, nullable: true })
  contact: string | null;

  @Moment({ nullable: true })
  told_at: Date | null;

  @Moment({ nullable: true })
  cert_in_at: Date | null;

  @Moment({ nullable: true })
  board_at: Date | null;

  @Moment({ nullable: true })
  board_details_at: Date | null;

  /** Until when the Board allows the details, and why. */
  @Moment({ nullable: true })
  details_until: Date | null;

  @Column('varchar', { length: 500, nullable: true })
  details_reason: string | null;

  @Moment({ nullable: true })
  ended_at: Date | null;

  @Column('varchar', { length: 2000, nullable: true })
  end_reason: string | null;

  @MomentOfInsert()
  created_at: Date;
}

/** A person whose data it was, as they were called and reached when they were added. */
@Entity('breach_people')
@Unique('uq_breach_people_email', ['breach_id', 'email'])
export class BreachPerson {
  @Key('pk_breach_people')
  person_id: number;

  @Column('integer')
  @ForeignKey(() => Breach, { name: 'fk_breach_people_breach', onDelete: 'CASCADE' })
  breach_id: number;

  /** Null for others than employees, and when the record was deleted. */
  @Column('integer', { nullable: true })
  @ForeignKey(() => Employee, { name: 'fk_breach_people_employee', onDelete: 'SET NULL' })
  employee_id: number | null;

  @Column('varchar', { length: 254 })
  name: string;

  /** Null of an erased person. */
  @Column('varchar', { length: 254, nullable: true })
  email: string | null;

  @Column('varchar', { length: 20, nullable: true })
  phone: string | null;

  /** When the mail was queued. */
  @Moment({ nullable: true })
  mailed_at: Date | null;

  /** When the staff called. */
  @Moment({ nullable: true })
  called_at: Date | null;

  /** When the person read the note after a login. */
  @Moment({ nullable: true })
  read_at: Date | null;
}

expires('breaches', `ended_at < now() - interval '3 years'`);
