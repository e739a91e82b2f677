import { createHash, randomBytes } from 'node:crypto';
import { base32 } from './totp.js';

const CODES = 10;
/** 120 bits. */
const CODE_BYTES = 15;

/** Ten new codes, in groups of four letters and digits. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: CODES }, () => (base32(randomBytes(CODE_BYTES)).match(/.{4}/g) ?? []).join('-'));
}

/** How a code stands in the database, however it was typed. */
export function recoveryCodeHash(code: string): string {
  return createHash('sha256')
    .update(code.toUpperCase().replace(/[^A-Z2-7]/g, ''))
    .digest('hex');
}
