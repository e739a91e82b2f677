import { problem } from '../../../platform/errors/problem.js';

export const ERASURE_REQUESTED = problem('erasure.asked', 409, 'Your data is erased on %{day} already');
export const ERASURE_NOT_REQUESTED = problem(
  'erasure.not_asked',
  409,
  'There is no request of yours that could be taken back',
);
