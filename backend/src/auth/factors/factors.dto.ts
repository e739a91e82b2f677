import { ApiProperty } from '@nestjs/swagger';
import { type AuthenticationResponseJSON, type RegistrationResponseJSON } from '@simplewebauthn/server';
import { IsObject, Matches, MaxLength } from 'class-validator';
import { MessageDto } from '../../platform/http/message.dto.js';
import { NullableReply, Reply } from '../../platform/http/reply.js';
import { Field, Rule } from '../../platform/validation/field.js';
import { TextField } from '../../platform/validation/fields.js';
import { SessionDto } from '../dto/login.dto.js';
import { OtpField } from '../dto/recovery.dto.js';
import { PasswordField } from '../password-field.js';
import { PROOF_KINDS, type ProofKind } from './proof-kinds.js';
import { FACTOR_KINDS, type FactorKind } from './second-factor.entity.js';

const CODE = /^\d{6}$/;
/** Of the answer of a browser: no attestation is requested, so it is short. */
const MAX_PASSKEY_LENGTH = 16_000;

/** The answer of a browser, as WebAuthn writes it in JSON. */
function PasskeyField(required?: string): PropertyDecorator {
  return Field(
    { doc: 'What the browser answered (WebAuthn, as JSON)', ...(required && { required }) },
    { type: Object },
    [
      IsObject({ message: 'Passkey must be an object' }),
      Rule((value) => (isAnswer(value) ? undefined : 'Passkey must be the answer of a browser')),
    ],
    (value) => value,
  );
}

function isAnswer(value: unknown): boolean {
  const { id, response } = (value ?? {}) as { id?: unknown; response?: { clientDataJSON?: unknown } };
  if (typeof id !== 'string' || typeof response?.clientDataJSON !== 'string') return false;
  return JSON.stringify(value).length <= MAX_PASSKEY_LENGTH;
}

function ChallengeField(required?: string): PropertyDecorator {
  return Field(
    { doc: 'The challenge that the login answered', example: 'k3Jq…', ...(required && { required }) },
    { type: String, maxLength: 60 },
    [Matches(/^[\w-]{1,60}$/, { message: 'Challenge must be the one that the login answered' })],
  );
}

/** A second factor: exactly one of them. */
export class ProofDto {
  @Field({ doc: 'Six digits of the app', example: '492039' }, { type: String, pattern: CODE.source }, [
    Matches(CODE, { message: 'Please enter the 6 digits of your app' }),
  ])
  totp?: string | null;

  @Field(
    { doc: 'One of the recovery codes', example: 'ABCD-EFGH-2345-JKLM-NPQR-STUV' },
    { type: String, maxLength: 60 },
    [MaxLength(60, { message: 'Recovery code must be at most 60 characters long' })],
  )
  recovery?: string | null;

  @PasskeyField()
  passkey?: AuthenticationResponseJSON | null;
}

export class SecondStepDto extends ProofDto {
  @ChallengeField('Challenge is required')
  challenge: string;
}

/** A second factor, or the password of an account that has none. */
export class FreshDto extends ProofDto {
  @PasswordField({ required: undefined })
  password?: string | null;
}

export class PasskeyLoginDto {
  @PasskeyField('Passkey is required')
  passkey: AuthenticationResponseJSON;
}

export class PasskeyOptionsDto {
  @ChallengeField()
  challenge?: string | null;
}

/** A set-up: by a session, or by the challenge of a login with the code that was mailed. */
export class FactorSetupDto {
  @ChallengeField()
  challenge?: string | null;

  @OtpField({ isOptional: true })
  otp?: string | null;
}

export class ConfirmTotpDto extends FactorSetupDto {
  @Field(
    { doc: 'Six digits of the app', example: '492039', required: 'Please enter the 6 digits of your app' },
    { type: String, pattern: CODE.source },
    [Matches(CODE, { message: 'Please enter the 6 digits of your app' })],
  )
  code: string;
}

export class AddPasskeyDto extends FactorSetupDto {
  @PasskeyField('Passkey is required')
  passkey: RegistrationResponseJSON;

  @TextField({
    label: 'Name',
    max: 60,
    doc: 'What its owner calls it',
    example: 'My phone',
    required: 'Name is required',
    emptied: 'Name is required',
  })
  name: string;
}

export class FactorsOffDto {
  @TextField({
    label: 'Reason',
    max: 300,
    doc: 'Why they are switched off',
    example: 'Lost the phone; known by voice',
    required: 'Reason is required',
    emptied: 'Reason is required',
  })
  reason: string;
}

/** The password was right, and a second factor is to follow. */
export class SecondStepNeededDto {
  @Reply('What the account can use', ['totp', 'recovery'], {
    type: 'array',
    items: { type: 'string', enum: [...PROOF_KINDS] },
  })
  second_factor: ProofKind[];

  @Reply('For the second step, for five minutes and five tries', 'k3Jq…')
  challenge: string;
}

/** The password was right, and the account has to set up a second factor; a code is on its way to its mailbox. */
export class FactorSetupNeededDto {
  @Reply('Always true', true)
  second_factor_setup: boolean;

  @Reply('For the calls of the set-up, for five minutes', 'k3Jq…')
  challenge: string;

  @Reply('Which factor is needed', 'any', { enum: ['any', 'passkey'] })
  needed: string;
}

export class FactorDto {
  @Reply('Key', 4)
  id: number;

  @Reply('What it is', 'totp', { enum: FACTOR_KINDS })
  kind: FactorKind;

  @Reply('What its owner calls it', 'My phone')
  name: string;

  @Reply('When it was added, ISO 8601 in UTC', '2026-11-26T09:00:00.000Z', { format: 'date-time' })
  added_at: string;

  @NullableReply('When it was last used', '2026-11-26T10:00:00.000Z', { format: 'date-time' })
  last_used_at: string | null;

  @Reply('True for a passkey that may have been copied', false)
  is_suspended: boolean;

  @Reply('True for a passkey of the old address of this site', false)
  is_of_old_address: boolean;
}

export class FactorsDto {
  @ApiProperty({ type: [FactorDto], description: 'Apps and passkeys, oldest first' })
  factors: FactorDto[];

  @Reply('How many recovery codes are left', 9)
  recovery_codes_left: number;

  @Reply('What the staff needs', 'off', { enum: ['off', 'any', 'passkey'] })
  rule: string;
}

/** The secret of an app that is being set up, for ten minutes; a new one replaces it. */
export class NewTotpDto {
  @Reply('The secret in Base32, to be typed', 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP')
  secret: string;

  @Reply('The same for a QR code', 'otpauth://totp/Niyukt:asha@example.in?secret=…&issuer=Niyukt')
  otpauth_url: string;
}

/** A factor was added. */
export class FactorAddedDto extends MessageDto {
  @Reply('With the first factor: ten codes, shown this once', ['ABCD-EFGH-2345-JKLM-NPQR-STUV'], {
    type: 'array',
    items: { type: 'string' },
    required: false,
  })
  recovery_codes?: string[];

  @ApiProperty({
    type: SessionDto,
    required: false,
    description: 'The session that begins, when a login asked for the set-up',
  })
  session?: SessionDto;
}

export class RecoveryCodesDto {
  @Reply('Ten codes, shown this once', ['ABCD-EFGH-2345-JKLM-NPQR-STUV'], { type: 'array', items: { type: 'string' } })
  recovery_codes: string[];
}
