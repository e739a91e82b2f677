import { taskRecord } from '../../agency/tasks/task-record.js';
import { NullableReply } from '../../platform/http/reply.js';
import {
  amount,
  type ColumnKind,
  derived,
  field,
  type ListColumn,
  listOf,
  nullable,
  own,
  shown,
  typed,
} from '../../platform/lists/list-definition.js';
import { RowOf } from '../../platform/lists/row-of.js';
import { ATTENTION, ATTENTION_CONDITIONS, LOST_REPLACEMENT } from './placement-attention.js';
import {
  COMMITMENT_ENDS,
  INVOICE_STATES,
  LEFT_BY,
  PLACEMENT_ATTENTION,
  PLACEMENT_STATES,
  WARRANTIES,
} from './placement-state.js';

/** Asked once for all rows. */
const TODAY = '(select india_today())';

const IS_OVER = `(t.state = 'reverted' or t.state = 'replaced' and not ${LOST_REPLACEMENT})`;

/** Why no departure of the placement `t` may be claimed now, as SQL; null when one may (docs/rules.md#claims). */
export const WHY_NO_CLAIM = `case when t.has_open_claim then 'claimed' when t.state = 'reverted' then 'reverted'
  when t.replaced_by_placement_id is not null and not ${LOST_REPLACEMENT} then 'replaced' end`;

const MAY_CLAIM = `t.joining_date is not null and (${WHY_NO_CLAIM}) is null`;

/** Whether the warranty runs, as SQL (docs/rules.md#warranty). */
export const WARRANTY = `case when t.has_open_claim then 'claimed'
  when t.warranty_until is null or t.joining_date > ${TODAY} then 'not_started'
  when ${IS_OVER} or t.warranty_until < ${TODAY} then 'ended' else 'running' end`;

const COMMITTED_UNTIL = '(t.joining_date + make_interval(years => t.commitment_years))::date';
const ENDED_BY_EMPLOYER = `t.left_by = 'employer' and t.left_on < ${COMMITTED_UNTIL}`;

/** When the commitment of the person ends, as SQL (docs/rules.md#commitment). */
export const COMMITMENT_ENDS_ON = `case when t.state <> 'reverted' then
  case when ${ENDED_BY_EMPLOYER} then t.left_on else ${COMMITTED_UNTIL} end end`;
const COMMITMENT_ENDED_REASON = `case when ${COMMITMENT_ENDS_ON} <= ${TODAY} then
  case when ${ENDED_BY_EMPLOYER} then 'employer_ended' else 'time_over' end end`;

const HAS_STARTED = 't.joining_date <= india_today() and not t.has_open_claim';
const HAS_ENDED = `(${IS_OVER} or t.warranty_until < india_today())`;

/** The same by value; the index ix_placements_claimed has the claimed ones. */
const WARRANTY_CONDITIONS = {
  claimed: 't.has_open_claim',
  not_started: '(t.warranty_until is null or t.joining_date > india_today()) and not t.has_open_claim',
  running: `${HAS_STARTED} and t.warranty_until >= india_today() and not ${HAS_ENDED}`,
  ended: `${HAS_STARTED} and ${HAS_ENDED}`,
};

/** A field that tells of fees, gross or invoices. */
const money = <Kind extends ColumnKind>(column: ListColumn<Kind>): ListColumn<Kind> => ({ ...column, needs: 'money' });

