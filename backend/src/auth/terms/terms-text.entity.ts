import { Check, Column, Entity, PrimaryColumn } from 'typeorm';
import { MomentOfInsert, OneOf } from '../../platform/database/column-types.js';
import { SELF_REGISTERING_ROLES, type SelfRegisteringRole } from '../../platform/http/role.js';

/** Terms as they were shown, stored so that they can be printed after they changed. Append-only. */
@Entity('terms_texts')
@OneOf('ck_terms_texts_role', 'role', SELF_REGISTERING_ROLES)
@Check('ck_terms_texts_sha256', `sha256 = encode(sha256(convert_to(text, 'UTF8')), 'hex')`)
export class TermsText {
  /** Of the text in UTF-8. */
  @PrimaryColumn('varchar', { length: 64, primaryKeyConstraintName: 'pk_terms_texts' })
  sha256: string;

  @Column('varchar', { length: 20 })
  role: SelfRegisteringRole;

  @Column('varchar', { length: 20 })
  version: string;

  @Column('varchar', { length: 10 })
  language: string;

  @Column('text')
  text: string;

  @MomentOfInsert()
  kept_at: Date;
}
