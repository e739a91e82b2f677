import { Reply } from '../../platform/http/reply.js';
import { MessageDto } from '../../platform/http/message.dto.js';
import { checkText, Field, Rule } from '../../platform/validation/field.js';
import { normalizedEmail } from '../../platform/validation/fields.js';
import { ROLES } from '../../platform/http/role.js';
import { NewPasswordField, PasswordField } from '../password-field.js';

/** Who wants to log in. The e-mail is trimmed and lowercased; its form is not checked, an unknown one is simply not found. */
export class LoginDto {
  @Field(
    { doc: 'E-mail address, without regard to case', example: 'admin@niyukt.example', required: 'Email is required' },
    { type: String, maxLength: 254 },
    [Rule(checkText('Email', 254))],
    normalizedEmail,
  )
  email: string;

  @PasswordField()
  password: string;
}

/** A session: keep the token for 23 hours and send it as `Authorization: Bearer`. */
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
}

/** A new password for whoever is logged in. */
export class ChangePasswordDto {
  @PasswordField({ doc: 'The password so far', required: 'Current password is required' })
  currentPassword: string;

  @NewPasswordField()
  newPassword: string;
}

/** The answer to a changed password: every session has ended, this token begins a new one. */
export class PasswordChangedDto extends MessageDto {
  @Reply('Token of a new session', 'eyJhbGciOiJIUzI1NiIs…')
  token: string;
}
