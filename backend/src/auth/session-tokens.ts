import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { JwtService, type JwtModuleOptions } from '@nestjs/jwt';
import { Secrets } from '../platform/config/secrets.js';
import { type Role } from '../platform/http/role.js';
import { isKey } from '../platform/validation/key.js';
import { type User } from './accounts/user.entity.js';

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Server lifetime of a token in seconds; the client drops it after 23 hours (docs/rules.md#token). */
const LIFETIME_SECONDS = 24 * 60 * 60;
export const TOKEN_ALGORITHM = 'HS256';
/** Issuer and audience. */
export const TOKEN_NAME = 'niyukt';

/** What a token says. `exp` is in seconds since 1970. */
export interface TokenPayload {
  userId: number;
  role: Role;
  /** Session version of the account when the token was made. */
  ver: number;
  jti: string;
  exp: number;
}

/** How tokens are signed. */
export function tokenOptions(secrets: Secrets): JwtModuleOptions {
  return {
    secret: secrets.tokenKey,
    signOptions: {
      algorithm: TOKEN_ALGORITHM,
      expiresIn: LIFETIME_SECONDS,
      issuer: TOKEN_NAME,
      audience: TOKEN_NAME,
    },
  };
}

/** Makes session tokens. */
@Injectable()
export class SessionTokens {
  constructor(private readonly jwt: JwtService) {}

  /** A token for this account, valid for 24 hours. */
  issue({ user_id, role, session_version }: Pick<User, 'user_id' | 'role' | 'session_version'>): string {
    const claims: Omit<TokenPayload, 'exp'> = { userId: user_id, role, ver: session_version, jti: randomUUID() };
    return this.jwt.sign(claims);
  }
}

/** Whether a genuine token says what ours say. */
export function isTokenPayload(payload: object): payload is TokenPayload {
  const { userId, jti, exp } = payload as Partial<TokenPayload>;
  return isKey(userId) && typeof jti === 'string' && UUID.test(jti) && typeof exp === 'number';
}
