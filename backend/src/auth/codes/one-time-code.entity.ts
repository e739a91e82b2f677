import { Check, Column, Entity, ForeignKey, Unique } from 'typeorm';
import { Key, Moment, MomentOfInsert, OneOf } from '../../platform/database/column-types.js';
import { expires } from '../../platform/database/expiry.js';

/** What a code or link is for. A code of one purpose never serves another. */
export const CODE_PURPOSES = ['registration', 'password_reset', 'set_password', 'factor_setup'] as const;
export type CodePurpose = (typeof CODE_PURPOSES)[number];

/** The newest code and link of a purpose and e-mail, hashed; a new one replaces it. Registrations have one for each form. */
@Entity('one_time_codes')
@Unique('uq_one_time_codes_purpose_email', ['purpose', 'email', 'registration_id'])
@Unique('uq_one_time_codes_link', ['link_hash'])
@OneOf('ck_one_time_codes_purpose', 'purpose', CODE_PURPOSES)
@Check('ck_one_time_codes_tries', `tries >= 0`)
export class OneTimeCode {
  @Key('pk_one_time_codes')
  code_id: number;

  @Column('varchar', { length: 20 })
  purpose: CodePurpose;

  @Column('varchar', { length: 254 })
  email: string;

  /** The registration form that a code confirms. */
  @Column('integer', { nullable: true })
  @ForeignKey('Registration', { name: 'fk_one_time_codes_registration', onDelete: 'CASCADE' })
  registration_id: number | null;

  @Column('varchar', { length: 64, nullable: true })
  code_hash: string | null;

  @Column('varchar', { length: 64, nullable: true })
  link_hash: string | null;

  @Column('integer', { default: 0 })
  tries: number;

  @MomentOfInsert()
  sent_at: Date;

  @Moment()
  code_expires_at: Date;

  @Moment({ nullable: true })
  link_expires_at: Date | null;
}

expires('one_time_codes', `greatest(code_expires_at, link_expires_at) < now() - interval '1 day'`);
