import { problem } from '../../platform/errors/problem.js';

export const BREACH_NOT_FOUND = problem('breach.not_found', 404, 'Breach not found');
export const BREACH_PERSON_NOT_FOUND = problem('breach.person_not_found', 404, 'This person is not on the list');
export const BREACH_IN_FUTURE = problem(
  'breach.in_future',
  409,
  'This moment is still to come, or before it was known',
);
export const BREACH_TOO_EARLY = problem(
  'breach.too_early',
  409,
  'The Board gives time until a moment that is still to come',
);
export const BREACH_DETAILS_REPORTED = problem('breach.details_reported', 409, 'The Board has the details already');
export const BREACH_ENDED = problem('breach.ended', 409, 'This breach is closed');
export const BREACH_FACTS_MISSING = problem(
  'breach.facts_missing',
  409,
  'Before people are told: consequences, measures, advice and contact are needed, and the list of people',
);
export const PEOPLE_NOTIFIED_ALREADY = problem('breach.told', 409, 'People were told already');
export const BREACH_NOT_REPORTED = problem(
  'breach.not_reported',
  409,
  'People, CERT-In and the Board are told first, the Board with all details',
);
export const BREACH_NOT_OPEN = problem(
  'breach.not_open',
  409,
  'People were told, so that it cannot be called no breach',
);
