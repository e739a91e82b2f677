import { Check, Column, Entity, ForeignKey, JoinColumn, ManyToOne, type Relation } from 'typeorm';
import { User } from '../../auth/accounts/user.entity.js';
import { Key, MomentOfChange, OneOf } from '../../platform/database/column-types.js';
import { type Language, languageCheck } from '../../platform/language/language.js';
import { Employee } from '../employee.entity.js';

/**
 * What is consented to: being kept to find work, being shown to employers, mails about jobs, news of the agency. `showing` answers what was
 * asked about one company and job, and is said of nothing else.
 */
export const CONSENT_PURPOSES = ['service', 'share', 'jobs', 'news', 'showing'] as const;
export type ConsentPurpose = (typeof CONSENT_PURPOSES)[number];

/**
 * How a person said it: with the registration, on the card after a login, among the own data, on the page of applications, by the link of a
 * mail, or to the staff. A withdrawal that the staff records is `staff`; `merge` is what holds of two records that became one.
 */
export const CONSENT_CHANNELS = [
  'registration',
  'card',
  'my_data',
  'own',
  'link',
  'phone',
  'paper',
  'whatsapp',
  'staff',
  'import',
  'merge',
] as const;
export type ConsentChannel = (typeof CONSENT_CHANNELS)[number];

/** As long as names of companies and titles of jobs. */
const MAX_SHOWN_NAME = 160;

/** A word of a person about a purpose. The newest one of a person counts, and none is changed or removed: only the whole person goes. */
@Entity('consents')
@OneOf('ck_consents_purpose', 'purpose', CONSENT_PURPOSES)
@Check(
  'ck_consents_showing',
  `num_nonnulls(request_id, company_name, job_title) = case purpose when 'showing' then 3 else 0 end`,
)
@OneOf('ck_consents_channel', 'channel', CONSENT_CHANNELS)
@Check('ck_consents_language', languageCheck('language'))
@Check('ck_consents_not_to', `jsonb_typeof(not_to) = 'array'`)
export class Consent {
  @Key('pk_consents')
  consent_id: number;

  @Column('integer')
  @ForeignKey(() => Employee, { name: 'fk_consents_employee', onDelete: 'CASCADE' })
  employee_id: number;

  @Column('varchar', { length: 7 })
  purpose: ConsentPurpose;

  /** Null where a merge left no consent, and nobody said no. */
  @Column('boolean', { nullable: true })
  agrees: boolean | null;

  /** The job that a `showing` is about, which may be gone by now. */
  @Column('integer', { nullable: true })
  request_id: number | null;

  /** Its company and title at that time. */
  @Column('varchar', { length: MAX_SHOWN_NAME, nullable: true })
  company_name: string | null;

  @Column('varchar', { length: MAX_SHOWN_NAME, nullable: true })
  job_title: string | null;

  /** Companies, by name, whose jobs the person is asked about first. */
  @Column('jsonb', { default: [] })
  not_to: string[];

  /** Of the text or notice that the person read. */
  @Column('varchar', { length: 20 })
  text_version: string;

  @Column('varchar', { length: 2, default: 'en' })
  language: Language;

  /** Of what was shown; null where it is not known. */
  @Column('varchar', { length: 64, nullable: true })
  text_sha256: string | null;

  @Column('varchar', { length: 12 })
  channel: ConsentChannel;

  /** Where the person's word came from; null where it came by others. */
  @Column('varchar', { length: 45, nullable: true })
  address: string | null;

  /** The admin whom the person told it. */
  @Column('integer', { nullable: true })
  noted_by: number | null;

  @ManyToOne(() => User, { onDelete: 'SET NULL' })
  @JoinColumn({ name: 'noted_by', foreignKeyConstraintName: 'fk_consents_noted_by' })
  admin: Relation<User> | null;

  @MomentOfChange()
  decided_at: Date;
}
