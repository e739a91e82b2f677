import { derived, joined, own, type ListColumn, type ListDefinition } from '../../platform/lists/list-definition.js';
import { taskRecord } from '../../agency/tasks/task-record.js';
import { type ClaimDto, type CompanyClaimDto } from './claim.dto.js';

const ofPlacement = (column: string): ListColumn => joined('p', 'placements', 'placement_id', column);

const COMPANY_COLUMNS: ListDefinition<CompanyClaimDto>['columns'] = {
  claim_id: own('claim_id', 'integer'),
  placement_id: own('placement_id', 'integer'),
  employee_name: ofPlacement('employee_name'),
  job_title: ofPlacement('job_title'),
  filed_at: own('filed_at', 'timestamptz'),
  last_working_day: own('last_working_day', 'date'),
  reason: own('reason'),
  note: { kind: 'text', select: 't.note', isLong: true },
  covered: derived('boolean', 't.is_covered'),
  late_notice: derived('boolean', 't.late_notice'),
  state: own('state'),
  decision_reason: { kind: 'text', select: 't.decision_reason' },
  decided_at: own('decided_at', 'timestamptz'),
  replacement_placement_id: {
    kind: 'integer',
    select: 't.replacement_placement_id',
    equals: (operand) => `t.replacement_placement_id = ${operand}`,
  },
};

/** Warranty claims as admins see them, latest first. */
export const CLAIMS: ListDefinition<ClaimDto> = {
  name: 'claims',
  table: 'warranty_claims',
  key: 'claim_id',
  newest: 'filed_at',
  joins: `join placements p on p.placement_id = t.placement_id
    left join invoices i on i.invoice_id = p.invoice_id`,
  rowCount: { list: 'warranty_claims' },
  columns: {
    ...COMPANY_COLUMNS,
    company_id: own('company_id', 'integer'),
    company_name: ofPlacement('company_name'),
    request_id: { ...ofPlacement('request_id'), kind: 'integer' },
    joining_date: { kind: 'date', select: 'p.joining_date' },
    warranty_until: { kind: 'date', select: 'p.warranty_until' },
    filed_by: derived('text', 't.filed_by'),
    invoice_id: { kind: 'integer', select: 'p.invoice_id' },
    invoice_number: ofPlacement('invoice_number'),
    invoice_state: ofPlacement('invoice_state'),
    outstanding_paise: { kind: 'bigint', select: 'i.outstanding_paise' },
  },
};

taskRecord('claim', CLAIMS);

export const COMPANY_CLAIMS: ListDefinition<CompanyClaimDto> = {
  ...CLAIMS,
  rowCount: undefined,
  columns: COMPANY_COLUMNS,
};
