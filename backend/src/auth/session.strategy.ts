import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import { type FastifyRequest } from 'fastify';
import passport from 'passport';
import { type Caller } from '../platform/http/caller.js';
import { isOf, SessionAccounts } from './session-accounts.js';
import { SessionTokens, type TokenPayload } from './session-tokens.js';
import { SessionsService } from './sessions/sessions.service.js';

const BEARER = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/;

type Verify = (
  request: FastifyRequest,
  payload: TokenPayload,
  done: (error: unknown, caller?: Caller | false) => void,
) => void;

/** The bearer token of a request. */
export function tokenIn({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined {
  return BEARER.exec(headers.authorization ?? '')?.[1];
}

/** In place of passport-jwt, which verifies the signature on every request: a tenth of a short call. */
class BearerTokenStrategy extends passport.Strategy {
  constructor(
    private readonly read: (token: string) => TokenPayload | undefined,
    private readonly verify: Verify,
  ) {
    super();
  }

  override authenticate(request: unknown): void {
    const token = tokenIn(request as FastifyRequest);
    const payload = token && this.read(token);
    if (!payload) {
      this.fail();
      return;
    }
    this.verify(request as FastifyRequest, payload, (error, caller) => {
      if (error) this.error(error);
      else if (caller) this.success(caller);
      else this.fail();
    });
  }
}

/**
 * Finds the caller of a token. The account is read for each request, so that a changed password or role, a disabled or deleted
 * account and a logout end sessions at once (docs/rules.md#session-kill).
 */
@Injectable()
export class SessionStrategy extends PassportStrategy(BearerTokenStrategy, 'session') {
  constructor(
    tokens: SessionTokens,
    private readonly accounts: SessionAccounts,
    private readonly sessions: SessionsService,
  ) {
    super((token: string) => tokens.read(token));
  }

  /** @returns nothing when the session has ended */
  async validate(request: FastifyRequest, payload: TokenPayload): Promise<Caller | undefined> {
    const account = await this.accounts.of(payload);
    if (!isOf(account, payload)) return undefined;
    if (account.is_use_unnoted) this.sessions.noteUse(payload.jti);
    return {
      userId: payload.userId,
      role: account.role,
      email: account.email,
      employeeId: account.employee_id,
      companyId: account.company_id,
      memberRole: account.member_role,
      lacksFactor: account.lacks_factor,
      erasureDueAt: account.erasure_due_at,
      language: account.language,
      areAnyRestricted: account.are_any_restricted,
      missing: account.missing,
      sessionVersion: account.session_version,
      tokenId: payload.jti,
      tokenExpires: payload.exp,
      requestId: request.id,
      address: request.ip,
    };
  }
}
