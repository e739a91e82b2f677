import { Check, Column, Entity, ForeignKey, Generated, Unique } from 'typeorm';
import { User } from '../../auth/accounts/user.entity.js';
import { Connection } from '../../connections/connection.entity.js';
import { Key, Moment, MomentOfInsert, OneOf, RecordVersion } from '../../platform/database/column-types.js';
import {
  INTERVIEW_MODES,
  INTERVIEW_STATES,
  type InterviewMode,
  type InterviewState,
  type Side,
} from './interview-state.js';

declare module '../../auth/audit/audit.service.js' {
  interface AuditKinds {
    interview: true;
  }
}

/** A meeting of a person and a company about a job (docs/rules.md#interviews). It goes with its connection. */
@Entity('interviews')
@Unique('uq_interviews_uid', ['uid'])
@Check('ck_interviews_round', 'round between 1 and 20')
@OneOf('ck_interviews_state', 'state', INTERVIEW_STATES)
@OneOf('ck_interviews_mode', 'mode', INTERVIEW_MODES)
@Check('ck_interviews_absent', `absent is null or absent in ('person', 'company') and state = 'no_show'`)
@Check('ck_interviews_times', `ends_at > starts_at and ends_at <= starts_at + interval '12 hours'`)
export class Interview {
  @Key('pk_interviews')
  interview_id: number;

  @Column('integer')
  @ForeignKey(() => Connection, { name: 'fk_interviews_connection', onDelete: 'CASCADE' })
  connection_id: number;

  /** What the calendars of the staff know it by. */
  @Column('uuid')
  @Generated('uuid')
  uid: string;

  @Column('integer', { default: 1 })
  round: number;

  @Column('varchar', { length: 9, default: 'proposed' })
  state: InterviewState;

  @Moment()
  starts_at: Date;

  @Moment()
  ends_at: Date;

  /** Of the IANA database: where it is held, or where the company is. */
  @Column('varchar', { length: 64 })
  time_zone: string;

  @Column('varchar', { length: 9 })
  mode: InterviewMode;

  @Column('varchar', { length: 200, nullable: true })
  place: string | null;

  @Column('varchar', { length: 500, nullable: true })
  link: string | null;

  /** For those whom the company sends. */
  @Column('varchar', { length: 2000, nullable: true })
  note_company: string | null;

  /** For the person alone. */
  @Column('varchar', { length: 2000, nullable: true })
  note_person: string | null;

  /** Whether the person is told the names of those who come. */
  @Column('boolean', { default: false })
  names_shown: boolean;

  @Column('boolean', { default: false })
  confirmed_by_agency: boolean;

  /** When the present time was proposed. */
  @MomentOfInsert()
  timed_at: Date;

  /** Who did not come, of an interview that was not held. */
  @Column('varchar', { length: 7, nullable: true })
  absent: Side | null;

  @Column('varchar', { length: 500, nullable: true })
  cancel_reason: string | null;

  @RecordVersion()
  version: number;

  /** Null when the account was deleted. */
  @Column('integer', { nullable: true })
  @ForeignKey(() => User, { name: 'fk_interviews_created_by', onDelete: 'SET NULL' })
  created_by: number | null;

  @MomentOfInsert()
  created_at: Date;
}
