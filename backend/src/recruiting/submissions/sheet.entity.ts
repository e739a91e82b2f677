import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { User } from '../../auth/accounts/user.entity.js';
import { Connection } from '../../connections/connection.entity.js';
import { Moment, MomentOfInsert } from '../../platform/database/column-types.js';
import { type ShownSheet } from './shown-sheet.js';

/** In characters. */
export const MAX_HEADLINE = 160;

/** What a company is to see of a person for a job: a draft, and what it was shown at the last submission. */
@Entity('sheets')
export class Sheet {
  @PrimaryColumn('integer', { primaryKeyConstraintName: 'pk_sheets' })
  @ForeignKey(() => Connection, { name: 'fk_sheets_connection', onDelete: 'CASCADE' })
  connection_id: number;

  @Column('varchar', { length: MAX_HEADLINE, nullable: true })
  headline: string | null;

  @Column('text', { nullable: true })
  note: string | null;

  @Column('boolean', { default: false })
  show_salary: boolean;

  @Column('text', { nullable: true })
  resume_text: string | null;

  /** Whether a member of the staff has read the text and answers for it. */
  @Column('boolean', { default: false })
  confirmed: boolean;

  @Column('integer', { default: 1 })
  version: number;

  /** What the company sees, since the last submission. */
  @Column('jsonb', { nullable: true })
  shown: ShownSheet | null;

  /** Until when a submission waits for the person's consent. */
  @Moment({ nullable: true })
  waits_until: Date | null;

  /** When the person was reminded of it. */
  @Moment({ nullable: true })
  wait_reminded_at: Date | null;

  /** When the person was last asked, and told the company's name. */
  @Moment({ nullable: true })
  asked_at: Date | null;

  /** Codes that were confirmed for the submission that waits. */
  @Column('text', { array: true, default: [] })
  wait_confirmed: string[];

  @Column('integer', { nullable: true })
  @ForeignKey(() => User, { name: 'fk_sheets_wait_by', onDelete: 'SET NULL' })
  wait_by: number | null;

  @Column('integer', { nullable: true })
  @ForeignKey(() => User, { name: 'fk_sheets_changed_by', onDelete: 'SET NULL' })
  changed_by: number | null;

  @MomentOfInsert()
  changed_at: Date;
}
