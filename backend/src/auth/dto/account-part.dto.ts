import { Reply } from '../../platform/http/reply.js';
import { type Caller } from '../../platform/http/caller.js';
import { ROLES } from '../../platform/http/role.js';
import { LANGUAGES, type Language } from '../../platform/language/language.js';

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
}

/** The caller's account as it appears in a profile. */
export function accountPartOf({ userId, role, email, language }: Caller): AccountPartDto {
  return { userId, role, email, ...(language && { language }) };
}
