import { problem } from '../../platform/errors/problem.js';

export const TASK_NOT_FOUND = problem('task.not_found', 404, 'Task not found');
export const RECORD_UNNAMED = problem('task.record_unnamed', 400, 'The record must be named by kind and key');
export const RECORD_NOT_FOUND = problem('task.record_not_found', 404, 'There is no such record');
export const DUE_TOO_LATE = problem('task.due_too_late', 400, 'The due date must be within five years');
export const PAUSE_INVALID = problem('task.pause_invalid', 400, 'The pause must end later than now, and within a year');
export const TOO_MANY_TASKS = problem(
  'task.too_many',
  409,
  'There are %{max} open tasks of yours. Please finish some first.',
);
