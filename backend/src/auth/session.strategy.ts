import { createSecretKey } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import { type FastifyRequest } from 'fastify';
import { Strategy, type SecretOrKeyProvider } from 'passport-jwt';
import { Secrets } from '../platform/config/secrets.js';
import { type Caller } from '../platform/http/caller.js';
import { SessionAccounts } from './session-accounts.js';
import { isTokenPayload, TOKEN_ALGORITHM, TOKEN_NAME } from './session-tokens.js';

const BEARER = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/;
const HEADER = Buffer.from(JSON.stringify({ alg: TOKEN_ALGORITHM, typ: 'JWT' })).toString('base64url');

/** The bearer token that came with a request. */
export function tokenIn({ headers }: Pick<FastifyRequest, 'headers'>): string | null {
  return BEARER.exec(headers.authorization ?? '')?.[1] ?? null;
}

/**
 * Who is behind a token. The account is looked up for each request, so that a changed password, a changed role, a disabled or deleted
 * account and a logout end sessions at once.
 */
@Injectable()
export class SessionStrategy extends PassportStrategy(Strategy, 'session') {
  constructor(
    secrets: Secrets,
    private readonly accounts: SessionAccounts,
  ) {
    super({
      jwtFromRequest: tokenIn,
      secretOrKeyProvider: keyOfOurTokens(secrets.tokenKey),
      algorithms: [TOKEN_ALGORITHM],
      issuer: TOKEN_NAME,
      audience: TOKEN_NAME,
      passReqToCallback: true,
    });
  }

  /** @returns nobody when the session has ended */
  async validate(request: FastifyRequest, payload: object): Promise<Caller | undefined> {
    if (!isTokenPayload(payload)) return undefined;
    const account = await this.accounts.of(payload);
    if (
      !account ||
      account.disabled ||
      account.revoked ||
      account.session_version !== payload.ver ||
      account.role !== payload.role
    ) {
      return undefined;
    }
    return {
      userId: payload.userId,
      role: account.role,
      email: account.email,
      employeeId: account.employee_id,
      companyId: account.company_id,
      sessionVersion: account.session_version,
      tokenId: payload.jti,
      tokenExpires: payload.exp,
      requestId: request.id,
      address: request.ip,
    };
  }
}

/** A token with any other header is not ours. */
function keyOfOurTokens(secret: Buffer): SecretOrKeyProvider<FastifyRequest> {
  // jsonwebtoken would try to read a buffer as a public key on every call; the types do not know that it takes this one
  const key = createSecretKey(secret) as unknown as Buffer;
  return (_, token: string, done) => {
    if (token.startsWith(`${HEADER}.`)) done(null, key);
    else done(new Error('a token of another kind'));
  };
}
