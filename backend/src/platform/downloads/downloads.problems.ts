import { problem } from '../errors/problem.js';

export const TOO_MANY_DOWNLOADS = problem(
  'rate_limit.downloads',
  429,
  'Too many files are being downloaded at once. Please try again in a few seconds.',
);
