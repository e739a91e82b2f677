import { problem } from '../../platform/errors/problem.js';

export const NO_ACCEPTANCE = problem('terms.not_accepted', 404, 'No acceptance of terms is recorded for this account');
