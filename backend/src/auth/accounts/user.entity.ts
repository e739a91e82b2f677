import { Check, Column, Entity, Generated, Unique } from 'typeorm';
import { Key, Moment, MomentOfInsert, OneOf } from '../../platform/database/column-types.js';
import { MISSING_AT_FIRST, type Permission, PERMISSIONS } from '../../platform/http/permission.js';
import { type Role, ROLES } from '../../platform/http/role.js';
import { type Language, languageCheck } from '../../platform/language/language.js';

/**
 * Why a person is in no list and is erased on a day: they asked for it, did not answer to the notice, are under 18 as was reported, or were
 * not seen for 36 months.
 */
export const RESTRICTIONS = ['erasure', 'silence', 'minor', 'idle'] as const;
export type Restriction = (typeof RESTRICTIONS)[number];
/** Reasons that stand, each with its day, ISO 8601 in UTC. */
export type Restrictions = Partial<Record<Restriction, string>>;

/** An account: e-mail, password and role. */
@Entity('users')
@Unique('uq_users_email', ['email'])
@Check('ck_users_email_lowercase', `email = lower(btrim(email)) and email like '%_@_%'`)
@Check('ck_users_language', languageCheck('language'))
@Check('ck_users_missing_permissions', `missing_permissions <@ '{${PERMISSIONS.join(',')}}'::text[]`)
@OneOf('ck_users_restriction', 'restriction', RESTRICTIONS)
@Check('ck_users_restricted', `num_nulls(restricted_at, restriction, erasure_due_at) in (0, 3)`)
@OneOf('ck_users_role', 'role', ROLES)
export class User {
  @Key('pk_users')
  user_id: number;

  @Column('varchar', { length: 254 })
  email: string;

  @Column('varchar', { length: 255, select: false })
  password_hash: string;

  @Column('varchar', { length: 20 })
  role: Role;

  /** Of admins. Employees and companies have their names in their own records. */
  @Column('varchar', { length: 100, nullable: true })
  full_name: string | null;

  /** Of admins: what they may not do, though their role may (docs/security.md#permissions). */
  @Column('text', { array: true, default: [...MISSING_AT_FIRST] })
  missing_permissions: Permission[];

  /** Raised to end every session of the account. */
  @Column('integer', { default: 1 })
  session_version: number;

  @Column('boolean', { default: false })
  must_change_password: boolean;

  /** Of a password that an admin chose: it does not log in after this moment. */
  @Moment({ nullable: true })
  password_expires_at: Date | null;

  @Moment({ nullable: true })
  disabled_at: Date | null;

  /** Since when the person is in no list (docs/rules.md#restricted). */
  @Moment({ nullable: true })
  restricted_at: Date | null;

  /** That of a report, else the one whose day is the earliest. */
  @Column('varchar', { length: 7, nullable: true })
  restriction: Restriction | null;

  /** When the person is erased: the earliest day of all reasons. */
  @Moment({ nullable: true })
  erasure_due_at: Date | null;

  /** What stands when one reason ends; null where `restriction` is all that is known. */
  @Column('jsonb', { nullable: true })
  restrictions: Restrictions | null;

  @Column('varchar', { length: 20, nullable: true })
  terms_version: string | null;

  @Moment({ nullable: true })
  terms_accepted_at: Date | null;

  /** What passkeys know the account by: random, never the e-mail. */
  @Column({ type: 'uuid', select: false, insert: false, update: false })
  @Generated('uuid')
  passkey_handle: string;

  /** In which it is written to; null where it is not known. */
  @Column('varchar', { length: 2, nullable: true })
  language: Language | null;

  @MomentOfInsert()
  created_at: Date;
}
