import { problem } from '../../platform/errors/problem.js';

export const LETTERS_BUSY = problem('letter.busy', 429, 'Too many documents are made just now. Please try again.');
