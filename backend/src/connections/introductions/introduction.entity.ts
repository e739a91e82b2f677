import { Column, Entity, ForeignKey, Unique } from 'typeorm';
import { Company, MAX_COMPANY_NAME } from '../../companies/company.entity.js';
import { Employee } from '../../employees/employee.entity.js';
import { JobRequest, MAX_JOB_TITLE } from '../../jobs/job-request.entity.js';
import { Key, MomentOfInsert, OneOf, SearchText } from '../../platform/database/column-types.js';

declare module '../../auth/audit/audit.service.js' {
  interface AuditKinds {
    introduction: true;
  }
}

export const CHANNELS = ['connected', 'shared', 'mailed'] as const;
export type Channel = (typeof CHANNELS)[number];

/** The first time that the agency introduced a person to a company. Append-only; it outlives person, company and job. */
@Entity('introductions')
@Unique('uq_introductions_first', ['employee_id', 'company_id'])
@OneOf('ck_introductions_how', 'how', CHANNELS)
export class Introduction {
  @Key('pk_introductions')
  introduction_id: number;

  /** Null when the person was deleted, or merged with one whom the company knew earlier. */
  @Column('integer', { nullable: true })
  @ForeignKey(() => Employee, { name: 'fk_introductions_employee', onDelete: 'SET NULL' })
  employee_id: number | null;

  /** The person's name at that time; set by a trigger. */
  @Column({ type: 'integer', insert: false, update: false })
  origin_employee_id: number;

  /** Null when the company was deleted. */
  @Column('integer', { nullable: true })
  @ForeignKey(() => Company, { name: 'fk_introductions_company', onDelete: 'SET NULL' })
  company_id: number | null;

  /** The company's name at that time; set by a trigger. */
  @Column({ type: 'integer', insert: false, update: false })
  origin_company_id: number;

  /** Null when the job request was deleted. */
  @Column('integer', { nullable: true })
  @ForeignKey(() => JobRequest, { name: 'fk_introductions_request', onDelete: 'SET NULL' })
  request_id: number | null;

  @Column('varchar', { length: 100 })
  employee_name: string;

  @Column('varchar', { length: MAX_COMPANY_NAME })
  company_name: string;

  @Column('varchar', { length: MAX_JOB_TITLE })
  job_title: string;

  @Column('varchar', { length: 9 })
  how: Channel;

  @Column('integer', { nullable: true })
  introduced_by: number | null;

  /** The account's e-mail at that time. */
  @Column('varchar', { length: 254 })
  introduced_by_name: string;

  @MomentOfInsert()
  introduced_at: Date;

  /** Day in India, `YYYY-MM-DD`. */
  @Column('date', { default: () => 'india_today()' })
  introduced_on: string;

  /** Day in India on which the company was first shown the person, `YYYY-MM-DD`. */
  @Column('date', { nullable: true })
  submitted_on: string | null;

  /** Day in India on which the company first opened what it was shown, `YYYY-MM-DD`. */
  @Column('date', { nullable: true })
  first_opened_on: string | null;

  @SearchText()
  search_text: string;
}
