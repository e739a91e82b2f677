import { problem } from '../../platform/errors/problem.js';

export const ERASURE_REQUESTED_ELSEWHERE = problem(
  'notice.erasure_asked',
  409,
  'You asked us to erase your data. Please log in and take that back under My data first.',
);
