import { problem } from '../platform/errors/problem.js';

export const EMPLOYEE_NOT_FOUND = problem('employee.not_found', 404, 'Employee not found');
export const EMPLOYEE_RESTRICTED = problem(
  'employee.restricted',
  409,
  'This person is about to be erased. Until then nothing is done with the record.',
);
