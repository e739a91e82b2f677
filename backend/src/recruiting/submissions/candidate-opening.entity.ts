import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import { User } from '../../auth/accounts/user.entity.js';
import { Connection } from '../../connections/connection.entity.js';
import { MomentOfInsert } from '../../platform/database/column-types.js';

/** How it was opened: on the page, as a file, or by a link without a login. */
export const OPENING_CHANNELS = ['login', 'file', 'link'] as const;
export type OpeningChannel = (typeof OPENING_CHANNELS)[number];

/** That a company opened what it was shown of a person. */
@Entity('candidate_openings')
@Check('ck_candidate_openings_channel', `channel in ('login', 'file', 'link')`)
export class CandidateOpening {
  @PrimaryGeneratedColumn('identity', {
    type: 'bigint',
    generatedIdentity: 'BY DEFAULT',
    primaryKeyConstraintName: 'pk_candidate_openings',
  })
  opening_id: string;

  @Column('integer')
  connection_id: number;

  @ManyToOne(() => Connection, { nullable: false, onDelete: 'CASCADE' })
  @JoinColumn({ name: 'connection_id', foreignKeyConstraintName: 'fk_candidate_openings_connection' })
  connection: Relation<Connection>;

  @Column('varchar', { length: 5 })
  channel: OpeningChannel;

  @Index('ix_candidate_openings_user')
  @Column('integer', { nullable: true })
  user_id: number | null;

  @ManyToOne(() => User, { onDelete: 'SET NULL' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'fk_candidate_openings_user' })
  user: Relation<User> | null;

  /** E-mail of the account, or the name that was typed at a link. */
  @Column('varchar', { length: 254 })
  reader: string;

  @MomentOfInsert()
  opened_at: Date;

  /** How often within 15 minutes. */
  @Column('integer', { default: 1 })
  times: number;
}
