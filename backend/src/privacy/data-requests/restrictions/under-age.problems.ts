import { problem } from '../../../platform/errors/problem.js';

export const REPORTED = problem(
  'under_age.reported',
  409,
  'This person was reported already, and is erased on %{day} unless it is disproved',
);
export const NOT_REPORTED = problem('under_age.not_reported', 409, 'This person is not reported as under 18');
