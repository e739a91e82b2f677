import { Column, Entity, ForeignKey } from 'typeorm';
import { Company, MAX_COMPANY_NAME } from '../../companies/company.entity.js';
import { Connection } from '../../connections/connection.entity.js';
import { Employee } from '../../employees/employee.entity.js';
import { JobRequest, MAX_JOB_TITLE } from '../../jobs/job-request.entity.js';
import { Key, Moment, MomentOfInsert } from '../../platform/database/column-types.js';

/** That a person was shown to a company: append-only, and it outlives connection, job, company and person. */
@Entity('submissions')
export class Submission {
  @Key('pk_submissions')
  submission_id: number;

  @Column('integer', { nullable: true })
  @ForeignKey(() => Connection, { name: 'fk_submissions_connection', onDelete: 'SET NULL' })
  connection_id: number | null;

  @Column('integer', { nullable: true })
  @ForeignKey(() => Employee, { name: 'fk_submissions_employee', onDelete: 'SET NULL' })
  employee_id: number | null;

  /** The person's key at that time; set by a trigger. */
  @Column({ type: 'integer', insert: false, update: false })
  origin_employee_id: number;

  @Column('integer', { nullable: true })
  @ForeignKey(() => Company, { name: 'fk_submissions_company', onDelete: 'SET NULL' })
  company_id: number | null;

  /** The company's key at that time; set by a trigger. */
  @Column({ type: 'integer', insert: false, update: false })
  origin_company_id: number;

  @Column('integer', { nullable: true })
  @ForeignKey(() => JobRequest, { name: 'fk_submissions_request', onDelete: 'SET NULL' })
  request_id: number | null;

  @Column('varchar', { length: 100 })
  employee_name: string;

  @Column('varchar', { length: MAX_COMPANY_NAME })
  company_name: string;

  @Column('varchar', { length: MAX_JOB_TITLE })
  job_title: string;

  @Column('integer', { nullable: true })
  submitted_by: number | null;

  /** The account's e-mail at that time. */
  @Column('varchar', { length: 254 })
  submitted_by_name: string;

  /** Addresses that were told. */
  @Column('text', { array: true })
  recipients: string[];

  /** Of what the company was shown. */
  @Column('varchar', { length: 64 })
  sheet_sha256: string;

  @MomentOfInsert()
  submitted_at: Date;

  @Moment({ nullable: true })
  first_opened_at: Date | null;

  /** E-mail of the account, or the name that was typed at a link. */
  @Column('varchar', { length: 254, nullable: true })
  first_opened_by: string | null;
}
