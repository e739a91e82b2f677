import { Column, Entity, JoinColumn, ManyToOne, type Relation, Unique } from 'typeorm';
import { MAX_COMPANY_NAME } from '../companies/company.entity.js';
import { Employee } from '../employees/employee.entity.js';
import { PLACEMENT_STATUSES, type PlacementStatus } from '../employees/placement-status.js';
import { JobRequest, MAX_JOB_TITLE } from '../jobs/job-request.entity.js';
import {
  DenormalizedColumn,
  Key,
  Moment,
  MomentOfInsert,
  OneOf,
  SearchText,
} from '../platform/database/column-types.js';
import { COMPANY_ANSWERS, type CompanyAnswer, type Reveal, REVEALS, type Share, SHARES } from './share.js';

declare module '../auth/audit/audit.service.js' {
  interface AuditKinds {
    connection: true;
  }
}

export const MAX_DROP_REASON = 300;

/** An employee put forward for a job, once (docs/rules.md#connection-once), and how far it went. */
@Entity('connections')
@Unique('uq_connections_request_employee', ['request_id', 'employee_id'])
@OneOf('ck_connections_status', 'placement_status', PLACEMENT_STATUSES)
@OneOf('ck_connections_share', 'share', SHARES)
@OneOf('ck_connections_reveal', 'reveal', REVEALS)
@OneOf('ck_connections_answer', 'company_answer', COMPANY_ANSWERS)
export class Connection {
  @Key('pk_connections')
  connection_id: number;

  @Column('integer')
  request_id: number;

  @ManyToOne(() => JobRequest, { nullable: false, onDelete: 'CASCADE' })
  @JoinColumn({ name: 'request_id', foreignKeyConstraintName: 'fk_connections_request' })
  job: Relation<JobRequest>;

  @Column('integer')
  employee_id: number;

  @ManyToOne(() => Employee, { nullable: false, onDelete: 'CASCADE' })
  @JoinColumn({ name: 'employee_id', foreignKeyConstraintName: 'fk_connections_employee' })
  employee: Relation<Employee>;

  @DenormalizedColumn(100)
  employee_name: string;

  @DenormalizedColumn(MAX_JOB_TITLE)
  job_title: string;

  @DenormalizedColumn(MAX_COMPANY_NAME)
  company_name: string;

  @Column('varchar', { length: 24, default: 'pending' })
  placement_status: PlacementStatus;

  /** When it came into this placement status. */
  @MomentOfInsert()
  status_changed_at: Date;

  @MomentOfInsert()
  connection_date: Date;

  /** Day in India (`YYYY-MM-DD`) on which the status first became `placed`. */
  @Column('date', { nullable: true })
  placement_date: string | null;

  /** Day in India (`YYYY-MM-DD`) from which the fee's 30 business days and the warranty run. */
  @Column('date', { nullable: true })
  joining_date: string | null;

  @Column('varchar', { length: 100, nullable: true })
  offered_salary: string | null;

  @Column('varchar', { length: 100, nullable: true })
  final_salary: string | null;

  /** The warranty claim for which the employee is the replacement. */
  @Column('integer', { nullable: true })
  claim_id: number | null;

  /** For the agency only; never answered to employees or companies. */
  @Column('text', { nullable: true })
  admin_notes: string | null;

  /** Why the person was dropped at last. */
  @Column('varchar', { length: MAX_DROP_REASON, nullable: true })
  drop_reason: string | null;

  /** How the company comes to see the person (docs/rules.md#submissions). */
  @Column('varchar', { length: 10, default: 'none' })
  share: Share;

  /** What the company sees beyond the profile (docs/rules.md#reveal). */
  @Column('varchar', { length: 7, default: 'none' })
  reveal: Reveal;

  /** Whether the company gets the uploaded file, once contacts are revealed. */
  @Column('boolean', { default: false })
  original_file: boolean;

  /** The name in place of the full one, set at each submission. */
  @Column('varchar', { length: 100, nullable: true })
  display_name: string | null;

  @Moment({ nullable: true })
  submitted_at: Date | null;

  @Column('varchar', { length: 13, nullable: true })
  company_answer: CompanyAnswer | null;

  @Moment({ nullable: true })
  company_answered_at: Date | null;

  /** When the person refused to be shown for this job. */
  @Moment({ nullable: true })
  refused_at: Date | null;

  /** As the person is, so that lists leave it out. */
  @Column({ type: 'boolean', default: false, select: false, insert: false, update: false })
  restricted: boolean;

  @SearchText()
  search_text: string;
}
