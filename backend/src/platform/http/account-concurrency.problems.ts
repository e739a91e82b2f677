import { problem } from '../errors/problem.js';

export const TOO_MANY_AT_ONCE = problem(
  'rate_limit.at_once',
  429,
  'Too many requests at once. Please wait a moment and try again.',
);
