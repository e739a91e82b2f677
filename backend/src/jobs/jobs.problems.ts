import { problem } from '../platform/errors/problem.js';

export const JOB_NOT_FOUND = problem('job_request.not_found', 404, 'Job request not found');
export const TOO_MANY_OPEN = problem(
  'job_request.too_many_open',
  409,
  'You have %{max} open job requests. Please close some of them first.',
);
