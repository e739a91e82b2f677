import { Reply } from '../../platform/http/reply.js';
import { type Caller } from '../../platform/http/caller.js';
import { ROLES } from '../../platform/http/role.js';

/** What every profile says of the account. */
export class AccountPartDto {
  @Reply('Account', 7)
  userId: number;

  @Reply('Role', 'employee', { enum: ROLES })
  role: string;

  @Reply('E-mail address the person logs in with', 'asha.rao@example.in', { format: 'email' })
  email: string;
}

/** The account of whoever asks, as every profile says it. */
export function accountPartOf({ userId, role, email }: Caller): AccountPartDto {
  return { userId, role, email };
}
