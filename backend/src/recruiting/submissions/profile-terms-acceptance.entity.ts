import { Column, Entity, ForeignKey } from 'typeorm';
import { User } from '../../auth/accounts/user.entity.js';
import { Company, MAX_COMPANY_NAME } from '../../companies/company.entity.js';
import { Key, MomentOfInsert } from '../../platform/database/column-types.js';
import { ViewLink } from './view-link.entity.js';

/** That a reader of a company accepted the terms of profiles. Append-only. */
@Entity('profile_terms_acceptances')
export class ProfileTermsAcceptance {
  @Key('pk_profile_terms_acceptances')
  acceptance_id: number;

  @Column('integer', { nullable: true })
  @ForeignKey(() => User, { name: 'fk_profile_terms_acceptances_user', onDelete: 'SET NULL' })
  user_id: number | null;

  @Column('integer', { nullable: true })
  @ForeignKey(() => ViewLink, { name: 'fk_profile_terms_acceptances_link', onDelete: 'SET NULL' })
  link_id: number | null;

  @Column('integer', { nullable: true })
  @ForeignKey(() => Company, { name: 'fk_profile_terms_acceptances_company', onDelete: 'SET NULL' })
  company_id: number | null;

  @Column('varchar', { length: MAX_COMPANY_NAME })
  company_name: string;

  /** E-mail of the account, or the name that was typed at a link. */
  @Column('varchar', { length: 254 })
  accepted_by: string;

  @Column('varchar', { length: 20 })
  version: string;

  @Column('varchar', { length: 64 })
  sha256: string;

  @Column('varchar', { length: 45 })
  address: string;

  @MomentOfInsert()
  accepted_at: Date;
}
