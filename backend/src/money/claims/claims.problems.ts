import { problem } from '../../platform/errors/problem.js';
import { NO_REASON } from './claim.dto.js';

export const CLAIM_OPEN = problem('claim.open', 409, 'There is already an open claim for this placement');
export const ALREADY_REPLACED = problem('claim.already_replaced', 409, 'This placement has already been replaced');
export const NOBODY_TO_REPLACE = problem(
  'claim.reverted',
  409,
  'This placement was reverted: there is nobody to replace',
);
export const CLAIM_DECIDED_BEFORE = problem('claim.decided', 409, 'This claim has already been decided');
export const CLAIM_NOT_APPROVED = problem('claim.not_approved', 409, 'Only an approved claim can be closed');
export const DECLINED_WITHOUT_REASON = problem('claim.declined_without_reason', 422, NO_REASON);
