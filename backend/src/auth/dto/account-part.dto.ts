import { type Caller } from '../../platform/http/caller.js';
import { Reply } from '../../platform/http/reply.js';
import { ROLES } from '../../platform/http/role.js';
import { type Language, LANGUAGES } from '../../platform/language/language.js';

/** The account's part of every profile. */
export class AccountPartDto {
  @Reply('Account', 7)
  userId: number;

  @Reply('Role', 'employee', { enum: ROLES })
  role: string;

  @Reply('E-mail address the person logs in with', 'asha.rao@example.in', { format: 'email' })
  email: string;

  @Reply('Language of mails and of the public site; left out where it is not known', 'hi', {
    enum: LANGUAGES,
    required: false,
  })
  language?: Language;

  @Reply('When the account is erased, ISO 8601 in UTC; left out unless it is restricted', '2026-12-08T18:29:59.999Z', {
    format: 'date-time',
    required: false,
  })
  erasure_due_at?: string;
}

/** The caller's account as it appears in a profile. */
export function accountPartOf({ userId, role, email, language, erasureDueAt }: Caller): AccountPartDto {
  return {
    userId,
    role,
    email,
    ...(language && { language }),
    ...(erasureDueAt && { erasure_due_at: erasureDueAt.toISOString() }),
  };
}
