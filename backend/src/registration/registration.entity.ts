import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { MomentOfInsert } from '../platform/database/column-types.js';
import { type SelfRegisteringRole } from '../platform/http/role.js';

/** A registration that waits for its code: the submitted form with the password already hashed. */
@Entity('registrations')
@Check('ck_registrations_role', `role in ('employee', 'company')`)
@Index('ix_registrations_created', ['created_at'])
export class Registration {
  @PrimaryColumn('varchar', { length: 254, primaryKeyConstraintName: 'pk_registrations' })
  email: string;

  @Column('varchar', { length: 20 })
  role: SelfRegisteringRole;

  /** The profile that verifying creates; no password in it. */
  @Column('jsonb')
  form: Record<string, unknown>;

  @Column('varchar', { length: 255, select: false })
  password_hash: string;

  @Column('varchar', { length: 20 })
  terms_version: string;

  @MomentOfInsert()
  terms_accepted_at: Date;

  @MomentOfInsert()
  created_at: Date;
}
