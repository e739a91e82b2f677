import { Check, Column, Entity, ForeignKey, Index, Unique } from 'typeorm';
import { Key, Moment, MomentOfInsert, OneOf } from '../../platform/database/column-types.js';
import { expires } from '../../platform/database/expiry.js';
import { User } from '../accounts/user.entity.js';

export const FACTOR_KINDS = ['totp', 'passkey'] as const;
export type FactorKind = (typeof FACTOR_KINDS)[number];

/** What an account proves itself with beside its password: an app that makes codes (one), or passkeys (up to ten). */
@Entity('second_factors')
@OneOf('ck_second_factors_kind', 'kind', FACTOR_KINDS)
@Check(
  'ck_second_factors_parts',
  `kind = 'totp' and sealed_secret is not null and num_nulls(credential_id, public_key, counter, may_be_backed_up, rp_id, transports) = 6
    or kind = 'passkey' and sealed_secret is null and confirmed_at is not null
      and num_nulls(credential_id, public_key, counter, may_be_backed_up, rp_id, transports) = 0`,
)
@Unique('uq_second_factors_credential', ['credential_id'])
@Index('uq_second_factors_totp', ['user_id'], { unique: true, where: `kind = 'totp' and confirmed_at is not null` })
@Index('uq_second_factors_totp_begun', ['user_id'], { unique: true, where: `kind = 'totp' and confirmed_at is null` })
export class SecondFactor {
  @Key('pk_second_factors')
  factor_id: number;

  @Column('integer')
  @ForeignKey(() => User, { name: 'fk_second_factors_user', onDelete: 'CASCADE' })
  user_id: number;

  @Column('varchar', { length: 7 })
  kind: FactorKind;

  @Column('varchar', { length: 60 })
  name: string;

  @MomentOfInsert()
  added_at: Date;

  /** Null while an app has not shown its first code. */
  @Moment({ nullable: true })
  confirmed_at: Date | null;

  @Moment({ nullable: true })
  last_used_at: Date | null;

  /** A passkey that may have been copied. */
  @Moment({ nullable: true })
  suspended_at: Date | null;

  /** Of an app: 20 bytes, sealed with the installation's secret. */
  @Column('bytea', { nullable: true })
  sealed_secret: Buffer | null;

  /** Of an app: the last step of 30 seconds whose code was used. */
  @Column('integer', { nullable: true })
  last_step: number | null;

  @Column('varchar', { length: 1400, nullable: true })
  credential_id: string | null;

  @Column('bytea', { nullable: true })
  public_key: Buffer | null;

  @Column('bigint', { nullable: true })
  counter: string | null;

  @Column('boolean', { nullable: true })
  may_be_backed_up: boolean | null;

  /** The host that a passkey belongs to. */
  @Column('varchar', { length: 253, nullable: true })
  rp_id: string | null;

  @Column('text', { array: true, nullable: true })
  transports: string[] | null;
}

expires('second_factors', `confirmed_at is null and added_at < now() - interval '10 minutes'`);
