import { Check, Column, Entity, ForeignKey } from 'typeorm';
import { User } from '../../auth/accounts/user.entity.js';
import { Employee } from '../../employees/employee.entity.js';
import { Key, Moment, MomentOfInsert, Paise } from '../../platform/database/column-types.js';
import { expires } from '../../platform/database/expiry.js';
import { Placement } from '../placements/placement.entity.js';
import { endedAt, type PenaltyState } from './penalty-state.js';

declare module '../../auth/audit/audit.service.js' {
  interface AuditKinds {
    'penalty case': true;
  }
}

/** The acceptance that a case stands on, copied so that it lasts as long as the case. */
export interface AcceptanceProof {
  answer_id: number;
  version: string;
  language: string;
  sha256: string;
  address: string | null;
  browser: string | null;
  /** ISO 8601 in UTC. */
  answered_at: string;
}

/** A penalty that the agency claims of a person who broke the accepted terms (docs/rules.md#penalty-cases). */
@Entity('penalty_cases')
@Check('ck_penalty_cases_state', `state in ('open', 'notice_sent', 'disputed', 'paid', 'waived', 'withdrawn')`)
@Check('ck_penalty_cases_amount', 'amount_paise > 0')
@Check('ck_penalty_cases_ended', `(state in ('paid', 'waived', 'withdrawn')) = (ended_at is not null)`)
@Check('ck_penalty_cases_notice', `(notice_on is null) = (due_on is null)`)
export class PenaltyCase {
  @Key('pk_penalty_cases')
  case_id: number;

  /** Null when the person's record was deleted. */
  @Column('integer', { nullable: true })
  @ForeignKey(() => Employee, { name: 'fk_penalty_cases_employee', onDelete: 'SET NULL' })
  employee_id: number | null;

  @Column('varchar', { length: 100 })
  employee_name: string;

  /** To which notices go. */
  @Column('varchar', { length: 254 })
  email: string;

  /** Whose commitment was broken, if it was that. */
  @Column('integer', { nullable: true })
  @ForeignKey(() => Placement, { name: 'fk_penalty_cases_placement' })
  placement_id: number | null;

  @Column('varchar', { length: 11, default: 'open' })
  state: PenaltyState;

  @Paise()
  amount_paise: number;

  @Column('varchar', { length: 2000 })
  reason: string;

  @Column('varchar', { length: 10000 })
  evidence: string;

  @Column('jsonb')
  acceptance: AcceptanceProof;

  /** While a notice waits for the mail server. */
  @Moment({ nullable: true })
  notice_queued_at: Date | null;

  /** Days in India, of the last notice that the mail server took: when it did, and until when it is payable. */
  @Column('date', { nullable: true })
  notice_on: string | null;

  @Column('date', { nullable: true })
  due_on: string | null;

  /** What the person says; below what was said to an earlier notice, with its day in India. */
  @Column('text', { nullable: true })
  answer: string | null;

  @Moment({ nullable: true })
  answered_at: Date | null;

  /** Why it ended. */
  @Column('varchar', { length: 2000, nullable: true })
  end_reason: string | null;

  @Moment({ nullable: true })
  ended_at: Date | null;

  /** Null when the account was deleted. */
  @Column('integer', { nullable: true })
  @ForeignKey(() => User, { name: 'fk_penalty_cases_created_by', onDelete: 'SET NULL' })
  created_by: number | null;

  @MomentOfInsert()
  created_at: Date;
}

expires('penalty_cases', `${endedAt('penalty_cases')} < now() - interval '3 years'`);
