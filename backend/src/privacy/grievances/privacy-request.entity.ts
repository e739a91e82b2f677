import { Check, Column, Entity, PrimaryColumn } from 'typeorm';
import { Moment } from '../../platform/database/column-types.js';
import { expires } from '../../platform/database/expiry.js';
import { type GrievanceKind } from './grievance-state.js';

/** A request without an account, until the link of the mail to its address confirms it. */
@Entity('privacy_requests')
@Check('ck_privacy_requests_kind', `kind in ('complaint', 'correction', 'question', 'access', 'erasure')`)
@Check('ck_privacy_requests_text', `btrim(text) <> '' and length(text) <= 10000`)
export class PrivacyRequest {
  /** SHA-256 of the link's token. */
  @PrimaryColumn('varchar', { length: 64, primaryKeyConstraintName: 'pk_privacy_requests' })
  token_hash: string;

  @Column('varchar', { length: 254 })
  email: string;

  @Column('varchar', { length: 10 })
  kind: GrievanceKind;

  @Column('text')
  text: string;

  @Moment()
  expires_at: Date;
}

expires('privacy_requests', 'expires_at < now()');
