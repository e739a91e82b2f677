import { columnsNamed, field, listOf, nullable } from '../../platform/lists/list-definition.js';
import { RowOf } from '../../platform/lists/row-of.js';
import { PLACEMENTS, WARRANTY } from '../placements/placements.list.js';

/** What companies are told of a placement as it is; each field is named, so that a new one is no company's until somebody decides so. */
const COMPANY_PLACEMENT_FIELDS = [
  'placement_id',
  'company_id',
  'request_id',
  'employee_name',
  'job_title',
  'job_location',
  'placed_on',
  'joining_date',
  'state',
  'left_on',
  'warranty_until',
  'warranty',
  'may_claim',
  'replaces_placement_id',
  'replaced_by_placement_id',
  'invoice_id',
  'invoice_number',
  'invoice_state',
  'due_date',
] as const;

/** A company's own placements: what the agency notes for itself stays out (docs/rules.md#own-records). */
export const COMPANY_PLACEMENTS = listOf({
  ...PLACEMENTS,
  rowCount: undefined,
  joins: `left join invoices i on i.invoice_id = t.invoice_id
    left join lateral (select claim_id, state, decision_reason from warranty_claims c where c.placement_id = t.placement_id
      order by filed_at desc, claim_id desc limit 1) c on true`,
  columns: {
    ...columnsNamed(PLACEMENTS, COMPANY_PLACEMENT_FIELDS),
    warranty_days_left: nullable('Days that the warranty still covers, today included; null unless it runs', 21, {
      kind: 'integer',
      select: `case when (${WARRANTY}) = 'running' then t.warranty_until - (select india_today()) + 1 end`,
    }),
    outstanding_paise: nullable('Still to be paid of the invoice, in paise', 3540000, {
      kind: 'bigint',
      select: 'i.outstanding_paise',
    }),
    overdue: field('Something of the invoice is outstanding after its due date', false, {
      kind: 'boolean',
      select: `coalesce(i.outstanding_paise > 0 and i.due_date < (select india_today()), false)`,
    }),
    claim_id: nullable('The latest warranty claim', null, { kind: 'integer', select: 'c.claim_id' }),
    claim_state: nullable('What became of that claim', null, {
      kind: 'text',
      select: 'c.state',
      choices: ['filed', 'approved', 'declined', 'replaced', 'closed'],
    }),
    claim_decision_reason: nullable('Why that claim was decided so, or closed', null, {
      kind: 'text',
      select: 'c.decision_reason',
    }),
  },
});

/** A placement as its company sees it: without what the agency notes for itself. */
export class CompanyPlacementDto extends RowOf(COMPANY_PLACEMENTS) {}
