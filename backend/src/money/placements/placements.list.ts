import { amount, derived, own, type ListColumn, type ListDefinition } from '../../platform/lists/list-definition.js';
import { taskRecord } from '../../agency/tasks/task-record.js';
import { ATTENTION, ATTENTION_CONDITIONS } from './placement-attention.js';
import { type PlacementDto } from './placement.dto.js';

/** Asked once for all rows. */
const TODAY = '(select india_today())';

/** Whether the warranty runs, as SQL (docs/rules.md#warranty). */
export const WARRANTY = `case when t.has_open_claim then 'claimed'
  when t.warranty_until is null or t.joining_date > ${TODAY} then 'not_started'
  when t.state in ('reverted', 'replaced') or t.warranty_until < ${TODAY} then 'ended' else 'running' end`;

const COMMITTED_UNTIL = '(t.joining_date + make_interval(years => t.commitment_years))::date';
const ENDED_BY_EMPLOYER = `t.left_by = 'employer' and t.left_on < ${COMMITTED_UNTIL}`;

/** When the commitment of the person ends, as SQL (docs/rules.md#commitment). */
export const COMMITMENT_ENDS_ON = `case when t.state <> 'reverted' then
  case when ${ENDED_BY_EMPLOYER} then t.left_on else ${COMMITTED_UNTIL} end end`;
const COMMITMENT_ENDED_REASON = `case when ${COMMITMENT_ENDS_ON} <= ${TODAY} then
  case when ${ENDED_BY_EMPLOYER} then 'employer_ended' else 'time_over' end end`;

const HAS_STARTED = 't.joining_date <= india_today() and not t.has_open_claim';
const HAS_ENDED = `(t.state in ('reverted', 'replaced') or t.warranty_until < india_today())`;

/** The same by value; the index ix_placements_claimed has the claimed ones. */
const WARRANTY_CONDITIONS = {
  claimed: 't.has_open_claim',
  not_started: '(t.warranty_until is null or t.joining_date > india_today()) and not t.has_open_claim',
  running: `${HAS_STARTED} and t.warranty_until >= india_today() and not ${HAS_ENDED}`,
  ended: `${HAS_STARTED} and ${HAS_ENDED}`,
};

/** A field that tells of fees, gross or invoices. */
const money = (column: ListColumn): ListColumn => ({ ...column, needs: 'money' });

/** Placements as admins see them, latest placed first. */
export const PLACEMENTS: ListDefinition<PlacementDto> = {
  name: 'placements',
  table: 'placements',
  key: 'placement_id',
  newest: 'placed_on',
  rowCount: { list: 'placements' },
  sums: { fee_paise: `sum(t.fee_paise) filter (where t.state <> 'reverted')` },
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
    first_month_gross_paise: money(amount('first_month_gross_paise')),
    fee_percent: money({ kind: 'text', select: 't.fee_percent' }),
    fee_paise: money(amount('fee_paise')),
    state: own('state'),
    left_on: own('left_on', 'date'),
    left_reason: { kind: 'text', select: 't.left_reason' },
    left_by: { kind: 'text', select: 't.left_by' },
    commitment_ends_on: { kind: 'date', select: COMMITMENT_ENDS_ON },
    commitment_ended_reason: { kind: 'text', select: COMMITMENT_ENDED_REASON },
    warranty_until: own('warranty_until', 'date'),
    warranty: derived('text', WARRANTY, WARRANTY_CONDITIONS),
    replaces_placement_id: own('replaces_placement_id', 'integer'),
    replaced_by_placement_id: own('replaced_by_placement_id', 'integer'),
    invoice_id: money(own('invoice_id', 'integer')),
    invoice_number: money(own('invoice_number')),
    invoice_state: money(own('invoice_state')),
    due_date: money(own('due_date', 'date')),
    issue_by: money(own('issue_by', 'date')),
    attention: money(derived('text', ATTENTION, ATTENTION_CONDITIONS)),
  },
};

taskRecord('placement', PLACEMENTS);
