import { createCipheriv, createDecipheriv, randomBytes, scrypt, type ScryptOptions } from 'node:crypto';
import { DamagedBackup } from './damaged-backup.js';

const CIPHER = 'aes-256-gcm';
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const SALT_BYTES = 16;
const CHUNK_BYTES = 64 * 1024;
/** OWASP's setting for scrypt: 128 MiB and about half a second for every guess. */
const COST = { N: 2 ** 17, r: 8, p: 1 };
const MEMORY_BYTES = 256 * 1024 * 1024;

/** How a backup is sealed: what stands readable at its beginning. */
export interface Sealing {
  cipher: string;
  kdf: string;
  N: number;
  r: number;
  p: number;
  /** Of this file alone, base64: with it every file has a key of its own. */
  salt: string;
}

/** The sealing of a new file. */
export function newSealing(): Sealing {
  return { cipher: CIPHER, kdf: 'scrypt', ...COST, salt: randomBytes(SALT_BYTES).toString('base64') };
}

/**
 * The 32-byte key of one file.
 * @throws DamagedBackup when the sealing is not one of ours
 */
export async function sealingKey(passphrase: string, { cipher, kdf, N, r, p, salt }: Sealing): Promise<Buffer> {
  const isOurs = cipher === CIPHER && kdf === 'scrypt' && N === COST.N && r === COST.r && p === COST.p;
  if (!isOurs) throw new DamagedBackup('it is sealed in a way that this version does not know');
  return derive(passphrase.normalize('NFC'), Buffer.from(salt, 'base64'), { ...COST, maxmem: MEMORY_BYTES });
}

function derive(passphrase: string, salt: Buffer, options: ScryptOptions): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(passphrase, salt, KEY_BYTES, options, (error, key) => {
      if (error) reject(error);
      else resolve(key);
    });
  });
}

/**
 * Seals a stream in chunks of 64 KiB, each with a tag of its own, so that nothing is read before it is known to be genuine.
 * The number of a chunk and whether it is the last one stand in its nonce: none can be left out, moved or cut off.
 * @param header is authenticated with every chunk
 */
export async function* seal(key: Buffer, header: Buffer, plain: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  for await (const { bytes, index, isLast } of inChunks(plain, CHUNK_BYTES)) {
    const cipher = createCipheriv(CIPHER, key, nonceOf(index, isLast)).setAAD(header);
    yield Buffer.concat([cipher.update(bytes), cipher.final(), cipher.getAuthTag()]);
  }
}

/**
 * What was sealed.
 * @throws DamagedBackup when the passphrase is another one, or anything was changed or cut off
 */
export async function* unseal(key: Buffer, header: Buffer, sealed: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  for await (const { bytes, index, isLast } of inChunks(sealed, CHUNK_BYTES + TAG_BYTES)) {
    const end = Math.max(0, bytes.length - TAG_BYTES);
    try {
      const decipher = createDecipheriv(CIPHER, key, nonceOf(index, isLast)).setAAD(header);
      decipher.setAuthTag(bytes.subarray(end));
      yield Buffer.concat([decipher.update(bytes.subarray(0, end)), decipher.final()]);
    } catch {
      throw new DamagedBackup(
        index === 0 ? 'its passphrase is another one, or its beginning was changed' : 'it was changed or cut off',
      );
    }
  }
}

function nonceOf(index: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(NONCE_BYTES);
  nonce.writeUInt32BE(index, NONCE_BYTES - 5);
  nonce.writeUInt8(isLast ? 1 : 0, NONCE_BYTES - 1);
  return nonce;
}

/** Pieces of exactly this size, the last one of what is left. */
async function* inChunks(
  source: AsyncIterable<Buffer>,
  size: number,
): AsyncGenerator<{ bytes: Buffer; index: number; isLast: boolean }> {
  let waiting: Buffer = Buffer.alloc(0);
  let index = 0;
  for await (const bytes of source) {
    waiting = waiting.length ? Buffer.concat([waiting, bytes]) : bytes;
    while (waiting.length > size) {
      yield { bytes: waiting.subarray(0, size), index, isLast: false };
      waiting = waiting.subarray(size);
      index += 1;
    }
  }
  yield { bytes: waiting, index, isLast: true };
}
