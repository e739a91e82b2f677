import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { type JwtModuleOptions, JwtService } from '@nestjs/jwt';
import { Secrets } from '../platform/config/secrets.js';
import { DAY_SECONDS } from '../platform/durations.js';
import { type Role } from '../platform/http/role.js';
import { isKey } from '../platform/validation/key.js';
import { type User } from './accounts/user.entity.js';

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Lifetime on the server, in seconds; clients drop a token after 23 hours (docs/rules.md#token). */
export const LIFETIME_SECONDS = DAY_SECONDS;
const TOKEN_ALGORITHM = 'HS256';
/** Issuer and audience. */
const TOKEN_NAME = 'niyukt';
const MAX_VERIFIED = 1_000;

/** The claims of a token. `exp` is in seconds since 1970. */
export interface TokenPayload {
  userId: number;
  role: Role;
  /** The account's session version when the token was issued. */
  ver: number;
  jti: string;
  exp: number;
}

/** HS256 and nothing else. */
export function tokenOptions(secrets: Secrets): JwtModuleOptions {
  return {
    secret: secrets.tokenKey,
    signOptions: {
      algorithm: TOKEN_ALGORITHM,
      expiresIn: LIFETIME_SECONDS,
      issuer: TOKEN_NAME,
      audience: TOKEN_NAME,
    },
    verifyOptions: { algorithms: [TOKEN_ALGORITHM], issuer: TOKEN_NAME, audience: TOKEN_NAME },
  };
}

/** Issues and verifies session tokens. */
@Injectable()
export class SessionTokens {
  /** Verified signatures, because verifying is a tenth of a short call. Whether the session still holds is checked for each request. */
  private readonly verified = new Map<string, TokenPayload>();

  constructor(private readonly jwt: JwtService) {}

  /** Issues a token, valid for 24 hours. */
  issue({ user_id, role, session_version }: Pick<User, 'user_id' | 'role' | 'session_version'>): {
    token: string;
    tokenId: string;
  } {
    const claims: Omit<TokenPayload, 'exp'> = { userId: user_id, role, ver: session_version, jti: randomUUID() };
    return { token: this.jwt.sign(claims), tokenId: claims.jti };
  }

  /** The claims of a valid token; nothing for any other. */
  read(token: string): TokenPayload | undefined {
    const payload = this.verified.get(token) ?? this.verify(token);
    return payload && payload.exp > Math.floor(Date.now() / 1000) ? payload : undefined;
  }

  private verify(token: string): TokenPayload | undefined {
    try {
      const { header, payload } = this.jwt.verify<{ header: { typ?: string }; payload: object }>(token, {
        complete: true,
      });
      if (header.typ !== 'JWT' || !isTokenPayload(payload)) return undefined;
      if (this.verified.size >= MAX_VERIFIED) this.verified.clear();
      this.verified.set(token, payload);
      return payload;
    } catch {
      return undefined;
    }
  }
}

function isTokenPayload(payload: object): payload is TokenPayload {
  const { userId, jti, exp } = payload as Partial<TokenPayload>;
  return isKey(userId) && typeof jti === 'string' && UUID.test(jti) && typeof exp === 'number';
}
