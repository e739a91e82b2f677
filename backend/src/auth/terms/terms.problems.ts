import { problem } from '../../platform/errors/problem.js';

export const NO_TERMS = problem('terms.not_found', 404, 'There are no terms for this role');
export const TERMS_VERSION_CHANGED = problem(
  'terms.changed',
  409,
  'These terms have changed. Please reload the page and read them again.',
);
export const TERMS_ACCEPTED = problem('terms.accepted', 409, 'You have accepted these terms already');
