import { problem } from '../../platform/errors/problem.js';

export const SESSION_NOT_FOUND = problem('session.not_found', 404, 'Session not found');
