import { Entity, Index, PrimaryColumn } from 'typeorm';
import { Moment } from '../platform/database/column-types.js';

/** A token that its owner ended by logging out; kept until it would have expired anyway. */
@Entity('revoked_tokens')
@Index('ix_revoked_tokens_expiry', ['expires_at'])
export class RevokedToken {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'pk_revoked_tokens' })
  token_id: string;

  @Moment()
  expires_at: Date;
}
