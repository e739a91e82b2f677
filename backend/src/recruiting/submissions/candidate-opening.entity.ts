import { Column, Entity, ForeignKey } from 'typeorm';
import { User } from '../../auth/accounts/user.entity.js';
import { Connection } from '../../connections/connection.entity.js';
import { Key, MomentOfInsert, OneOf } from '../../platform/database/column-types.js';

/** How it was opened: on the page, as a file, or by a link without a login. */
export const OPENING_CHANNELS = ['login', 'file', 'link'] as const;
export type OpeningChannel = (typeof OPENING_CHANNELS)[number];

/** That a company opened what it was shown of a person. */
@Entity('candidate_openings')
@OneOf('ck_candidate_openings_channel', 'channel', OPENING_CHANNELS)
export class CandidateOpening {
  @Key('pk_candidate_openings', 'bigint')
  opening_id: string;

  @Column('integer')
  @ForeignKey(() => Connection, { name: 'fk_candidate_openings_connection', onDelete: 'CASCADE' })
  connection_id: number;

  @Column('varchar', { length: 5 })
  channel: OpeningChannel;

  @Column('integer', { nullable: true })
  @ForeignKey(() => User, { name: 'fk_candidate_openings_user', onDelete: 'SET NULL' })
  user_id: number | null;

  /** E-mail of the account, or the name that was typed at a link. */
  @Column('varchar', { length: 254 })
  reader: string;

  @MomentOfInsert()
  opened_at: Date;

  /** How often within 15 minutes. */
  @Column('integer', { default: 1 })
  times: number;
}
