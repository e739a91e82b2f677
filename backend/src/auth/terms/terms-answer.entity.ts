import { Column, Entity, ForeignKey } from 'typeorm';
import { Key, MomentOfInsert, OneOf } from '../../platform/database/column-types.js';
import { SELF_REGISTERING_ROLES, type SelfRegisteringRole } from '../../platform/http/role.js';
import { User } from '../accounts/user.entity.js';
import { TermsText } from './terms-text.entity.js';

export const TERMS_ANSWERS = ['yes', 'no'] as const;
export type TermsAnswerGiven = (typeof TERMS_ANSWERS)[number];

/** Where terms were answered. `before`: an acceptance that was noted without text, address and browser. */
export const TERMS_OCCASIONS = ['registration', 'after_login', 'before'] as const;
export type TermsOccasion = (typeof TERMS_OCCASIONS)[number];

/** An answer to the terms. Append-only: it outlives the account, and only an erasure empties what names the person. */
@Entity('terms_answers')
@OneOf('ck_terms_answers_role', 'role', SELF_REGISTERING_ROLES)
@OneOf('ck_terms_answers_answer', 'answer', TERMS_ANSWERS)
@OneOf('ck_terms_answers_how', 'how', TERMS_OCCASIONS)
export class TermsAnswer {
  @Key('pk_terms_answers')
  answer_id: number;

  /** Null when the account was deleted. */
  @Column('integer', { nullable: true })
  @ForeignKey(() => User, { name: 'fk_terms_answers_user', onDelete: 'SET NULL' })
  user_id: number | null;

  /** Of the account, at that time. */
  @Column('varchar', { length: 254 })
  email: string;

  @Column('varchar', { length: 20 })
  role: SelfRegisteringRole;

  @Column('varchar', { length: 20 })
  version: string;

  @Column('varchar', { length: 10 })
  language: string;

  /** Of the text that was shown; null when that is unknown. */
  @Column('varchar', { length: 64, nullable: true })
  @ForeignKey(() => TermsText, { name: 'fk_terms_answers_text' })
  sha256: string | null;

  @Column('varchar', { length: 3 })
  answer: TermsAnswerGiven;

  @Column('varchar', { length: 12 })
  how: TermsOccasion;

  @Column('varchar', { length: 45, nullable: true })
  address: string | null;

  /** As it named itself, shortened. */
  @Column('varchar', { length: 200, nullable: true })
  browser: string | null;

  /** Of a registration: the tick, as far as the browser's clock can be right. */
  @MomentOfInsert()
  answered_at: Date;

  @MomentOfInsert()
  recorded_at: Date;
}
