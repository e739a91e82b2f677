import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { MomentOfInsert } from '../database/column-types.js';
import { expires } from '../database/expiry.js';

/** A call that came with a key, and its answer. Written in the transaction of what the call changed. */
@Entity('idempotent_calls')
export class IdempotentCall {
  @PrimaryColumn('integer', { primaryKeyConstraintName: 'pk_idempotent_calls' })
  // By name: this room knows no other.
  @ForeignKey('User', { name: 'fk_idempotent_calls_user', onDelete: 'CASCADE' })
  user_id: number;

  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'pk_idempotent_calls' })
  key: string;

  /** Keyed hash of route, parameters and body: bodies hold passwords. */
  @Column('varchar', { length: 64 })
  request_hash: string;

  /** As it was sent, to the letter. */
  @Column('json', { nullable: true })
  answer: unknown;

  @MomentOfInsert()
  created_at: Date;
}

expires('idempotent_calls', `created_at < now() - interval '24 hours'`);
