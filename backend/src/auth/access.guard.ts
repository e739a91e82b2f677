import {
  ForbiddenException,
  Injectable,
  UnauthorizedException,
  type CanActivate,
  type ExecutionContext,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { type FastifyReply, type FastifyRequest } from 'fastify';
import { ACCESS, ACCESS_REFUSAL, type Access } from '../common/http/access.js';
import { AccountTurns } from '../common/http/account-turns.js';
import { type Caller } from '../common/http/caller.js';
import { SessionAccounts } from './session-accounts.js';
import { SessionTokens } from './session-tokens.js';

/**
 * Decides on every request, denying what no route declares. The account is looked up for each, so that a changed password,
 * a changed role, a disabled or deleted account and a logout end sessions at once.
 */
@Injectable()
export class AccessGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly tokens: SessionTokens,
    private readonly accounts: SessionAccounts,
    private readonly turns: AccountTurns,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const places = [context.getHandler(), context.getClass()];
    const access = this.reflector.getAllAndOverride<Access | undefined>(ACCESS, places);
    if (access === 'public') return true;
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    request.caller = await this.callerOf(request);
    if (!access?.includes(request.caller.role)) {
      const sentence = this.reflector.getAllAndOverride<string | undefined>(ACCESS_REFUSAL, places);
      throw new ForbiddenException(sentence ?? 'You do not have permission to do this');
    }
    await this.turns.enter(context.switchToHttp().getResponse<FastifyReply>());
    return true;
  }

  private async callerOf(request: FastifyRequest): Promise<Caller> {
    const [, token] = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/.exec(request.headers.authorization ?? '') ?? [];
    if (!token) throw new UnauthorizedException('Please log in to continue');
    const payload = this.tokens.read(token);
    const account = payload && (await this.accounts.of(payload));
    if (
      !payload ||
      !account ||
      account.disabled ||
      account.revoked ||
      account.session_version !== payload.ver ||
      account.role !== payload.role
    ) {
      throw new UnauthorizedException('Your session has ended. Please log in again.');
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
