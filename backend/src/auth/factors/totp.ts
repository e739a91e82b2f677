import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { AGENCY } from '../../platform/agency.js';
import { type Secrets } from '../../platform/config/secrets.js';
import { seal, unseal } from '../../platform/mail/sealed-content.js';

const SECRET_BYTES = 20;
const DIGITS = 6;
/** Length of a step in seconds. */
export const STEP_SECONDS = 30;
/** Steps that a clock may be wrong by, either way. */
const TOLERANCE = 1;

export const newTotpSecret = (): Buffer => randomBytes(SECRET_BYTES);

/** The code of a step (RFC 6238 with SHA-1, RFC 4226 section 5.3). */
function totpCode(secret: Buffer, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const digest = createHmac('sha1', secret).update(counter).digest();
  const offset = digest.readUInt8(digest.length - 1) & 0x0f;
  const number = (digest.readUInt32BE(offset) & 0x7fffffff) % 10 ** DIGITS;
  return String(number).padStart(DIGITS, '0');
}

/**
 * The step whose code this is, among those of now.
 * @param last the last step that was used: it and those before it fit no more
 */
export function stepOf(secret: Buffer, code: string, now: number, last: number | null): number | undefined {
  const steps = Array.from({ length: 2 * TOLERANCE + 1 }, (_, index) => now - TOLERANCE + index);
  const fitting = steps.filter((step) => timingSafeEqual(Buffer.from(totpCode(secret, step)), Buffer.from(code)));
  return fitting.find((step) => step > (last ?? -1));
}

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const BITS = 5;

/** Base32 without padding (RFC 4648 section 6), as apps and people type it. */
export function base32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{1,5}/g) ?? []).map((five) => ALPHABET[parseInt(five.padEnd(BITS, '0'), 2)]).join('');
}

/** What an app reads as a QR code. */
export function otpauthUrl(secret: Buffer, email: string): string {
  const label = encodeURIComponent(`${AGENCY.name}:${email}`);
  return `otpauth://totp/${label}?secret=${base32(secret)}&issuer=${encodeURIComponent(AGENCY.name)}`;
}

/** Of this installation's secret, for nothing else. */
const totpKey = (secrets: Secrets): Buffer => secrets.derive('totp-secrets');

/** How the secret of an app stands in the database. */
export const sealTotp = (secrets: Secrets, secret: Buffer): Buffer => seal(totpKey(secrets), secret.toString('base64'));

/** @throws Error when it was sealed with another secret of the installation */
export const openTotp = (secrets: Secrets, sealed: Buffer): Buffer =>
  Buffer.from(unseal<string>(totpKey(secrets), sealed), 'base64');
