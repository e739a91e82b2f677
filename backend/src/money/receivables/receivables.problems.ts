import { problem } from '../../platform/errors/problem.js';

export const PERIOD_BACKWARDS = problem('export.period', 422, 'The last day cannot be before the first');
