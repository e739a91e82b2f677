import { ApiPropertyOptional } from '@nestjs/swagger';
import { NullableReply, Reply } from '../../platform/http/reply.js';
import { type Caller } from '../../platform/http/caller.js';
import { ROLES } from '../../platform/http/role.js';
import { LANGUAGES, type Language } from '../../platform/language/language.js';
import { TermsStateDto } from '../terms/terms.dto.js';

/** The account's part of every profile. */
export class AccountPartDto {
  @Reply('Account', 7)
  userId: number;

  @Reply('Role', 'employee', { enum: ROLES })
  role: string;

  @Reply('E-mail address the person logs in with', 'asha.rao@example.in', { format: 'email' })
  email: string;

  @NullableReply('Language of mails and of the public site; null where it is not known', 'hi', {
    enum: LANGUAGES,
    required: false,
  })
  language?: Language | null;

  @ApiPropertyOptional({
    type: TermsStateDto,
    description:
      'Where the account stands with the terms, in answers of this call to employees and owners of companies',
  })
  terms?: TermsStateDto;
}

/** The caller's account as it appears in a profile. */
export function accountPartOf({ userId, role, email, language }: Caller): AccountPartDto {
  return { userId, role, email, language };
}
