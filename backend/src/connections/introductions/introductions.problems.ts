import { problem } from '../../platform/errors/problem.js';

export const INTRODUCTION_NOT_FOUND = problem('introduction.not_found', 404, 'Introduction not found');
