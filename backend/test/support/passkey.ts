import { createHash, createSign, generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto';

interface Options {
  challenge: string;
  rpId?: string;
  rp?: { id: string };
  user?: { id: string };
}

interface Said {
  origin: string;
  /** Whether its owner was asked (a finger, a PIN). */
  isVerified?: boolean;
  crossOrigin?: boolean;
  counter?: number;
  challenge?: string;
  isBackedUp?: boolean;
}

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const MAY_BE_BACKED_UP = 0x08;
const HAS_KEY = 0x40;

const sha256 = (bytes: Buffer | string): Buffer => createHash('sha256').update(bytes).digest();
const head = (major: number, length: number): Buffer =>
  length < 24
    ? Buffer.from([(major << 5) | length])
    : length < 256
      ? Buffer.from([(major << 5) | 24, length])
      : Buffer.from([(major << 5) | 25, length >> 8, length & 255]);
const text = (value: string): Buffer => Buffer.concat([head(3, value.length), Buffer.from(value)]);
const bytes = (value: Buffer): Buffer => Buffer.concat([head(2, value.length), value]);

/** An authenticator that signs with ES256, as a phone does. */
export class Passkey {
  readonly id = randomBytes(16).toString('base64url');
  private readonly privateKey: KeyObject;
  private readonly cose: Buffer;
  private counter = 0;
  private handle = '';

  constructor() {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    this.privateKey = privateKey;
    // kty 2 (EC2), alg -7 (ES256), crv 1 (P-256), x, y
    this.cose = Buffer.concat([
      Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
      bytes(Buffer.from(x, 'base64url')),
      Buffer.from([0x22]),
      bytes(Buffer.from(y, 'base64url')),
    ]);
  }

  /** Makes the passkey for these options. */
  create(options: Options, said: Said): object {
    this.handle = options.user?.id ?? '';
    const id = Buffer.from(this.id, 'base64url');
    const length = Buffer.from([id.length >> 8, id.length & 255]);
    const data = Buffer.concat([
      this.authenticatorData(options.rp?.id ?? '', said, HAS_KEY),
      Buffer.alloc(16),
      length,
      id,
      this.cose,
    ]);
    const attestationObject = Buffer.concat([
      Buffer.from([0xa3]),
      text('fmt'),
      text('none'),
      text('attStmt'),
      Buffer.from([0xa0]),
      text('authData'),
      bytes(data),
    ]);
    return {
      ...this.credential(),
      response: {
        clientDataJSON: clientData('webauthn.create', options, said).toString('base64url'),
        attestationObject: attestationObject.toString('base64url'),
        transports: ['internal'],
      },
    };
  }

  /** Signs these options. */
  sign(options: Options, said: Said): object {
    const client = clientData('webauthn.get', options, said);
    const data = this.authenticatorData(options.rpId ?? '', said);
    const signature = createSign('sha256')
      .update(Buffer.concat([data, sha256(client)]))
      .sign(this.privateKey);
    return {
      ...this.credential(),
      response: {
        clientDataJSON: client.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: signature.toString('base64url'),
        userHandle: this.handle,
      },
    };
  }

  private credential(): object {
    return { id: this.id, rawId: this.id, type: 'public-key', clientExtensionResults: {} };
  }

  private authenticatorData(rpId: string, { isVerified = true, counter, isBackedUp = false }: Said, more = 0): Buffer {
    this.counter = counter ?? this.counter + 1;
    const number = Buffer.alloc(4);
    number.writeUInt32BE(this.counter);
    const flags = USER_PRESENT | (isVerified ? USER_VERIFIED : 0) | (isBackedUp ? MAY_BE_BACKED_UP : 0) | more;
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), number]);
  }
}

function clientData(type: string, options: Options, { origin, crossOrigin = false, challenge }: Said): Buffer {
  return Buffer.from(JSON.stringify({ type, challenge: challenge ?? options.challenge, origin, crossOrigin }));
}
