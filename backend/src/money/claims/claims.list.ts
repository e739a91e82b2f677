import { taskRecord } from '../../agency/tasks/task-record.js';
import {
  derived,
  field,
  joined,
  type ListColumn,
  listOf,
  nullable,
  own,
  shown,
} from '../../platform/lists/list-definition.js';
import { RowOf } from '../../platform/lists/row-of.js';
import { INVOICE_STATES } from '../placements/placement-state.js';
import { CLAIM_REASONS, CLAIM_STATES } from './claim-state.js';

const ofPlacement = (column: string): ListColumn<'text'> => joined('p', 'placements', 'placement_id', column);

const COMPANY_COLUMNS = {
  claim_id: field('Key', 4, own('claim_id', 'integer')),
  placement_id: field('The placement', 41, own('placement_id', 'integer')),
  employee_name: field('Who left', 'Asha Rao', ofPlacement('employee_name')),
  job_title: field('Job title', 'React Developer', ofPlacement('job_title')),
  filed_at: field('When it was filed, ISO 8601 in UTC', '2027-01-16T05:31:07.120Z', own('filed_at', 'timestamptz')),
  last_working_day: field('Last working day in India', '2027-01-15', own('last_working_day', 'date')),
  reason: field('Why the person left', 'resigned', { ...own('reason'), choices: CLAIM_REASONS }),
  note: nullable('What was written with it', 'Got an offer abroad.', { ...shown('note'), isLong: true }),
  covered: field('The last working day lies under the warranty', true, derived('boolean', 't.is_covered')),
  late_notice: field(
    'Filed later than the terms ask for; nothing follows from it',
    false,
    derived('boolean', 't.late_notice'),
  ),
  state: field('What became of it', 'filed', { ...own('state'), choices: CLAIM_STATES }),
  decision_reason: nullable('Why it was decided so, or closed', null, shown('decision_reason')),
  decided_at: nullable('When it was decided, ISO 8601 in UTC', null, own('decided_at', 'timestamptz')),
  replacement_placement_id: nullable('The placement of the replacement', null, {
    ...shown('replacement_placement_id', 'integer'),
    equals: (operand) => `t.replacement_placement_id = ${operand}`,
  }),
};

/** Warranty claims as admins see them, latest first. */
export const CLAIMS = listOf({
  name: 'claims',
  table: 'warranty_claims',
  key: 'claim_id',
  newest: 'filed_at',
  joins: `join placements p on p.placement_id = t.placement_id
    left join invoices i on i.invoice_id = p.invoice_id`,
  rowCount: { list: 'warranty_claims' },
  columns: {
    ...COMPANY_COLUMNS,
    company_id: nullable('The company; null once it is gone', 5, own('company_id', 'integer')),
    company_name: field('Name of the company', 'Sahyadri Software Pvt Ltd', ofPlacement('company_name')),
    request_id: nullable('The job request; null once it is gone', 31, {
      ...ofPlacement('request_id'),
      kind: 'integer',
    }),
    joining_date: nullable('First working day in India', '2026-12-01', { kind: 'date', select: 'p.joining_date' }),
    warranty_until: nullable('Last day under warranty', '2027-03-01', { kind: 'date', select: 'p.warranty_until' }),
    filed_by: field('Who filed it', 'company', { ...derived('text', 't.filed_by'), choices: ['company', 'agency'] }),
    invoice_id: nullable('The latest invoice of the placement', 9, { kind: 'integer', select: 'p.invoice_id' }),
    invoice_number: nullable('Number of that invoice', 'NY/26-27/00009', ofPlacement('invoice_number')),
    invoice_state: nullable('What became of that invoice', 'issued', {
      ...ofPlacement('invoice_state'),
      choices: INVOICE_STATES,
    }),
    outstanding_paise: nullable('Still to be paid of that invoice, in paise', 3540000, {
      kind: 'bigint',
      select: 'i.outstanding_paise',
    }),
  },
});

/** A claim as admins see it, with the invoice of its placement: an unpaid invoice does not void the warranty. */
export class ClaimDto extends RowOf(CLAIMS) {}

taskRecord('claim', CLAIMS);

export const COMPANY_CLAIMS = listOf({
  ...CLAIMS,
  rowCount: undefined,
  columns: COMPANY_COLUMNS,
});

/** A claim as its company sees it. */
export class CompanyClaimDto extends RowOf(COMPANY_CLAIMS) {}
