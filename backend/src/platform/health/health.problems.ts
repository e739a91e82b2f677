import { problem } from '../errors/problem.js';

export const NOT_READY = problem(
  'health.not_ready',
  503,
  'The service is not ready',
  'The process stops, or its database does not answer or lacks migrations. The log says which, from `Health`.',
);
