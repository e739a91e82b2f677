import { problem } from './errors/problem.js';

export const EDIT_CONFLICT = problem('record.edit_conflict', 409, 'Somebody else has changed this record meanwhile.');
