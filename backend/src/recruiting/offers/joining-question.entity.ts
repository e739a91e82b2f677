import { Check, Column, Entity, ForeignKey, Unique } from 'typeorm';
import { User } from '../../auth/accounts/user.entity.js';
import { Connection } from '../../connections/connection.entity.js';
import { Key, Moment, MomentOfInsert, OneOf } from '../../platform/database/column-types.js';
import { type Answerer, ANSWERERS, STILL_JOINING_ANSWERS, type StillJoiningAnswer } from './offer-state.js';

/** Whether a person who accepted still joins, asked on a day (docs/rules.md#still-joining). */
@Entity('joining_questions')
@Unique('uq_joining_questions_day', ['connection_id', 'asked_on'])
@OneOf('ck_joining_questions_answer', 'answer', STILL_JOINING_ANSWERS)
@OneOf('ck_joining_questions_by', 'answered_by', ANSWERERS)
@Check('ck_joining_questions_answered', `(answer is null) = (answered_at is null)`)
export class JoiningQuestion {
  @Key('pk_joining_questions')
  question_id: number;

  @Column('integer')
  @ForeignKey(() => Connection, { name: 'fk_joining_questions_connection', onDelete: 'CASCADE' })
  connection_id: number;

  /** In India. */
  @Column('date', { default: () => 'india_today()' })
  asked_on: string;

  @MomentOfInsert()
  asked_at: Date;

  @Column('varchar', { length: 6, nullable: true })
  answer: StillJoiningAnswer | null;

  @Column('varchar', { length: 500, nullable: true })
  note: string | null;

  @Moment({ nullable: true })
  answered_at: Date | null;

  @Column('varchar', { length: 6, nullable: true })
  answered_by: Answerer | null;

  /** Null when the account was deleted. */
  @Column('integer', { nullable: true })
  @ForeignKey(() => User, { name: 'fk_joining_questions_answered_by_id', onDelete: 'SET NULL' })
  answered_by_id: number | null;
}
