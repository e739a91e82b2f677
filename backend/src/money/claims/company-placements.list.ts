import { PLACEMENTS, WARRANTY } from '../placements/placements.list.js';
import { columnsNamed, type ListDefinition } from '../../platform/lists/list-definition.js';
import { COMPANY_PLACEMENT_FIELDS, type CompanyPlacementDto } from './company-placement.dto.js';

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
      select: `case when (${WARRANTY}) = 'running' then t.warranty_until - (select india_today()) + 1 end`,
    },
    outstanding_paise: { kind: 'bigint', select: 'i.outstanding_paise' },
    overdue: {
      kind: 'boolean',
      select: `coalesce(i.outstanding_paise > 0 and i.due_date < (select india_today()), false)`,
    },
    claim_id: { kind: 'integer', select: 'c.claim_id' },
    claim_state: { kind: 'text', select: 'c.state' },
    claim_decision_reason: { kind: 'text', select: 'c.decision_reason' },
  },
};
