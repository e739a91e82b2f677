import { Entity, PrimaryColumn } from 'typeorm';
import { Moment } from '../platform/database/column-types.js';
import { expires } from '../platform/database/expiry.js';

/** A token that was ended by a logout; kept until it would have expired. */
@Entity('revoked_tokens')
export class RevokedToken {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'pk_revoked_tokens' })
  token_id: string;

  @Moment()
  expires_at: Date;
}

expires('revoked_tokens', 'expires_at < now()');
