import { Column, Entity, ForeignKey } from 'typeorm';
import { User } from '../../auth/accounts/user.entity.js';
import { Connection } from '../../connections/connection.entity.js';
import { COMPANY_ANSWERS, type CompanyAnswer } from '../../connections/share.js';
import { Key, MomentOfInsert, OneOf } from '../../platform/database/column-types.js';

/** How an answer came: on the page, by a link, or said to the agency. */
export const ANSWER_CHANNELS = ['login', 'link', 'phone', 'whatsapp', 'mail'] as const;
export type AnswerChannel = (typeof ANSWER_CHANNELS)[number];

/** ISO 8601 with an offset. */
export interface ProposedSlot {
  starts_at: string;
  ends_at: string;
}

/** What a company said of a person. All answers stay, the last one counts. */
@Entity('company_answers')
@OneOf('ck_company_answers_answer', 'answer', COMPANY_ANSWERS)
@OneOf('ck_company_answers_channel', 'channel', ANSWER_CHANNELS)
export class CompanyAnswerEntry {
  @Key('pk_company_answers')
  answer_id: number;

  @Column('integer')
  @ForeignKey(() => Connection, { name: 'fk_company_answers_connection', onDelete: 'CASCADE' })
  connection_id: number;

  @Column('varchar', { length: 13 })
  answer: CompanyAnswer;

  @Column('varchar', { length: 30, nullable: true })
  reason: string | null;

  /** For the agency only. */
  @Column('varchar', { length: 2000, nullable: true })
  comment: string | null;

  /** Times that the company proposes for an interview. */
  @Column('jsonb', { default: [] })
  slots: ProposedSlot[];

  @Column('varchar', { length: 8 })
  channel: AnswerChannel;

  @Column('integer', { nullable: true })
  @ForeignKey(() => User, { name: 'fk_company_answers_by', onDelete: 'SET NULL' })
  answered_by: number | null;

  /** E-mail of the account, or the name that was typed at a link. */
  @Column('varchar', { length: 254 })
  answered_by_name: string;

  @MomentOfInsert()
  answered_at: Date;
}
