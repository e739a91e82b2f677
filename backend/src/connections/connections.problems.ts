import { problem } from '../platform/errors/problem.js';

export const CONNECTION_NOT_FOUND = problem('connection.not_found', 404, 'Connection not found');
export const JOB_NOT_OPEN = problem(
  'connection.job_not_open',
  409,
  'Connections can only be made to open or active jobs',
);
export const ALREADY_CONNECTED = problem('connection.exists', 409, 'This employee is already connected to this job');

// errors of claims and placements that changes of a connection answer
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
export const NOT_PLACED = problem(
  'connection.not_placed',
  422,
  'The first-month gross is noted of people who are placed',
);
export const LEFT_BEFORE_JOINING = problem(
  'placement.left_before_joining',
  422,
  'The last working day cannot be before the joining date',
);
export const NOT_LEFT = problem(
  'placement.not_left',
  422,
  'Who ended the employment is noted together with the last working day',
);
