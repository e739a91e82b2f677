import { Column, Entity, ForeignKey, Unique } from 'typeorm';
import { User } from '../../auth/accounts/user.entity.js';
import { JobRequest } from '../../jobs/job-request.entity.js';
import { Key, Moment, MomentOfInsert } from '../../platform/database/column-types.js';
import { expires } from '../../platform/database/expiry.js';

/** A link to the masked list of a job, without a login. */
@Entity('view_links')
@Unique('uq_view_links_token', ['token_hash'])
export class ViewLink {
  @Key('pk_view_links')
  link_id: number;

  @Column('integer')
  @ForeignKey(() => JobRequest, { name: 'fk_view_links_request', onDelete: 'CASCADE' })
  request_id: number;

  /** SHA-256 of the token. */
  @Column('varchar', { length: 64 })
  token_hash: string;

  /** The address that it was mailed to. */
  @Column('varchar', { length: 254 })
  recipient: string;

  @Column('integer', { nullable: true })
  @ForeignKey(() => User, { name: 'fk_view_links_made_by', onDelete: 'SET NULL' })
  made_by: number | null;

  @MomentOfInsert()
  made_at: Date;

  @Moment()
  expires_at: Date;

  @Moment({ nullable: true })
  revoked_at: Date | null;
}

expires('view_links', `expires_at < now() - interval '180 days'`);
