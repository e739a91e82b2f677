import { problem } from '../../platform/errors/problem.js';

export const ONLY_SUPER_ADMIN = problem('auth.only_super_admin_deletes', 403, 'Only Super Admin can delete records');
export const TOO_MANY_CHANGES = problem(
  'rate_limit.changes',
  429,
  'You have made many changes in a short time. Please wait a while and try again.',
);
