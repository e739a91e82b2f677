import { among, taskCause } from '../../agency/tasks/task-cause.js';
import { NAME_OF_PLACEMENT, OWNER_OF_PLACEMENT } from '../placements/placements.tasks.js';
import { type ClaimState } from './claim-state.js';

const claimsIn = (state: ClaimState, since: 'filed_at' | 'decided_at'): string => `
  select c.claim_id as record_id, p.owner_id, p.subject, c.${since} as due_from
  from warranty_claims c cross join lateral (
    select ${OWNER_OF_PLACEMENT} as owner_id, ${NAME_OF_PLACEMENT} as subject from placements t where t.placement_id = c.placement_id) p
  where c.state = '${state}' and ${among('c.claim_id')}`;

const REPLACEMENT_BUSINESS_DAYS = 10;

/** What an open claim waits for (docs/rules.md#claims). */
export const CLAIM_CAUSES = [
  taskCause('claim.decide', {
    recordKind: 'claim',
    title: 'Decide on the warranty claim',
    counted: ['warranty claim to decide on', 'warranty claims to decide on'],
    button: 'Decide',
    sql: claimsIn('filed', 'filed_at'),
  }),
  taskCause('claim.replace', {
    recordKind: 'claim',
    title: 'Find a replacement',
    counted: ['replacement to find', 'replacements to find'],
    button: 'Replace',
    sql: claimsIn('approved', 'decided_at'),
    businessDays: REPLACEMENT_BUSINESS_DAYS,
  }),
];
