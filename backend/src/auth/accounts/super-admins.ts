import { type EntityManager } from 'typeorm';
import { User } from './user.entity.js';

/** Locks all super admins, so that two who disable or delete each other at once cannot both succeed. */
export async function lockSuperAdmins(transaction: EntityManager): Promise<User[]> {
  return transaction.find(User, {
    where: { role: 'super_admin' },
    order: { user_id: 'ASC' },
    lock: { mode: 'pessimistic_write' },
  });
}

/** True when no other super admin can log in (docs/rules.md#last-super-admin). */
export function isLastSuperAdmin({ user_id, role }: User, superAdmins: User[]): boolean {
  return role === 'super_admin' && !superAdmins.some((other) => other.user_id !== user_id && !other.disabled_at);
}
