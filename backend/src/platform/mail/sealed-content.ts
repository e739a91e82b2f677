import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Encrypts with AES-256-GCM: nonce, tag, ciphertext. */
export const seal = (key: Buffer, content: unknown): Buffer => sealBytes(key, Buffer.from(JSON.stringify(content)));

/** The same for the bytes of a file. */
export function sealBytes(key: Buffer, bytes: Buffer): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', key, nonce);
  const sealed = [cipher.update(bytes), cipher.final()];
  return Buffer.concat([nonce, cipher.getAuthTag(), ...sealed]);
}

/**
 * Decrypts the result of `seal`.
 * @throws Error when the key differs or the bytes were changed
 */
export const unseal = <T>(key: Buffer, bytes: Buffer): T => JSON.parse(unsealBytes(key, bytes).toString('utf8')) as T;

/**
 * Decrypts the result of `sealBytes`.
 * @throws Error when the key differs or the bytes were changed
 */
export function unsealBytes(key: Buffer, bytes: Buffer): Buffer {
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, NONCE_BYTES));
  decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  return Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]);
}
