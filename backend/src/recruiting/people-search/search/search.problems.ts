import { problem } from '../../../platform/errors/problem.js';

export const PAGE_TOO_LONG = problem('candidate.page_too_long', 400, 'A range may hold %{max} people at most');
