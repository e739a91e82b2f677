import { Check, Column, Entity, Index, Unique } from 'typeorm';
import { Key, MomentOfInsert, OneOf } from '../../platform/database/column-types.js';
import { expires } from '../../platform/database/expiry.js';
import { SELF_REGISTERING_ROLES, type SelfRegisteringRole } from '../../platform/http/role.js';
import { type Language, languageCheck } from '../../platform/language/language.js';
import { type CompanyForm, type EmployeeForm } from './person-records.service.js';

/** A registration form that waits for its code, with the password hashed. */
@Entity('registrations')
@Check('ck_registrations_language', languageCheck('language'))
@OneOf('ck_registrations_role', 'role', SELF_REGISTERING_ROLES)
@Unique('uq_registrations_key', ['key_hash'])
@Index('uq_registrations_first', ['email'], { unique: true, where: 'is_first' })
export class Registration {
  @Key('pk_registrations')
  registration_id: number;

  @Column('varchar', { length: 254 })
  email: string;

  /** Hash of the key that only the form's browser knows. */
  @Column('varchar', { length: 64, nullable: true, select: false })
  key_hash: string | null;

  /** True for the form that is meant without a key: no other of its e-mail waited when it was sent. */
  @Column('boolean', { default: false })
  is_first: boolean;

  @Column('varchar', { length: 20 })
  role: SelfRegisteringRole;

  /** The profile that the code creates, without the password. */
  @Column('jsonb')
  form: EmployeeForm | CompanyForm;

  @Column('varchar', { length: 255, select: false })
  password_hash: string;

  @Column('varchar', { length: 20 })
  terms_version: string;

  @MomentOfInsert()
  terms_accepted_at: Date;

  /** Of the form, and then of the account. */
  @Column('varchar', { length: 2, nullable: true })
  language: Language | null;

  @MomentOfInsert()
  created_at: Date;
}

expires('registrations', `created_at < now() - interval '1 day'`);
