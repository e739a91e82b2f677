import { createHash, createPrivateKey, createPublicKey, type KeyObject, sign, verify } from 'node:crypto';
import { type Secrets } from '../../platform/config/secrets.js';

const FORMAT = 'niyukt-audit';
const VERSION = 1;
/** The PKCS #8 header before the 32 bytes of an Ed25519 key, and the SPKI header before its public key. */
const PRIVATE_KEY_HEAD = Buffer.from('302e020100300506032b657004220420', 'hex');
const PUBLIC_KEY_HEAD = Buffer.from('302a300506032b6570032100', 'hex');
const SIGNATURE = /^,"signature":"([\w-]{86})"\}$/;
const SIGNATURE_LENGTH = ',"signature":""}'.length + 86;
const KEY = /^[\w-]{43}$/;

/** The installation's key that signs exports. */
export function signingKey(secrets: Secrets): KeyObject {
  const key = Buffer.concat([PRIVATE_KEY_HEAD, secrets.derive('audit-export')]);
  return createPrivateKey({ key, format: 'der', type: 'pkcs8' });
}

/** The public key as text, to verify an export with. */
export function publicKeyText(key: KeyObject): string {
  const publicKey = key.type === 'private' ? createPublicKey(key) : key;
  return publicKey.export({ format: 'der', type: 'spki' }).subarray(PUBLIC_KEY_HEAD.length).toString('base64url');
}

interface Line {
  line: number;
  /** SHA-256 of the line before, in hex. */
  previous: string;
  export?: { format: string; version: number; at: string; key: string };
  entry?: unknown;
  end?: { entries: number };
}

/** Writes signed lines that each contain the hash of the line before, so that changing, removing, adding or moving one is detected. */
export class SignedLines {
  private line = 0;
  private previous = '';

  constructor(private readonly key: KeyObject) {}

  /** The first line. @param at moment of the export, ISO 8601 */
  begin(at: string): string {
    return this.next({ export: { format: FORMAT, version: VERSION, at, key: publicKeyText(this.key) } });
  }

  entry(entry: unknown): string {
    return this.next({ entry });
  }

  /** The last line, without which a file is incomplete. */
  end(): string {
    return this.next({ end: { entries: this.line - 1 } });
  }

  private next(content: Partial<Line>): string {
    this.line += 1;
    const unsigned = JSON.stringify({ line: this.line, previous: this.previous, ...content });
    const signature = sign(null, Buffer.from(unsigned), this.key).toString('base64url');
    const text = `${unsigned.slice(0, -1)},"signature":"${signature}"}`;
    this.previous = hashOf(text);
    return text;
  }
}

export interface Verified {
  entries: number;
  /** When it was made, ISO 8601. */
  at: string;
}

/** A line of an export that was changed. */
export class BrokenLine extends Error {}

/**
 * Verifies an export.
 * @param publicKey of the installation that made it, as `publicKeyText` writes it
 * @throws BrokenLine naming the first changed line, and why
 */
export async function verifyLines(lines: AsyncIterable<string>, publicKey: string): Promise<Verified> {
  if (!KEY.test(publicKey)) throw new BrokenLine('The key is not one that signs exports: it has 43 characters.');
  const key = createPublicKey({
    key: Buffer.concat([PUBLIC_KEY_HEAD, Buffer.from(publicKey, 'base64url')]),
    format: 'der',
    type: 'spki',
  });
  let [count, previous, at, isWhole] = [0, '', '', false];
  for await (const text of lines) {
    count += 1;
    if (isWhole) throw new BrokenLine(`Line ${count} is broken: it comes after the end.`);
    const line = signedLine(text, count, key);
    if (count === 1) at = beginningOf(line, publicKey);
    if (line.line !== count || line.previous !== previous) {
      throw new BrokenLine(
        `Line ${count} is broken: it does not follow line ${count - 1}. Something is missing, added or moved.`,
      );
    }
    isWhole = line.end !== undefined;
    previous = hashOf(text);
  }
  if (!isWhole) throw new BrokenLine(`Line ${count + 1} is missing: the file ends too early.`);
  return { entries: count - 2, at };
}

function signedLine(text: string, count: number, key: KeyObject): Line {
  const unsigned = text.slice(0, -SIGNATURE_LENGTH);
  const [, signature] = SIGNATURE.exec(text.slice(-SIGNATURE_LENGTH)) ?? [];
  if (!unsigned.startsWith('{') || !signature) {
    throw new BrokenLine(`Line ${count} is broken: it is no line of an export.`);
  }
  if (!verify(null, Buffer.from(`${unsigned}}`), key, Buffer.from(signature, 'base64url'))) {
    throw new BrokenLine(`Line ${count} is broken: it was changed, or signed with another key.`);
  }
  return JSON.parse(`${unsigned}}`) as Line;
}

function beginningOf({ export: beginning }: Line, publicKey: string): string {
  if (beginning?.format !== FORMAT || beginning.version !== VERSION || beginning.key !== publicKey) {
    throw new BrokenLine('Line 1 is broken: it is not the beginning of an export of this version.');
  }
  return beginning.at;
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
