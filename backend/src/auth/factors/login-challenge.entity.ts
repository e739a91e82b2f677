import { Check, Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { Moment, OneOf } from '../../platform/database/column-types.js';
import { expires } from '../../platform/database/expiry.js';
import { User } from '../accounts/user.entity.js';

/**
 * What a challenge is for: the second step of a login, setting up a missing factor, or what a passkey signs, which is a login by
 * itself, a second step, a proof within a session, or a new passkey.
 */
export const CHALLENGE_PURPOSES = [
  'second_step',
  'setup',
  'passkey_login',
  'passkey_step',
  'passkey_fresh',
  'passkey_add',
] as const;
export type ChallengePurpose = (typeof CHALLENGE_PURPOSES)[number];

/** A random challenge, stored as its SHA-256, for one purpose and account and five minutes. It is no token. */
@Entity('login_challenges')
@OneOf('ck_login_challenges_purpose', 'purpose', CHALLENGE_PURPOSES)
@Check(
  'ck_login_challenges_account',
  `(user_id is null) = (session_version is null) and (user_id is not null or purpose = 'passkey_login')`,
)
export class LoginChallenge {
  @PrimaryColumn('varchar', { length: 64, primaryKeyConstraintName: 'pk_login_challenges' })
  challenge_hash: string;

  @Column('varchar', { length: 13 })
  purpose: ChallengePurpose;

  /** Null for a passkey that is to say whose it is. */
  @Column('integer', { nullable: true })
  @ForeignKey(() => User, { name: 'fk_login_challenges_user', onDelete: 'CASCADE' })
  user_id: number | null;

  /** Of the account when the challenge was made: what ends sessions ends the challenge. */
  @Column('integer', { nullable: true })
  session_version: number | null;

  /** Hash of the login's challenge that a passkey's one belongs to. */
  @Column('varchar', { length: 64, nullable: true })
  of_challenge: string | null;

  @Column('integer', { default: 0 })
  tries: number;

  /** The code that was mailed for the set-up has been given. */
  @Column('boolean', { default: false })
  is_mailbox_proven: boolean;

  @Moment()
  expires_at: Date;
}

expires('login_challenges', 'expires_at < now()');
