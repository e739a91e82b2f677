import { Check, Column, Entity, ForeignKey, Unique } from 'typeorm';
import { SUPPLY_TYPES, type SupplyType } from '../agency/gst/supply.js';
import { User } from '../auth/accounts/user.entity.js';
import { Key, MomentOfInsert, OneOf, RecordVersion, SearchText } from '../platform/database/column-types.js';
import { INDUSTRIES, type Industry } from '../platform/industry.js';
import { COMPANY_SIZES, type CompanySize } from './company-size.js';

/** In characters. */
export const MAX_COMPANY_NAME = 160;

declare module '../auth/audit/audit.service.js' {
  interface AuditKinds {
    company: true;
  }
}

@Entity('companies')
@Unique('uq_companies_user', ['user_id'])
@Check('ck_companies_name', `btrim(name) <> ''`)
@Check('ck_companies_phone', `contact_person_phone ~ '^\\+91[0-9]{10}$'`)
@OneOf('ck_companies_industry', 'industry', INDUSTRIES)
@OneOf('ck_companies_size', 'company_size', COMPANY_SIZES)
@Check('ck_companies_website', `website_url ~* '^https?://'`)
@OneOf('ck_companies_supply_type', 'supply_type', SUPPLY_TYPES)
export class Company {
  @Key('pk_companies')
  company_id: number;

  /** The account that the company was made with, its first owner; null once it is gone. Who acts for it now says `company_members`. */
  @Column('integer', { nullable: true })
  @ForeignKey(() => User, { name: 'fk_companies_user', onDelete: 'SET NULL' })
  user_id: number | null;

  @Column('varchar', { length: MAX_COMPANY_NAME })
  name: string;

  @Column('varchar', { length: 100 })
  contact_person_name: string;

  /** `+91` and ten digits; the API reads and writes the ten digits only. */
  @Column('varchar', { length: 13 })
  contact_person_phone: string;

  @Column('varchar', { length: 254 })
  contact_email: string;

  @Column('varchar', { length: 10, nullable: true })
  industry: Industry | null;

  @Column('varchar', { length: 100, nullable: true })
  location: string | null;

  @Column('varchar', { length: 10, nullable: true })
  company_size: CompanySize | null;

  @Column('varchar', { length: 500, nullable: true })
  website_url: string | null;

  @Column('text', { nullable: true })
  about_us: string | null;

  /** Name on invoices; this and the following columns are the billing details. */
  @Column('varchar', { length: 160, nullable: true })
  legal_name: string | null;

  @Column('varchar', { length: 500, nullable: true })
  billing_address: string | null;

  @Column('varchar', { length: 100, nullable: true })
  billing_city: string | null;

  /** Two-digit GST code. */
  @Column('varchar', { length: 2, nullable: true })
  state_code: string | null;

  @Column('varchar', { length: 6, nullable: true })
  billing_pin_code: string | null;

  @Column('varchar', { length: 15, nullable: true })
  gstin: string | null;

  @Column('varchar', { length: 20, default: 'regular' })
  supply_type: SupplyType;

  @Column('varchar', { length: 254, nullable: true })
  billing_email: string | null;

  /** Day in India until which no person is to be shown to the company without a second look. */
  @Column('date', { nullable: true })
  off_limits_until: string | null;

  /** The admin in charge; told to the agency alone. */
  @Column('integer', { nullable: true })
  @ForeignKey(() => User, { name: 'fk_companies_owner', onDelete: 'SET NULL' })
  owner_id: number | null;

  /** Its last owner was erased: it goes once its invoices are paid. */
  @Column({ type: 'boolean', default: false, insert: false, update: false })
  goes_when_paid: boolean;

  @SearchText()
  search_text: string;

  @RecordVersion()
  version: number;

  @MomentOfInsert()
  created_at: Date;
}
