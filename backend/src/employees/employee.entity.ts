import { Check, Column, Entity, ForeignKey, Unique } from 'typeorm';
import { User } from '../auth/accounts/user.entity.js';
import { Key, MomentOfInsert, OneOf, RecordVersion, SearchText } from '../platform/database/column-types.js';
import { INDUSTRIES, type Industry } from '../platform/industry.js';
import { AVAILABLE, type PlacementStatus } from './placement-status.js';
import { type Source, SOURCES } from './source.js';

/** The longest qualification, in characters. */
export const MAX_QUALIFICATION = 200;
/** The longest name of an employer, in characters: as long as the name of a company. */
export const MAX_EMPLOYER = 160;

declare module '../auth/audit/audit.service.js' {
  interface AuditKinds {
    employee: true;
  }
}

/** One skill as the API answers it. */
export interface Skill {
  skill_name: string;
}

/** A job seeker. */
@Entity('employees')
@Unique('uq_employees_user', ['user_id'])
@Check('ck_employees_full_name', `btrim(full_name) <> ''`)
@Check('ck_employees_phone', `phone ~ '^\\+91[0-9]{10}$'`)
@OneOf('ck_employees_industry', 'industry', INDUSTRIES)
@Check('ck_employees_skills', `jsonb_typeof(skills) = 'array'`)
@Check('ck_employees_blocked_companies', `jsonb_typeof(blocked_companies) = 'array'`)
@OneOf('ck_employees_source', 'source', SOURCES)
@Check('ck_employees_resume_link', `resume_link ~* '^https?://'`)
export class Employee {
  @Key('pk_employees')
  employee_id: number;

  @Column('integer')
  @ForeignKey(() => User, { name: 'fk_employees_user', onDelete: 'CASCADE' })
  user_id: number;

  @Column('varchar', { length: 100 })
  full_name: string;

  @Column('varchar', { length: 254 })
  email: string;

  /** `+91` and ten digits. */
  @Column('varchar', { length: 13 })
  phone: string;

  @Column('varchar', { length: MAX_QUALIFICATION, nullable: true })
  qualification: string | null;

  @Column('varchar', { length: 10, nullable: true })
  industry: Industry | null;

  @Column('varchar', { length: 100, nullable: true })
  preferred_location: string | null;

  @Column('varchar', { length: 100, nullable: true })
  preferred_salary: string | null;

  @Column('varchar', { length: 100, nullable: true })
  notice_period: string | null;

  @Column('jsonb', { default: [] })
  skills: Skill[];

  @Column('varchar', { length: 500, nullable: true })
  resume_link: string | null;

  @Column('varchar', { length: MAX_EMPLOYER, nullable: true })
  present_employer: string | null;

  /** Names of companies that must never see the person, as the person wrote them. */
  @Column('jsonb', { default: [] })
  blocked_companies: string[];

  /** Day in India until which the person is not to be shown to other companies without a second look. */
  @Column('date', { nullable: true })
  off_limits_until: string | null;

  @Column('varchar', { length: 10, default: 'unknown' })
  source: Source;

  /** `Available`, or the placement status of the latest connection; maintained by a trigger of connections. */
  @Column({ type: 'varchar', length: 24, default: AVAILABLE, insert: false, update: false })
  status: typeof AVAILABLE | PlacementStatus;

  /** Whether the person is in no list; maintained by a trigger of users (docs/rules.md#restricted). */
  @Column({ type: 'boolean', default: false, insert: false, update: false })
  restricted: boolean;

  @SearchText()
  search_text: string;

  /** Names of the skills, folded as for a search; filled by a trigger. */
  @Column({ type: 'text', array: true, default: [], select: false, insert: false, update: false })
  skill_keys: string[];

  @RecordVersion()
  version: number;

  @MomentOfInsert()
  created_at: Date;
}
