import { Check, Column, Entity } from 'typeorm';
import { Key, MomentOfChange, OneOf, Paise, Percent } from '../platform/database/column-types.js';

declare module '../auth/audit/audit.service.js' {
  interface AuditKinds {
    'agency settings': true;
  }
}

export const EMPLOYER_NAMED_FROM = ['submitted', 'interview'] as const;
export type EmployerNamedFrom = (typeof EMPLOYER_NAMED_FROM)[number];

/** Placement statuses that may show a company more of a person, in their order. */
export const REVEALING_STATUSES = [
  'shortlisted',
  'interview_scheduled',
  'interview_completed',
  'selected',
  'offered',
  'placed',
] as const;
export type RevealingStatus = (typeof REVEALING_STATUSES)[number];

/** As long as it fits into the header of a phone. */
export const MAX_KNOWN_AS = 40;

/** The agency's settings: the newest row counts, older ones stay. */
@Entity('agency_settings')
@OneOf('ck_agency_settings_employer_named', 'employer_named_from', EMPLOYER_NAMED_FROM)
@Check('ck_agency_settings_prefix', `invoice_prefix ~ '^[A-Z0-9]{1,4}$'`)
@Check('ck_agency_settings_percents', `gst_percent between 0 and 100 and fee_percent between 0 and 1000`)
export class AgencySetting {
  @Key('pk_agency_settings')
  setting_id: number;

  @MomentOfChange()
  set_at: Date;

  @Column('varchar', { length: 160, nullable: true })
  legal_name: string | null;

  /** The name people know it by; null as long as that is the product's. */
  @Column('varchar', { length: MAX_KNOWN_AS, nullable: true })
  known_as: string | null;

  @Column('varchar', { length: 500, nullable: true })
  address: string | null;

  @Column('varchar', { length: 100, nullable: true })
  city: string | null;

  @Column('varchar', { length: 2, nullable: true })
  state_code: string | null;

  @Column('varchar', { length: 6, nullable: true })
  pin_code: string | null;

  @Column('varchar', { length: 15, nullable: true })
  gstin: string | null;

  @Column('varchar', { length: 10, nullable: true })
  pan: string | null;

  @Column('varchar', { length: 254, nullable: true })
  email: string | null;

  @Column('varchar', { length: 20, nullable: true })
  phone: string | null;

  @Column('varchar', { length: 160, nullable: true })
  bank_account_name: string | null;

  @Column('varchar', { length: 34, nullable: true })
  bank_account_number: string | null;

  @Column('varchar', { length: 11, nullable: true })
  bank_ifsc: string | null;

  @Column('varchar', { length: 100, nullable: true })
  upi_id: string | null;

  @Column('varchar', { length: 4, default: 'NY' })
  invoice_prefix: string;

  @Column('varchar', { length: 8, default: '998512' })
  sac: string;

  @Percent({ default: 18 })
  gst_percent: number;

  @Percent({ default: 50 })
  fee_percent: number;

  @Column('integer', { default: 30 })
  due_business_days: number;

  @Column('integer', { default: 3 })
  warranty_months: number;

  @Column('integer', { default: 7 })
  claim_notice_days: number;

  @Column('integer', { default: 2 })
  commitment_years: number;

  @Paise({ default: 1_000_000 })
  penalty_paise: number;

  @Column('integer', { default: 15 })
  penalty_days: number;

  /** Whether reminders are sent; each invoice has a switch of its own, too. */
  @Column('boolean', { default: true })
  reminders_on: boolean;

  /** From when people are told the name of the employer: once they are shown, or once there is an interview. */
  @Column('varchar', { length: 9, default: 'interview' })
  employer_named_from: EmployerNamedFrom;

  /** Placement status that shows a company the person's name. */
  @Column('varchar', { length: 24, default: 'interview_scheduled' })
  name_shown_from: RevealingStatus;

  /** Placement status that shows a company the person's phone, e-mail and file. */
  @Column('varchar', { length: 24, default: 'offered' })
  contact_shown_from: RevealingStatus;
}
