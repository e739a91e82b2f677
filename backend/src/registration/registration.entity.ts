import { Check, Column, Entity, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';
import { MomentOfInsert } from '../platform/database/column-types.js';
import { type SelfRegisteringRole } from '../platform/http/role.js';
import { type CompanyForm, type EmployeeForm } from './person-records.service.js';

/** A registration that waits for its code: the submitted form with the password already hashed. */
@Entity('registrations')
@Check('ck_registrations_role', `role in ('employee', 'company')`)
@Unique('uq_registrations_key', ['key_hash'])
@Index('ix_registrations_created', ['created_at'])
@Index('ix_registrations_email', ['email'])
@Index('uq_registrations_first', ['email'], { unique: true, where: 'is_first' })
export class Registration {
  @PrimaryGeneratedColumn('identity', {
    generatedIdentity: 'BY DEFAULT',
    primaryKeyConstraintName: 'pk_registrations',
  })
  registration_id: number;

  @Column('varchar', { length: 254 })
  email: string;

  /** Of the key that only the browser knows which sent the form. */
  @Column('varchar', { length: 64, nullable: true, select: false })
  key_hash: string | null;

  /** Sent while no other form of this e-mail waited: the one that is meant without a key. */
  @Column('boolean', { default: false })
  is_first: boolean;

  @Column('varchar', { length: 20 })
  role: SelfRegisteringRole;

  /** The profile that verifying creates; no password in it. */
  @Column('jsonb')
  form: EmployeeForm | CompanyForm;

  @Column('varchar', { length: 255, select: false })
  password_hash: string;

  @Column('varchar', { length: 20 })
  terms_version: string;

  @MomentOfInsert()
  terms_accepted_at: Date;

  @MomentOfInsert()
  created_at: Date;
}
