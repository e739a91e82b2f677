import { MessageDto } from '../../platform/http/message.dto.js';
import { Reply } from '../../platform/http/reply.js';
import { ROLES } from '../../platform/http/role.js';
import { type Language, LANGUAGES } from '../../platform/language/language.js';
import { checkText, Field, Rule } from '../../platform/validation/field.js';
import { MAX_EMAIL_LENGTH, normalizedEmail } from '../../platform/validation/fields.js';
import { NewPasswordField, PasswordField } from '../password-field.js';

/** Credentials. The e-mail is trimmed and lowercased; its form is not checked. */
export class LoginDto {
  @Field(
    { doc: 'E-mail address, without regard to case', example: 'admin@niyukt.example', required: 'Email is required' },
    { type: String, maxLength: MAX_EMAIL_LENGTH },
    [Rule(checkText('Email', MAX_EMAIL_LENGTH))],
    normalizedEmail,
  )
  email: string;

  @PasswordField()
  password: string;
}

/** A session: clients keep the token for 23 hours and send it as `Authorization: Bearer`. */
export class SessionDto {
  @Reply('Token for the Authorization header, valid for 24 hours', 'eyJhbGciOiJIUzI1NiIs…')
  token: string;

  @Reply('Role', 'employee', { enum: ROLES })
  role: string;

  @Reply('Account', 7)
  userId: number;

  @Reply('E-mail address', 'asha.rao@example.in', { format: 'email' })
  email: string;

  @Reply('Name of the person, or of the company', 'Asha Rao')
  full_name: string;

  @Reply('The same as full_name', 'Asha Rao')
  name: string;

  @Reply('True until a person whose account was made by an admin has chosen a password', false)
  mustChangePassword: boolean;

  @Reply('Language of mails and of the public site; left out where it is not known', 'hi', {
    enum: LANGUAGES,
    required: false,
  })
  language?: Language;
}

export class ChangePasswordDto {
  @PasswordField({ doc: 'The password so far', required: 'Current password is required' })
  currentPassword: string;

  @NewPasswordField()
  newPassword: string;
}

/** Every session has ended; the token begins a new one. */
export class PasswordChangedDto extends MessageDto {
  @Reply('Token of a new session', 'eyJhbGciOiJIUzI1NiIs…')
  token: string;
}
