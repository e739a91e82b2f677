import { Injectable, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { AuthGuard } from '@nestjs/passport';
import { type FastifyReply, type FastifyRequest } from 'fastify';
import { EXPORT_HEADER } from './audit/audited-reads.js';
import { ApiException, type Problem } from '../platform/errors/problem.js';
import {
  ACCESS,
  ACCOUNT_RESTRICTED_PROBLEM,
  FORBIDDEN,
  FORBIDDEN_PROBLEM,
  FRESH,
  LOGIN_REQUIRED,
  NEEDS,
  NOT_AN_OWNER,
  OWNERS_ONLY,
  SECOND_FACTOR_SETUP,
  PERMISSION_MISSING,
  SESSION_ENDED,
  SESSION_IF_ANY,
  WHILE_RESTRICTED,
  WITHOUT_FACTOR,
  type Access,
} from '../platform/http/access.js';
import { type Permission } from '../platform/http/permission.js';
import { AccountConcurrencyLimit } from '../platform/http/account-concurrency-limit.js';
import { SessionsService } from './sessions/sessions.service.js';
import { tokenIn } from './session.strategy.js';

/** Checks every request; denies routes that declare no access. */
@Injectable()
export class AccessGuard extends AuthGuard('session') {
  constructor(
    private readonly reflector: Reflector,
    private readonly concurrency: AccountConcurrencyLimit,
    private readonly sessions: SessionsService,
  ) {
    super({ property: 'caller', session: false });
  }

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const places = [context.getHandler(), context.getClass()];
    const access = this.reflector.getAllAndOverride<Access | undefined>(ACCESS, places);
    const has = (mark: string): boolean => this.reflector.getAllAndOverride<boolean | undefined>(mark, places) ?? false;
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    if (access === 'public' && !(has(SESSION_IF_ANY) && request.headers.authorization)) return true;
    await super.canActivate(context);
    const { caller, headers, routeOptions } = request;
    const isExport = headers[EXPORT_HEADER] !== undefined;
    if (!caller || (access !== 'public' && !access?.includes(caller.role))) {
      throw new ApiException(
        this.reflector.getAllAndOverride<Problem | undefined>(FORBIDDEN_PROBLEM, places) ?? FORBIDDEN,
      );
    }
    if (caller.role === 'company' && caller.memberRole !== 'owner' && has(OWNERS_ONLY)) {
      throw new ApiException(NOT_AN_OWNER);
    }
    if (caller.erasureDueAt && !has(WHILE_RESTRICTED)) throw new ApiException(ACCOUNT_RESTRICTED_PROBLEM);
    if (caller.lacksFactor && !has(WITHOUT_FACTOR)) throw new ApiException(SECOND_FACTOR_SETUP);
    // most accounts lack none, and each request comes by here
    if (caller.missing.length) {
      const needs = this.needsOf(places, isExport);
      if (caller.missing.some((permission) => needs.includes(permission))) throw new ApiException(PERMISSION_MISSING);
    }
    if (has(FRESH) || isExport) await this.sessions.refuseStale(caller);
    const { takesFile, answersFile } = routeOptions.config;
    // routes with files have limits of their own
    if (!takesFile && !answersFile) await this.concurrency.enter(context.switchToHttp().getResponse<FastifyReply>());
    return true;
  }

  /** A request whose header says that it exports needs the permission `exports` on every route, and a fresh login. */
  private needsOf(places: Parameters<Reflector['getAllAndMerge']>[1], isExport: boolean): readonly Permission[] {
    const declared = this.reflector.getAllAndMerge<Permission[]>(NEEDS, places);
    return isExport ? [...declared, 'exports'] : declared;
  }

  /** @throws ApiException (401) when there is no session, or it has ended */
  override handleRequest<TUser>(error: unknown, caller: TUser, _: unknown, context: ExecutionContext): TUser {
    if (error) throw error as Error;
    if (caller) return caller;
    const hasToken = tokenIn(context.switchToHttp().getRequest<FastifyRequest>());
    throw new ApiException(hasToken ? SESSION_ENDED : LOGIN_REQUIRED);
  }
}
