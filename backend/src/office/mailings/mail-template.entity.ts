import { Check, Column, Entity, ForeignKey, Unique } from 'typeorm';
import { User } from '../../auth/accounts/user.entity.js';
import { Key, MomentOfInsert, OneOf, RecordVersion } from '../../platform/database/column-types.js';
import { type MailPurpose, PURPOSE_CHECK, TEMPLATE_KINDS, type TemplateKind } from './template-kind.js';

declare module '../../auth/audit/audit.service.js' {
  interface AuditKinds {
    'mail template': true;
    mailing: true;
  }
}

/** A text that the staff sends, with fields in double braces. */
@Entity('mail_templates')
@Unique('uq_mail_templates_name', ['name'])
@OneOf('ck_mail_templates_kind', 'kind', TEMPLATE_KINDS)
@Check('ck_mail_templates_purpose', PURPOSE_CHECK)
export class MailTemplateRecord {
  @Key('pk_mail_templates')
  template_id: number;

  @Column('varchar', { length: 80 })
  name: string;

  @Column('varchar', { length: 10 })
  kind: TemplateKind;

  /** Null of mails to companies. */
  @Column('varchar', { length: 7, nullable: true })
  purpose: MailPurpose | null;

  @Column('varchar', { length: 200 })
  subject: string;

  @Column('text')
  body: string;

  @RecordVersion()
  version: number;

  @Column('integer', { nullable: true })
  @ForeignKey(() => User, { name: 'fk_mail_templates_changed_by', onDelete: 'SET NULL' })
  changed_by: number | null;

  @MomentOfInsert()
  changed_at: Date;
}
