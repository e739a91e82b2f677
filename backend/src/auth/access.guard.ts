import { type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { AuthGuard } from '@nestjs/passport';
import { type FastifyReply, type FastifyRequest } from 'fastify';
import { ApiException, type Problem } from '../platform/errors/problem.js';
import {
  ACCESS,
  type Access,
  FORBIDDEN_PROBLEM,
  FRESH,
  NEEDS,
  OWNERS_ONLY,
  SESSION_IF_ANY,
  WHILE_RESTRICTED,
  WITHOUT_FACTOR,
} from '../platform/http/access.js';
import {
  ACCOUNT_RESTRICTED_PROBLEM,
  FORBIDDEN,
  LOGIN_REQUIRED,
  NOT_AN_OWNER,
  PERMISSION_MISSING,
  SECOND_FACTOR_SETUP,
  SESSION_ENDED,
} from '../platform/http/access.problems.js';
import { AccountConcurrencyLimit } from '../platform/http/account-concurrency-limit.js';
import { type Permission } from '../platform/http/permission.js';
import { RecordOpenings } from '../platform/http/record-openings.js';
import { EXPORT_HEADER } from './audit/audited-reads.js';
import { tokenIn } from './session.strategy.js';
import { SessionsService } from './sessions/sessions.service.js';

/** What a route says of who may call it. */
interface RouteRules {
  access: Access | undefined;
  forbidden: Problem;
  needs: readonly Permission[];
  isForOwners: boolean;
  isFresh: boolean;
  isSessionIfAny: boolean;
  isWithoutFactor: boolean;
  isWhileRestricted: boolean;
}

/** Checks every request; denies routes that declare no access. */
@Injectable()
export class AccessGuard extends AuthGuard('session') {
  private readonly rules = new WeakMap<object, RouteRules>();

  constructor(
    private readonly reflector: Reflector,
    private readonly concurrency: AccountConcurrencyLimit,
    private readonly sessions: SessionsService,
    private readonly openings: RecordOpenings,
  ) {
    super({ property: 'caller', session: false });
  }

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const { config } = request.routeOptions;
    const { takesFile, answersFile, opens } = config;
    const rules = this.rulesOf(context, config);
    const { access } = rules;
    if (access === 'public' && !(rules.isSessionIfAny && request.headers.authorization)) return true;
    await super.canActivate(context);
    const { caller, headers } = request;
    const isExport = headers[EXPORT_HEADER] !== undefined;
    if (!caller || (access !== 'public' && !access?.includes(caller.role))) throw new ApiException(rules.forbidden);
    if (caller.role === 'company' && caller.memberRole !== 'owner' && rules.isForOwners) {
      throw new ApiException(NOT_AN_OWNER);
    }
    if (caller.erasureDueAt && !rules.isWhileRestricted) throw new ApiException(ACCOUNT_RESTRICTED_PROBLEM);
    if (caller.lacksFactor && !rules.isWithoutFactor) throw new ApiException(SECOND_FACTOR_SETUP);
    // a request whose header says that it exports needs the permission `exports` on every route, and a fresh login
    const lacks = (permission: Permission): boolean =>
      rules.needs.includes(permission) || (isExport && permission === 'exports');
    if (caller.missing.some(lacks)) throw new ApiException(PERMISSION_MISSING);
    if (rules.isFresh || isExport) await this.sessions.refuseStale(caller);
    // routes with files have limits of their own
    if (!takesFile && !answersFile) await this.concurrency.enter(context.switchToHttp().getResponse<FastifyReply>());
    if (opens) await this.openings.enter(context);
    return true;
  }

  /** Read once for each route: each request comes by here. */
  private rulesOf(context: ExecutionContext, route: object): RouteRules {
    const known = this.rules.get(route);
    if (known) return known;
    const places = [context.getHandler(), context.getClass()];
    const says = <T>(mark: string): T | undefined => this.reflector.getAllAndOverride<T | undefined>(mark, places);
    const rules = {
      access: says<Access>(ACCESS),
      forbidden: says<Problem>(FORBIDDEN_PROBLEM) ?? FORBIDDEN,
      needs: this.reflector.getAllAndMerge<Permission[]>(NEEDS, places),
      isForOwners: says<boolean>(OWNERS_ONLY) ?? false,
      isFresh: says<boolean>(FRESH) ?? false,
      isSessionIfAny: says<boolean>(SESSION_IF_ANY) ?? false,
      isWithoutFactor: says<boolean>(WITHOUT_FACTOR) ?? false,
      isWhileRestricted: says<boolean>(WHILE_RESTRICTED) ?? false,
    };
    this.rules.set(route, rules);
    return rules;
  }

  /** @throws ApiException (401) when there is no session, or it has ended */
  override handleRequest<TUser>(error: unknown, caller: TUser, _: unknown, context: ExecutionContext): TUser {
    if (error) throw error as Error;
    if (caller) return caller;
    const hasToken = tokenIn(context.switchToHttp().getRequest<FastifyRequest>());
    throw new ApiException(hasToken ? SESSION_ENDED : LOGIN_REQUIRED);
  }
}
