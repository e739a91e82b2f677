import { amount, columnsNamed, derived, own, type ListDefinition } from '../platform/lists/list-definition.js';
import { ATTENTION, ATTENTION_CONDITIONS } from './placement-attention.js';
import { COMPANY_PLACEMENT_FIELDS, type CompanyPlacementDto } from './company-placement.dto.js';
import { type PlacementDto } from './placement.dto.js';

/** Asked once for all rows. */
const TODAY = '(select india_today())';

const WARRANTY = `case when t.has_open_claim then 'claimed'
  when t.warranty_until is null or t.joining_date > ${TODAY} then 'not_started'
  when t.state in ('reverted', 'replaced') or t.warranty_until < ${TODAY} then 'ended' else 'running' end`;

const HAS_STARTED = 't.joining_date <= india_today() and not t.has_open_claim';
const HAS_ENDED = `(t.state in ('reverted', 'replaced') or t.warranty_until < india_today())`;

/** The same by value; the index ix_placements_claimed has the claimed ones. */
const WARRANTY_CONDITIONS = {
  claimed: 't.has_open_claim',
  not_started: '(t.warranty_until is null or t.joining_date > india_today()) and not t.has_open_claim',
  running: `${HAS_STARTED} and t.warranty_until >= india_today() and not ${HAS_ENDED}`,
  ended: `${HAS_STARTED} and ${HAS_ENDED}`,
};

/** Placements as admins see them, latest placed first. */
export const PLACEMENTS: ListDefinition<PlacementDto> = {
  name: 'placements',
  table: 'placements',
  key: 'placement_id',
  newest: 'placed_on',
  rowCount: { list: 'placements' },
  columns: {
    placement_id: own('placement_id', 'integer'),
    connection_id: { ...own('connection_id', 'integer'), sort: undefined },
    request_id: own('request_id', 'integer'),
    employee_id: own('employee_id', 'integer'),
    company_id: own('company_id', 'integer'),
    employee_name: own('employee_name'),
    job_title: own('job_title'),
    job_location: { kind: 'text', select: 't.job_location' },
    company_name: own('company_name'),
    placed_on: own('placed_on', 'date'),
    joining_date: own('joining_date', 'date'),
    first_month_gross_paise: amount('first_month_gross_paise'),
    fee_percent: { kind: 'text', select: 't.fee_percent' },
    fee_paise: amount('fee_paise'),
    state: own('state'),
    left_on: own('left_on', 'date'),
    left_reason: { kind: 'text', select: 't.left_reason' },
    warranty_until: own('warranty_until', 'date'),
    warranty: derived('text', WARRANTY, WARRANTY_CONDITIONS),
    replaces_placement_id: own('replaces_placement_id', 'integer'),
    replaced_by_placement_id: own('replaced_by_placement_id', 'integer'),
    invoice_id: own('invoice_id', 'integer'),
    invoice_number: own('invoice_number'),
    invoice_state: own('invoice_state'),
    due_date: own('due_date', 'date'),
    issue_by: own('issue_by', 'date'),
    attention: derived('text', ATTENTION, ATTENTION_CONDITIONS),
  },
};

/** A company's own placements: what the agency notes for itself stays out (docs/rules.md#own-records). */
export const COMPANY_PLACEMENTS: ListDefinition<CompanyPlacementDto> = {
  ...PLACEMENTS,
  rowCount: undefined,
  joins: `left join invoices i on i.invoice_id = t.invoice_id
    left join lateral (select claim_id, state, decision_reason from warranty_claims c where c.placement_id = t.placement_id
      order by filed_at desc, claim_id desc limit 1) c on true`,
  columns: {
    ...columnsNamed(PLACEMENTS, COMPANY_PLACEMENT_FIELDS),
    warranty_days_left: {
      kind: 'integer',
      select: `case when (${WARRANTY}) = 'running' then t.warranty_until - ${TODAY} + 1 end`,
    },
    outstanding_paise: { kind: 'bigint', select: 'i.outstanding_paise' },
    overdue: { kind: 'boolean', select: `coalesce(i.outstanding_paise > 0 and i.due_date < ${TODAY}, false)` },
    claim_id: { kind: 'integer', select: 'c.claim_id' },
    claim_state: { kind: 'text', select: 'c.state' },
    claim_decision_reason: { kind: 'text', select: 'c.decision_reason' },
  },
};
