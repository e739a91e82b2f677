import { Check, Column, Entity, ForeignKey, Unique } from 'typeorm';
import { User } from '../../auth/accounts/user.entity.js';
import { Key, MomentOfInsert, OneOf } from '../../platform/database/column-types.js';
import { Interview } from './interview.entity.js';
import { type Recommendation, RECOMMENDATIONS } from './interview-state.js';

/** What a member of the company thought, once for each (docs/rules.md#interview-feedback). */
@Entity('interview_feedback')
@Unique('uq_interview_feedback_author', ['interview_id', 'user_id'])
@OneOf('ck_interview_feedback_recommendation', 'recommendation', RECOMMENDATIONS)
@Check('ck_interview_feedback_ratings', `jsonb_typeof(ratings) = 'object'`)
export class InterviewFeedback {
  @Key('pk_interview_feedback')
  feedback_id: number;

  @Column('integer')
  @ForeignKey(() => Interview, { name: 'fk_interview_feedback_interview', onDelete: 'CASCADE' })
  interview_id: number;

  /** Null when the account was deleted. */
  @Column('integer', { nullable: true })
  @ForeignKey(() => User, { name: 'fk_interview_feedback_user', onDelete: 'SET NULL' })
  user_id: number | null;

  @Column('varchar', { length: 254 })
  author_name: string;

  @Column('varchar', { length: 6 })
  recommendation: Recommendation;

  /** From 1 to 5, by what is rated. */
  @Column('jsonb', { default: {} })
  ratings: Record<string, number>;

  @Column('varchar', { length: 4000, nullable: true })
  text: string | null;

  /** When it was written or last changed. */
  @MomentOfInsert()
  given_at: Date;
}
