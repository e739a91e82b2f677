import { Check, Column, Entity, ForeignKey, Unique } from 'typeorm';
import { User } from '../../../auth/accounts/user.entity.js';
import { Key, MomentOfInsert } from '../../../platform/database/column-types.js';
import { type ScheduledLanguage } from '../../../platform/language/scheduled-languages.js';

declare module '../../../auth/audit/audit.service.js' {
  interface AuditKinds {
    'notice text': true;
  }
}

/** The notice in a language that the product does not ship, as the agency had it translated. */
@Entity('notice_texts')
@Unique('uq_notice_texts_language', ['language'])
@Check('ck_notice_texts_text', `btrim(text) <> ''`)
export class AddedNoticeText {
  @Key('pk_notice_texts')
  text_id: number;

  @Column('varchar', { length: 3 })
  language: ScheduledLanguage;

  /** Version of the notice that it translates; it is shown only with that one. */
  @Column('varchar', { length: 20 })
  version: string;

  @Column('text')
  text: string;

  @Column('integer', { nullable: true })
  @ForeignKey(() => User, { name: 'fk_notice_texts_changed_by', onDelete: 'SET NULL' })
  changed_by: number | null;

  @MomentOfInsert()
  changed_at: Date;
}
