import { problem } from '../platform/errors/problem.js';

// What follows from a connection may refuse it: declared here, because the calls of connections answer it.

export const CLAIM_NOT_FOUND = problem('claim.not_found', 404, 'Claim not found');
export const CLAIM_WITHOUT_REPLACEMENT = problem(
  'claim.no_replacement_due',
  409,
  'Only an approved claim takes a replacement',
);
export const CLAIM_OF_ANOTHER_COMPANY = problem(
  'claim.another_company',
  409,
  'The claim is about a placement with another company',
);
export const PLACEMENT_INVOICED = problem(
  'placement.invoiced',
  409,
  'An invoice has been issued for this placement. Credit it first.',
);
