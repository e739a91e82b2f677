import { Matches } from 'class-validator';
import { Field } from '../../platform/validation/field.js';
import { EmailField } from '../../platform/validation/fields.js';
import { NewPasswordField } from '../password-field.js';

const INCOMPLETE = 'Please enter complete 6-digit OTP';

/** A six-digit code from a mail. */
export function OtpField({ isOptional = false } = {}): PropertyDecorator {
  return Field(
    { doc: 'The six digits of the mail', example: '042917', ...(!isOptional && { required: INCOMPLETE }) },
    { type: String, pattern: '^\\d{6}$' },
    [Matches(/^\d{6}$/, { message: INCOMPLETE })],
  );
}

/** The e-mail that a code is sent to. */
export class EmailDto {
  @EmailField()
  email: string;
}

/** An e-mail with the code that was sent to it. */
export class EmailCodeDto extends EmailDto {
  @OtpField()
  otp: string;
}

export class ResetWithCodeDto extends EmailCodeDto {
  @NewPasswordField({ tooShort: 'Password must be at least 8 characters' })
  newPassword: string;
}

export class ResetWithLinkDto {
  @Field(
    { doc: 'The token of the link', example: 'mZ3v…', required: 'Invalid Reset Link' },
    { type: String, maxLength: 200 },
    [Matches(/^[\w-]{1,200}$/, { message: 'Invalid Reset Link' })],
  )
  token: string;

  @NewPasswordField()
  password: string;
}
