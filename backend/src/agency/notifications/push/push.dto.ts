import { ECDH } from 'node:crypto';
import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsDefined, IsObject, ValidateNested } from 'class-validator';
import { Rule } from '../../../platform/validation/field.js';
import { TextField } from '../../../platform/validation/fields.js';
import { isPushService } from './push-services.js';
import { MAX_ENDPOINT } from './push-subscription.entity.js';

const NO_KEYS = 'The keys of the subscription are missing';
const P256DH_BYTES = 65;
const UNCOMPRESSED = 4;
const AUTH_BYTES = 16;

const bytesOf = (label: string, bytes: number): PropertyDecorator =>
  Rule((value) =>
    typeof value === 'string' && /^[\w-]+$/.test(value) && Buffer.from(value, 'base64url').length === bytes
      ? undefined
      : `${label} must be ${bytes} bytes in base64url`,
  );

/** A point of the curve P-256, uncompressed: what is sent is encrypted for it (RFC 8291). */
function isPoint(value: unknown): boolean {
  const bytes = Buffer.from(String(value), 'base64url');
  try {
    return bytes[0] === UNCOMPRESSED && !!ECDH.convertKey(bytes, 'prime256v1');
  } catch {
    return false;
  }
}

export class PushKeysDto {
  @TextField({
    label: 'p256dh',
    doc: 'Public key of the browser, base64url',
    example: 'BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM',
    required: NO_KEYS,
    also: [
      bytesOf('p256dh', P256DH_BYTES),
      Rule((value) => (isPoint(value) ? undefined : 'p256dh must be a public key of the curve P-256')),
    ],
  })
  p256dh: string;

  @TextField({
    label: 'auth',
    doc: 'Secret of the subscription, base64url',
    example: 'tBHItJI5svbpez7KI4CCXg',
    required: NO_KEYS,
    also: [bytesOf('auth', AUTH_BYTES)],
  })
  auth: string;
}

/** A subscription as browsers write it. */
export class SubscribeDto {
  @TextField({
    label: 'The address',
    max: MAX_ENDPOINT,
    doc: 'Address of the push service of a maker of browsers',
    example: 'https://fcm.googleapis.com/fcm/send/fj3kW0aT',
    required: 'The address of the push service is missing',
    also: [
      Rule((value) =>
        isPushService(String(value)) ? undefined : 'The address is none of a push service of a browser',
      ),
    ],
  })
  endpoint: string;

  @ApiProperty({ type: PushKeysDto })
  @IsDefined({ message: NO_KEYS })
  @IsObject({ message: NO_KEYS })
  @ValidateNested()
  @Type(() => PushKeysDto)
  keys: PushKeysDto;
}
