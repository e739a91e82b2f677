import { Check, Column, Entity, ForeignKey } from 'typeorm';
import { User } from '../../auth/accounts/user.entity.js';
import { Connection } from '../../connections/connection.entity.js';
import { Key, Moment } from '../../platform/database/column-types.js';
import { CompanyAnswerEntry } from './company-answer.entity.js';

/** That a company says it knew the person before it was shown them. */
@Entity('known_claims')
@Check('ck_known_claims_proof', `proof in ('matches', 'differs', 'none')`)
@Check('ck_known_claims_state', `state in ('open', 'accepted', 'refused')`)
export class KnownClaim {
  @Key('pk_known_claims')
  claim_id: number;

  @Column('integer')
  @ForeignKey(() => Connection, { name: 'fk_known_claims_connection', onDelete: 'CASCADE' })
  connection_id: number;

  @Column('integer')
  @ForeignKey(() => CompanyAnswerEntry, { name: 'fk_known_claims_answer', onDelete: 'CASCADE' })
  answer_id: number;

  /** Day in India, `YYYY-MM-DD`. */
  @Column('date')
  since: string;

  /** Where from: an own database, a direct application, another agency. */
  @Column('varchar', { length: 160 })
  source: string;

  /** E-mail and phone as the company has them: proof, compared here and never answered to the company. */
  @Column('varchar', { length: 254, nullable: true })
  email: string | null;

  @Column('varchar', { length: 20, nullable: true })
  phone: string | null;

  @Column('varchar', { length: 7 })
  proof: 'matches' | 'differs' | 'none';

  @Column('varchar', { length: 8, default: 'open' })
  state: 'open' | 'accepted' | 'refused';

  /** Of the decision. */
  @Column('varchar', { length: 2000, nullable: true })
  reason: string | null;

  @Column('integer', { nullable: true })
  @ForeignKey(() => User, { name: 'fk_known_claims_decided_by', onDelete: 'SET NULL' })
  decided_by: number | null;

  @Moment({ nullable: true })
  decided_at: Date | null;
}
