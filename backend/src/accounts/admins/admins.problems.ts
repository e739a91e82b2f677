import { problem } from '../../platform/errors/problem.js';

export const ADMIN_NOT_FOUND = problem('admin.not_found', 404, 'Admin not found');
export const HOLDS_ALL = problem('admin.holds_all', 409, 'A super admin holds all permissions');
export const LAST_SUPER_ADMIN = problem('admin.last_super_admin', 409, 'The last super admin cannot be %{verb}');
