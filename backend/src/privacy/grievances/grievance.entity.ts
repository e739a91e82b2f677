import { Check, Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { User } from '../../auth/accounts/user.entity.js';
import { Key, Moment, MomentOfInsert, OneOf } from '../../platform/database/column-types.js';
import { expires } from '../../platform/database/expiry.js';
import { GRIEVANCE_STATES, type GrievanceKind, type GrievanceState } from './grievance-state.js';

declare module '../../auth/audit/audit.service.js' {
  interface AuditKinds {
    grievance: true;
  }
}

/** What a person writes to the agency about their data and its work, and the answer (docs/rules.md#grievances). */
@Entity('grievances')
@Check('ck_grievances_kind', `kind in ('complaint', 'correction', 'question', 'access', 'erasure')`)
@Check('ck_grievances_text', `btrim(text) <> '' and length(text) <= 10000`)
@Check('ck_grievances_file', `num_nulls(file_name, media_type, size_bytes) in (0, 3)`)
@Check('ck_grievances_answered', `(state = 'open') = (answer is null) and (answer is null) = (answered_at is null)`)
@Check('ck_grievances_reopened', `num_nulls(objection, reopened_at, first_answer, first_answered_at) in (0, 4)`)
@OneOf('ck_grievances_state', 'state', GRIEVANCE_STATES)
@Check('ck_grievances_closed', `(state = 'closed') = (closed_at is not null)`)
export class Grievance {
  @Key('pk_grievances')
  grievance_id: number;

  /** Null when the account was deleted, or there was none: name and e-mail stay, so that it is answered. */
  @Column('integer', { nullable: true })
  @ForeignKey(() => User, { name: 'fk_grievances_user', onDelete: 'SET NULL' })
  user_id: number | null;

  @Column('varchar', { length: 254 })
  name: string;

  @Column('varchar', { length: 254 })
  email: string;

  @Column('varchar', { length: 10 })
  kind: GrievanceKind;

  @Column('varchar', { length: 8, default: 'open' })
  state: GrievanceState;

  @Column('text')
  text: string;

  @Column('varchar', { length: 255, nullable: true })
  file_name: string | null;

  @Column('varchar', { length: 100, nullable: true })
  media_type: string | null;

  @Column('integer', { nullable: true })
  size_bytes: number | null;

  @MomentOfInsert()
  filed_at: Date;

  /** The last day in India on which it is to be answered. */
  @Column('date')
  due_on: string;

  @Column('text', { nullable: true })
  first_answer: string | null;

  @Moment({ nullable: true })
  first_answered_at: Date | null;

  /** Why the first answer is not enough. */
  @Column('text', { nullable: true })
  objection: string | null;

  @Moment({ nullable: true })
  reopened_at: Date | null;

  @Column('text', { nullable: true })
  answer: string | null;

  @Moment({ nullable: true })
  answered_at: Date | null;

  /** Null when the account was deleted. */
  @Column('integer', { nullable: true })
  @ForeignKey(() => User, { name: 'fk_grievances_answered_by', onDelete: 'SET NULL' })
  answered_by: number | null;

  @Moment({ nullable: true })
  closed_at: Date | null;
}

/** What was sent with it; never opened outside of the sandbox, and only ever saved. */
@Entity('grievance_files')
export class GrievanceFile {
  @PrimaryColumn('integer', { primaryKeyConstraintName: 'pk_grievance_files' })
  @ForeignKey(() => Grievance, { name: 'fk_grievance_files_grievance', onDelete: 'CASCADE' })
  grievance_id: number;

  @Column('bytea')
  content: Buffer;
}

expires('grievances', `closed_at < now() - interval '3 years'`);
