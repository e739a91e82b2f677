import { problem } from '../../platform/errors/problem.js';

export const NO_TERMS = problem('terms.not_found', 404, 'There are no terms for this role');
