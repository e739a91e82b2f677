import { createHmac } from 'node:crypto';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

function bytesOf(base32: string): Buffer {
  let bits = 0n;
  for (const letter of base32) bits = (bits << 5n) | BigInt(ALPHABET.indexOf(letter));
  const length = Math.floor((base32.length * 5) / 8);
  return Buffer.from((bits >> BigInt(base32.length * 5 - length * 8)).toString(16).padStart(length * 2, '0'), 'hex');
}

/**
 * What an app on a phone shows (RFC 6238), written apart from the product's own.
 * @param steps later than now, in steps of 30 seconds
 */
export function appCode(base32: string, steps = 0): string {
  const message = Buffer.from(
    BigInt(Math.floor(Date.now() / 30_000) + steps)
      .toString(16)
      .padStart(16, '0'),
    'hex',
  );
  const mac = createHmac('sha1', bytesOf(base32)).update(message).digest();
  const at = (mac[19] ?? 0) & 15;
  return String((mac.readUInt32BE(at) % 0x80000000) % 1_000_000).padStart(6, '0');
}
