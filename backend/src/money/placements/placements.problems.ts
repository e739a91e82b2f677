import { problem } from '../../platform/errors/problem.js';

export const PLACEMENT_NOT_FOUND = problem('placement.not_found', 404, 'Placement not found');
