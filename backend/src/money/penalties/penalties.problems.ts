import { problem } from '../../platform/errors/problem.js';

export const PENALTY_NOT_FOUND = problem('penalty.not_found', 404, 'Penalty case not found');
export const ACCEPTANCE_NOT_PROVEN = problem(
  'penalty.no_acceptance',
  409,
  'There is no proven acceptance of the terms by this person: the text that was shown is not known',
);
export const PENALTY_TOO_HIGH = problem(
  'penalty.amount_too_high',
  422,
  'The amount can be at most %{max}, as the settings say',
);
export const PENALTY_STATE = problem('penalty.state', 409, 'This is not possible any more: the case is %{state}');
export const NOTICE_UNDER_WAY = problem('penalty.notice_waits', 409, 'A notice is on its way already');
export const PERSON_UNDER_AGE = problem(
  'penalty.under_age',
  409,
  'This person was reported as under 18. Until that is disproved there is no penalty.',
);
