import { Check, Column, Entity, ForeignKey } from 'typeorm';
import { User } from '../../auth/accounts/user.entity.js';
import { Connection } from '../../connections/connection.entity.js';
import { Key, Moment, MomentOfInsert, OneOf } from '../../platform/database/column-types.js';
import { type Answerer, ANSWERERS, OFFER_STATES, type OfferState } from './offer-state.js';

/** Terms that are offered to a person for a job, up to a day (docs/rules.md#offers). It goes with its connection. */
@Entity('offers')
@OneOf('ck_offers_state', 'state', OFFER_STATES)
@OneOf('ck_offers_answered_by', 'answered_by', ANSWERERS)
@Check('ck_offers_answered', `(state = 'open') = (answered_at is null)`)
export class Offer {
  @Key('pk_offers')
  offer_id: number;

  @Column('integer')
  @ForeignKey(() => Connection, { name: 'fk_offers_connection', onDelete: 'CASCADE' })
  connection_id: number;

  @Column('varchar', { length: 9, default: 'open' })
  state: OfferState;

  /** Rupees a month, as it was typed. */
  @Column('varchar', { length: 100 })
  offered_salary: string;

  @Column('date', { nullable: true })
  joining_date: string | null;

  /** Day in India (`YYYY-MM-DD`) up to whose end it can be answered. */
  @Column('date')
  valid_until: string;

  /** What the person asks for in its place. */
  @Column('varchar', { length: 500, nullable: true })
  counter: string | null;

  @Column('date', { nullable: true })
  counter_joining_date: string | null;

  @Column('varchar', { length: 500, nullable: true })
  reason: string | null;

  /** When it was answered, withdrawn, or ended by itself. */
  @Moment({ nullable: true })
  answered_at: Date | null;

  /** Null when it ended by itself, or with the person's consent. */
  @Column('varchar', { length: 6, nullable: true })
  answered_by: Answerer | null;

  /** Null when the account was deleted. */
  @Column('integer', { nullable: true })
  @ForeignKey(() => User, { name: 'fk_offers_answered_by_id', onDelete: 'SET NULL' })
  answered_by_id: number | null;

  /** When the person was notified that it ends soon. */
  @Moment({ nullable: true })
  reminded_at: Date | null;

  /** Null when the account was deleted. */
  @Column('integer', { nullable: true })
  @ForeignKey(() => User, { name: 'fk_offers_created_by', onDelete: 'SET NULL' })
  created_by: number | null;

  @MomentOfInsert()
  created_at: Date;
}
