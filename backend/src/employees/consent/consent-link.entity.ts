import { Check, Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { Moment } from '../../platform/database/column-types.js';
import { expires } from '../../platform/database/expiry.js';
import { Employee } from '../employee.entity.js';
import { type ConsentPurpose } from './consent.entity.js';

export type LinkPurpose = Extract<ConsentPurpose, 'share' | 'service'>;

/** A link of a mail by which a person consents, or takes consent back, without a login. */
@Entity('consent_links')
@Check('ck_consent_links_purpose', `purpose in ('share', 'service')`)
export class ConsentLink {
  /** SHA-256 of the token. */
  @PrimaryColumn('varchar', { length: 64, primaryKeyConstraintName: 'pk_consent_links' })
  token_hash: string;

  @Column('integer')
  @ForeignKey(() => Employee, { name: 'fk_consent_links_employee', onDelete: 'CASCADE' })
  employee_id: number;

  /** What the person is asked about. */
  @Column('varchar', { length: 7, default: 'share' })
  purpose: LinkPurpose;

  /** The job that the mail asked about, which may be gone by now; null where it asked about none. */
  @Column('integer', { nullable: true })
  request_id: number | null;

  @Moment()
  expires_at: Date;
}

expires('consent_links', 'expires_at < now()');