/** Placements as admins see them, latest placed first. */
export const PLACEMENTS = listOf({
  name: 'placements',
  table: 'placements',
  key: 'placement_id',
  newest: 'placed_on',
  rowCount: { list: 'placements' },
  sums: { fee_paise: `sum(t.fee_paise) filter (where t.state <> 'reverted')` },
  columns: {
    placement_id: field('Key', 41, own('placement_id', 'integer')),
    connection_id: nullable('The connection; null once it is gone', 88, {
      ...own('connection_id', 'integer'),
      sort: undefined,
    }),
    request_id: nullable('The job request; null once it is gone', 31, own('request_id', 'integer')),
    employee_id: nullable('The employee; null once it is gone', 12, own('employee_id', 'integer')),
    company_id: nullable('The company; null once it is gone', 5, own('company_id', 'integer')),
    employee_name: field('Name of the employee', 'Asha Rao', own('employee_name')),
    job_title: field('Job title', 'React Developer', own('job_title')),
    job_location: nullable('Location of the job', 'Bengaluru', shown('job_location')),
    company_name: field('Name of the company', 'Sahyadri Software Pvt Ltd', own('company_name')),
    placed_on: field('Day in India on which it was placed', '2026-11-20', own('placed_on', 'date')),
    joining_date: nullable('First working day in India', '2026-12-01', own('joining_date', 'date')),
    first_month_gross_paise: nullable(
      'Gross salary of the first month, in paise',
      6000000,
      money(amount('first_month_gross_paise')),
    ),
    fee_percent: typed<number | null>(
      NullableReply(
        'Share of that salary which the fee is, in percent: that of the settings until there is an invoice; null of who may not see it',
        50,
        { type: 'number' },
      ),
      money(shown('fee_percent')),
    ),
    fee_paise: nullable(
      'Fee without tax, in paise; null until the gross is known, 0 for a replacement',
      3000000,
      money(amount('fee_paise')),
    ),
    state: field('What became of it', 'active', { ...own('state'), choices: PLACEMENT_STATES }),
    left_on: nullable('Last working day in India', '2027-01-15', own('left_on', 'date')),
    left_reason: nullable('Why the person left', 'Better offer elsewhere', shown('left_reason')),
    left_by: nullable('Who ended the employment', 'person', { ...shown('left_by'), choices: LEFT_BY }),
    commitment_ends_on: nullable(
      'Day in India from which the person is free of the commitment: years after joining, or earlier when the employer ended it; null until the joining date is known, and of a reverted placement',
      '2028-12-01',
      { kind: 'date', select: COMMITMENT_ENDS_ON },
    ),
    commitment_ended_reason: nullable('Why the commitment is over today; null while it lasts', 'time_over', {
      kind: 'text',
      select: COMMITMENT_ENDED_REASON,
      choices: COMMITMENT_ENDS,
    }),
    warranty_until: nullable(
      'Last day under warranty; null until the joining date is known',
      '2027-03-01',
      own('warranty_until', 'date'),
    ),
    warranty: field('Where the warranty stands today', 'running', {
      ...derived('text', WARRANTY, WARRANTY_CONDITIONS),
      choices: WARRANTIES,
    }),
    may_claim: field(
      'Whether a departure may be reported: there is a joining date, no open claim, and no replacement that stayed',
      true,
      { kind: 'boolean', select: MAY_CLAIM },
    ),
    replaces_placement_id: nullable('The placement that it replaces', 17, own('replaces_placement_id', 'integer')),
    replaced_by_placement_id: nullable(
      'The placement that replaced it',
      52,
      own('replaced_by_placement_id', 'integer'),
    ),
    invoice_id: nullable('The latest invoice', 9, money(own('invoice_id', 'integer'))),
    invoice_number: nullable('Number of that invoice', 'NY/26-27/00009', money(own('invoice_number'))),
    invoice_state: nullable('What became of that invoice', 'issued', {
      ...money(own('invoice_state')),
      choices: INVOICE_STATES,
    }),
    due_date: nullable('Day in India on which that invoice is due', '2027-01-12', money(own('due_date', 'date'))),
    issue_by: nullable(
      'Day in India by which the invoice is to be issued: 30 days after joining',
      '2026-12-31',
      money(own('issue_by', 'date')),
    ),
    attention: nullable('Why somebody should look at it today', 'invoice_to_issue', {
      ...money(derived('text', ATTENTION, ATTENTION_CONDITIONS)),
      choices: PLACEMENT_ATTENTION,
    }),
  },
});

/** A placement: who joined where, what it earns, and until when the warranty runs. */
export class PlacementDto extends RowOf(PLACEMENTS) {}

taskRecord('placement', PLACEMENTS);
