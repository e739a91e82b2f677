import { applyDecorators, SetMetadata } from '@nestjs/common';
import { ApiBearerAuth } from '@nestjs/swagger';
import { ApiException, type Problem } from '../errors/problem.js';
import { PERMISSION_MISSING } from './access.problems.js';
import { type Permission } from './permission.js';
import { type Role, ROLES } from './role.js';

export const ACCESS = 'access';
export const FORBIDDEN_PROBLEM = 'forbidden problem';
export const NEEDS = 'needed permissions';
export const OWNERS_ONLY = 'owners only';
export const FRESH = 'fresh login';
export const SESSION_IF_ANY = 'session if any';
export const WITHOUT_FACTOR = 'without factor';
export const WHILE_RESTRICTED = 'while restricted';

/** Who may call a route: everybody, or these roles. */
export type Access = 'public' | readonly Role[];

/** Everybody may call this route, logged in or not. */
export const Public = (): MethodDecorator & ClassDecorator => SetMetadata(ACCESS, 'public' satisfies Access);

/** Only these roles may call this route. */
export const Roles = (...roles: Role[]): MethodDecorator & ClassDecorator =>
  applyDecorators(SetMetadata(ACCESS, roles satisfies Access), ApiBearerAuth());

/** Every logged-in person may call this route. */
export const LoggedIn = (): MethodDecorator & ClassDecorator => Roles(...ROLES);

/** Of a company, only its owners may call this route (docs/rules.md#members). */
export const OwnersOnly = (): MethodDecorator & ClassDecorator => SetMetadata(OWNERS_ONLY, true);

/** This route needs a login, or a proof of who it is, of the last minutes (docs/rules.md#fresh-login). */
export const Fresh = (): MethodDecorator & ClassDecorator => SetMetadata(FRESH, true);

/** A public route that takes a session, too; one that has ended is refused. */
export const SessionIfAny = (): MethodDecorator & ClassDecorator =>
  applyDecorators(SetMetadata(ACCESS, 'public' satisfies Access), SetMetadata(SESSION_IF_ANY, true));

/** Also for staff that lacks the second factor it needs. */
export const WithoutFactor = (): MethodDecorator & ClassDecorator => SetMetadata(WITHOUT_FACTOR, true);

/** Also for accounts that are about to be erased (docs/rules.md#restricted). */
export const WhileRestricted = (): MethodDecorator & ClassDecorator => SetMetadata(WHILE_RESTRICTED, true);

/** An admin may call this route, or these routes, only with all of these permissions (docs/security.md#permissions). */
export const Needs = (...permissions: Permission[]): MethodDecorator & ClassDecorator =>
  SetMetadata(NEEDS, permissions);

/**
 * For what needs a permission only in some calls of a route.
 * @throws ApiException (403) when the caller lacks it
 */
export function refuseWithout({ missing }: { missing: readonly Permission[] }, permission: Permission): void {
  if (missing.includes(permission)) throw new ApiException(PERMISSION_MISSING);
}

/** What a wrong role is told on this route. */
export const ForbiddenProblem = (forbidden: Problem): MethodDecorator => SetMetadata(FORBIDDEN_PROBLEM, forbidden);
