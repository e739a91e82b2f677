import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { type FastifyRequest } from 'fastify';
import { type Language } from '../language/language.js';
import { deviceIn } from './device-cookie.js';
import { type Permission } from './permission.js';
import { type MemberRole, type Role } from './role.js';

/** The logged-in person behind a request, as the database knew them when it began. */
export interface Caller {
  userId: number;
  role: Role;
  email: string;
  /** Set for employees. */
  employeeId: number | null;
  /** Set for companies. */
  companyId: number | null;
  /** What the account is in its company (docs/rules.md#members). Set for companies. */
  memberRole: MemberRole | null;
  /** Whether the staff's rule asks for a second factor that the account lacks (docs/rules.md#second-factor). */
  lacksFactor: boolean;
  /** When the account is erased; null unless it is restricted (docs/rules.md#restricted). */
  erasureDueAt: Date | null;
  /** In which the account is written to; null where it is not known. */
  language: Language | null;
  /** Whether anybody's account is restricted: while none is, no record is closed to the staff. */
  areAnyRestricted: boolean;
  /** What an admin may not do, though the role may. Empty for everybody else. */
  missing: readonly Permission[];
  /** Of the account, which the token is for. */
  sessionVersion: number;
  tokenId: string;
  /** When the token ends, in seconds since 1970. */
  tokenExpires: number;
  requestId: string;
  address: string;
}

declare module 'fastify' {
  interface FastifyRequest {
    caller?: Caller;
  }
}

/** The logged-in person, put on the request by the guard. */
export const CurrentCaller = createParamDecorator((_: unknown, context: ExecutionContext): Caller => {
  const { caller } = context.switchToHttp().getRequest<FastifyRequest>();
  if (!caller) throw new Error('This route asks for the caller but is public');
  return caller;
});

/** The logged-in person, if the request has a session; on routes with `@SessionIfAny`. */
export const PresentCaller = createParamDecorator(
  (_: unknown, context: ExecutionContext): Caller | undefined =>
    context.switchToHttp().getRequest<FastifyRequest>().caller,
);

/** Where a request came from: for limits, and for the audit log of calls without a login. */
export interface Origin {
  address: string;
  requestId: string;
  /** The mark of the device that its browser sent, if it has one. It gives no rights. */
  device?: string | undefined;
  /** The User-Agent header. */
  userAgent?: string | undefined;
}

/** Address, id and device of the request. */
export const RequestOrigin = createParamDecorator((_: unknown, context: ExecutionContext): Origin => {
  const request = context.switchToHttp().getRequest<FastifyRequest>();
  const { cookie, 'user-agent': userAgent } = request.headers;
  return { address: request.ip, requestId: request.id, device: deviceIn(cookie), userAgent };
});
