import { Check, Column, Entity, ForeignKey, Unique } from 'typeorm';
import { User } from '../../auth/accounts/user.entity.js';
import { Key, Moment, MomentOfInsert, OneOf } from '../../platform/database/column-types.js';
import { expires } from '../../platform/database/expiry.js';
import { HOUR_SECONDS } from '../../platform/durations.js';
import { MEMBER_ROLES, type MemberRole } from '../../platform/http/role.js';
import { Company } from '../company.entity.js';

declare module '../../auth/audit/audit.service.js' {
  interface AuditKinds {
    'company member': true;
  }
}

/** How long the link of an invitation works. */
export const INVITATION_SECONDS = 72 * HOUR_SECONDS;

/** A person who acts for a company, was asked to, or did so until lately (docs/rules.md#members). Goes with the account. */
@Entity('company_members')
@Unique('uq_company_members_user', ['user_id'])
@Unique('uq_company_members_link', ['link_hash'])
@Check('ck_company_members_name', `btrim(name) <> ''`)
@OneOf('ck_company_members_role', 'role', MEMBER_ROLES)
@Check('ck_company_members_state', `state in ('invited', 'active', 'revoked')`)
@Check('ck_company_members_account', `(state = 'active') = (user_id is not null)`)
@Check('ck_company_members_email', `(email is null) = (user_id is not null)`)
@Check('ck_company_members_link', `link_hash is null or state = 'invited'`)
@Check('ck_company_members_ended', `(ended_at is not null) = (state = 'revoked')`)
export class CompanyMember {
  @Key('pk_company_members')
  member_id: number;

  @Column('integer')
  @ForeignKey(() => Company, { name: 'fk_company_members_company', onDelete: 'CASCADE' })
  company_id: number;

  /** The account, once the invitation was accepted and until the member is removed. */
  @Column('integer', { nullable: true })
  @ForeignKey(() => User, { name: 'fk_company_members_user', onDelete: 'CASCADE' })
  user_id: number | null;

  /** The account that was deleted with the removal: what it changed still counts against the company's limits. */
  @Column('integer', { nullable: true })
  former_user_id: number | null;

  /** Of an invitation, and of a member who was removed; a member with an account has the account's. */
  @Column('varchar', { length: 254, nullable: true })
  email: string | null;

  @Column('varchar', { length: 100 })
  name: string;

  @Column('varchar', { length: 6 })
  role: MemberRole;

  /** An invitation whose link is over is answered as expired. */
  @Column('varchar', { length: 7 })
  state: 'invited' | 'active' | 'revoked';

  @Column('varchar', { length: 64, nullable: true, select: false })
  link_hash: string | null;

  @Moment({ nullable: true })
  link_expires_at: Date | null;

  @Column('integer', { nullable: true })
  @ForeignKey(() => User, { name: 'fk_company_members_inviter', onDelete: 'SET NULL' })
  invited_by: number | null;

  @Moment({ nullable: true })
  invited_at: Date | null;

  @Moment({ nullable: true })
  accepted_at: Date | null;

  @Moment({ nullable: true })
  ended_at: Date | null;

  @MomentOfInsert()
  created_at: Date;
}

expires(
  'company_members',
  `ended_at < now() - interval '90 days' or state = 'invited' and invited_at < now() - interval '90 days'`,
);
