import { createSecretKey, randomUUID, type KeyObject } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import jwt from 'jsonwebtoken';
import { isKey } from '../platform/validation/key.js';
import { Secrets } from '../platform/config/secrets.js';
import { type User } from './accounts/user.entity.js';
import { type Role } from '../platform/http/role.js';

/** Server lifetime of a token; the client drops it after 23 hours (spec 4, decisions "Identity"). */
const LIFETIME_SECONDS = 24 * 60 * 60;
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;
const ISSUER = 'niyukt';
const MOST_REMEMBERED = 1_000;

/** What a token says. `exp` is in seconds since 1970 (spec 3). */
export interface TokenPayload {
  userId: number;
  role: Role;
  /** Session version of the account when the token was made. */
  ver: number;
  jti: string;
  exp: number;
}

/** Signs and verifies session tokens with HS256 and nothing else. */
@Injectable()
export class SessionTokens {
  /** Made once: given a text, the library would try to read it as a public key on every call. */
  private readonly key: KeyObject;
  /** Tokens that were genuine once, which they stay until they end. Whether their sessions still hold is not remembered anywhere. */
  private readonly genuine = new Map<string, TokenPayload>();

  constructor(secrets: Secrets) {
    this.key = createSecretKey(secrets.tokenKey);
  }

  /** A token for this account, valid for 24 hours. */
  issue({ user_id, role, session_version }: Pick<User, 'user_id' | 'role' | 'session_version'>): string {
    const claims: Omit<TokenPayload, 'exp'> = { userId: user_id, role, ver: session_version, jti: randomUUID() };
    return jwt.sign(claims, this.key, {
      algorithm: 'HS256',
      expiresIn: LIFETIME_SECONDS,
      issuer: ISSUER,
      audience: ISSUER,
    });
  }

  /** The content of a genuine token that has not ended, or nothing. */
  read(token: string): TokenPayload | undefined {
    const payload = this.genuine.get(token) ?? this.verified(token);
    return payload && payload.exp > Math.floor(Date.now() / 1000) ? payload : undefined;
  }

  private verified(token: string): TokenPayload | undefined {
    try {
      const { header, payload } = jwt.verify(token, this.key, {
        algorithms: ['HS256'],
        issuer: ISSUER,
        audience: ISSUER,
        complete: true,
      });
      if (header.typ !== 'JWT' || !isPayload(payload)) return undefined;
      if (this.genuine.size >= MOST_REMEMBERED) this.genuine.clear();
      this.genuine.set(token, payload);
      return payload;
    } catch {
      return undefined;
    }
  }
}

function isPayload(payload: unknown): payload is TokenPayload {
  const { userId, jti, exp } = payload as Partial<TokenPayload>;
  return isKey(userId) && typeof jti === 'string' && UUID.test(jti) && typeof exp === 'number';
}
