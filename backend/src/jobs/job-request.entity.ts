import { Check, Column, Entity, ForeignKey, JoinColumn, ManyToOne, type Relation } from 'typeorm';
import { User } from '../auth/accounts/user.entity.js';
import { Company, MAX_COMPANY_NAME } from '../companies/company.entity.js';
import { type Skill } from '../employees/employee.entity.js';
import {
  DenormalizedColumn,
  Key,
  Moment,
  MomentOfInsert,
  OneOf,
  RecordVersion,
  SearchText,
} from '../platform/database/column-types.js';
import { EMPLOYMENT_TYPES, type EmploymentType } from './employment-type.js';
import { JOB_PRIORITIES, type JobPriority } from './job-priority.js';
import { JOB_STATUSES, type JobStatus } from './job-status.js';

/** Of one job request. */
export const MAX_POSITIONS = 10_000;

/** In characters. */
export const MAX_JOB_TITLE = 160;

declare module '../auth/audit/audit.service.js' {
  interface AuditKinds {
    'job request': true;
  }
}

/** A job that a company asks the agency to fill. */
/** In characters. */
export const MAX_CLOSE_REASON = 200;

@Entity('job_requests')
@Check('ck_job_requests_title', `btrim(title) <> ''`)
@Check('ck_job_requests_description', `btrim(description) <> ''`)
@OneOf('ck_job_requests_type', 'employment_type', EMPLOYMENT_TYPES)
@Check('ck_job_requests_count', `count between 1 and ${MAX_POSITIONS}`)
@OneOf('ck_job_requests_status', 'status', JOB_STATUSES)
@Check('ck_job_requests_skills', `jsonb_typeof(skills) = 'array'`)
@OneOf('ck_job_requests_priority', 'priority', JOB_PRIORITIES)
export class JobRequest {
  @Key('pk_job_requests')
  request_id: number;

  @Column('integer')
  company_id: number;

  @ManyToOne(() => Company, { nullable: false, onDelete: 'CASCADE' })
  @JoinColumn({ name: 'company_id', foreignKeyConstraintName: 'fk_job_requests_company' })
  company: Relation<Company>;

  @DenormalizedColumn(MAX_COMPANY_NAME)
  company_name: string;

  @Column('varchar', { length: MAX_JOB_TITLE })
  title: string;

  @Column('varchar', { length: 100, nullable: true })
  domain: string | null;

  @Column('text')
  description: string;

  @Column('varchar', { length: 20, nullable: true })
  employment_type: EmploymentType | null;

  @Column('varchar', { length: 100, nullable: true })
  location: string | null;

  @Column('varchar', { length: 100, nullable: true })
  salary_range: string | null;

  /** Open positions. */
  @Column('integer', { default: 1 })
  count: number;

  @Column('varchar', { length: 10, default: 'open' })
  status: JobStatus;

  @Column('varchar', { length: 10, nullable: true })
  priority: JobPriority | null;

  @Column('text', { nullable: true })
  requirements: string | null;

  /** Why it was closed or paused while people were shown for it. */
  @Column('varchar', { length: MAX_CLOSE_REASON, nullable: true })
  close_reason: string | null;

  /** Since when it is closed; maintained by a trigger. */
  @Moment({ nullable: true, insert: false, update: false })
  closed_at: Date | null;

  /** Skills that people are matched by; without any, those that the job's texts name. */
  @Column('jsonb', { default: [] })
  skills: Skill[];

  /** The admin in charge, shown only inside the agency. */
  @Column('integer', { nullable: true })
  @ForeignKey(() => User, { name: 'fk_job_requests_owner', onDelete: 'SET NULL' })
  owner_id: number | null;

  @SearchText()
  search_text: string;

  @RecordVersion()
  version: number;

  @MomentOfInsert()
  created_at: Date;
}
