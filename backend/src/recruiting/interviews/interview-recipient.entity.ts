import { Check, Column, Entity, ForeignKey, Generated, Index, Unique } from 'typeorm';
import { User } from '../../auth/accounts/user.entity.js';
import { Key, Moment, MomentOfInsert, OneOf } from '../../platform/database/column-types.js';
import { Interview } from './interview.entity.js';
import { type InterviewReply, type ProposedTime, REPLIES, type Side, SIDES } from './interview-state.js';

/**
 * Who is asked to an interview: the person, and those whom the company sends. Each has a calendar entry of their own, so that neither
 * side sees the other's addresses (docs/rules.md#interview-mails).
 */
@Entity('interview_recipients')
@Unique('uq_interview_recipients_uid', ['uid'])
@Unique('uq_interview_recipients_token', ['token_hash'])
@Unique('uq_interview_recipients_address', ['interview_id', 'side', 'email'])
@Index('uq_interview_recipients_person', ['interview_id'], { unique: true, where: `side = 'person'` })
@OneOf('ck_interview_recipients_side', 'side', SIDES)
@OneOf('ck_interview_recipients_reply', 'reply', REPLIES)
@Check('ck_interview_recipients_slots', `jsonb_typeof(slots) = 'array'`)
export class InterviewRecipient {
  @Key('pk_interview_recipients')
  recipient_id: number;

  @Column('integer')
  @ForeignKey(() => Interview, { name: 'fk_interview_recipients_interview', onDelete: 'CASCADE' })
  interview_id: number;

  @Column('varchar', { length: 7 })
  side: Side;

  /** The account of an attendee; null of an outsider, and of the person, who is known by the connection. */
  @Column('integer', { nullable: true })
  @ForeignKey(() => User, { name: 'fk_interview_recipients_user', onDelete: 'SET NULL' })
  user_id: number | null;

  @Column('varchar', { length: 254 })
  email: string;

  @Column('varchar', { length: 100 })
  name: string;

  /** The interview is confirmed once all who are needed have accepted. */
  @Column('boolean', { default: true })
  needed: boolean;

  /** What their calendar knows it by. */
  @Column('uuid')
  @Generated('uuid')
  uid: string;

  /** Raised by every change that they are mailed; a reply names it. */
  @Column('integer', { default: 0 })
  sequence: number;

  /** When the sequence was raised. */
  @MomentOfInsert()
  changed_at: Date;

  /** The time that they were last mailed; null while no mail has left, and once it was taken back. */
  @Column('tstzrange', { nullable: true })
  asked_for: string | null;

  /** The sequence of that mail. */
  @Column('integer', { nullable: true })
  asked_sequence: number | null;

  /** SHA-256 of what that mail said. */
  @Column('varchar', { length: 64, nullable: true })
  asked_digest: string | null;

  @Column('varchar', { length: 7, nullable: true })
  reply: InterviewReply | null;

  /** The time that they answered: for another one the answer does not count. */
  @Column('tstzrange', { nullable: true })
  replied_for: string | null;

  @Column('varchar', { length: 500, nullable: true })
  reply_note: string | null;

  @Column('jsonb', { default: [] })
  slots: ProposedTime[];

  @Moment({ nullable: true })
  replied_at: Date | null;

  /** The link in their mails is made of the UID and this number; the token is stored as SHA-256. */
  @Column('integer', { default: 1 })
  link_number: number;

  @Column('varchar', { length: 64, nullable: true })
  token_hash: string | null;

  @MomentOfInsert()
  added_at: Date;

  /** Who comes no more is kept, so that their calendar entry can be taken back, and found again. */
  @Moment({ nullable: true })
  removed_at: Date | null;
}
