import { Check, Column, type ColumnOptions, Entity, ForeignKey, Unique } from 'typeorm';
import { Company, MAX_COMPANY_NAME } from '../../companies/company.entity.js';
import { Connection } from '../../connections/connection.entity.js';
import { Employee } from '../../employees/employee.entity.js';
import { JobRequest, MAX_JOB_TITLE } from '../../jobs/job-request.entity.js';
import { Key, OneOf, Paise, Percent, SearchText } from '../../platform/database/column-types.js';
import { type InvoiceState, LEFT_BY, type LeftBy, PLACEMENT_STATES, type PlacementState } from './placement-state.js';

declare module '../../auth/audit/audit.service.js' {
  interface AuditKinds {
    placement: true;
  }
}

/** Filled in by a trigger from other facts. */
const FILLED: ColumnOptions = { nullable: true, insert: false, update: false };

/** A person's placement in a job, on which fee and warranty are based. It stays when connection, job, company or person is deleted. */
@Entity('placements')
@Unique('uq_placements_connection', ['connection_id'])
@OneOf('ck_placements_state', 'state', PLACEMENT_STATES)
@OneOf('ck_placements_left_by', 'left_by', LEFT_BY)
@Check('ck_placements_left_by_after', `left_by is null or left_on is not null`)
@Check('ck_placements_gross', `first_month_gross_paise > 0`)
export class Placement {
  @Key('pk_placements')
  placement_id: number;

  @Column('integer', { nullable: true })
  @ForeignKey(() => Connection, { name: 'fk_placements_connection', onDelete: 'SET NULL' })
  connection_id: number | null;

  /** Its key, which stays when the connection goes: so a person's placements are found when the person asks for erasure later. */
  @Column({ ...FILLED, type: 'integer' })
  origin_connection_id: number | null;

  @Column('integer', { nullable: true })
  @ForeignKey(() => JobRequest, { name: 'fk_placements_request', onDelete: 'SET NULL' })
  request_id: number | null;

  @Column('integer', { nullable: true })
  @ForeignKey(() => Employee, { name: 'fk_placements_employee', onDelete: 'SET NULL' })
  employee_id: number | null;

  @Column('integer', { nullable: true })
  @ForeignKey(() => Company, { name: 'fk_placements_company', onDelete: 'SET NULL' })
  company_id: number | null;

  /** The names follow the connection as long as there is one. */
  @Column('varchar', { length: 100 })
  employee_name: string;

  @Column('varchar', { length: MAX_JOB_TITLE })
  job_title: string;

  @Column('varchar', { length: 100, nullable: true })
  job_location: string | null;

  @Column('varchar', { length: MAX_COMPANY_NAME })
  company_name: string;

  /** Days are days in India, `YYYY-MM-DD`. */
  @Column('date')
  placed_on: string;

  @Column('date', { nullable: true })
  joining_date: string | null;

  @Paise({ nullable: true })
  first_month_gross_paise: number | null;

  @Percent()
  fee_percent: number;

  /** As the terms were when the person was placed. */
  @Column('integer')
  warranty_months: number;

  /** The same of the commitment. */
  @Column('integer')
  commitment_years: number;

  @Paise(FILLED)
  fee_paise: number | null;

  @Column({ ...FILLED, type: 'date' })
  warranty_until: string | null;

  @Column({ ...FILLED, type: 'date' })
  issue_by: string | null;

  @Column('varchar', { length: 10, default: 'active' })
  state: PlacementState;

  /** The last working day. */
  @Column('date', { nullable: true })
  left_on: string | null;

  @Column('varchar', { length: 500, nullable: true })
  left_reason: string | null;

  @Column('varchar', { length: 8, nullable: true })
  left_by: LeftBy | null;

  @Column('integer', { nullable: true })
  @ForeignKey(() => Placement, { name: 'fk_placements_replaces' })
  replaces_placement_id: number | null;

  @Column('integer', { nullable: true })
  @ForeignKey(() => Placement, { name: 'fk_placements_replaced_by' })
  replaced_by_placement_id: number | null;

  /** The latest invoice: this and what follows of it is maintained by triggers. */
  @Column({ ...FILLED, type: 'integer' })
  invoice_id: number | null;

  @Column({ ...FILLED, type: 'varchar', length: 20 })
  invoice_number: string | null;

  @Column({ ...FILLED, type: 'varchar', length: 10 })
  invoice_state: InvoiceState | null;

  @Column({ ...FILLED, type: 'date' })
  due_date: string | null;

  /** A warranty claim is filed or approved. */
  @Column({ type: 'boolean', default: false, insert: false, update: false })
  has_open_claim: boolean;

  @SearchText()
  search_text: string;
}
