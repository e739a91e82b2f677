import { applyDecorators, SetMetadata } from '@nestjs/common';
import { ApiBearerAuth, ApiForbiddenResponse, ApiUnauthorizedResponse } from '@nestjs/swagger';
import { ErrorBody } from '../errors/error-body.dto.js';
import { ROLES, type Role } from './role.js';

export const ACCESS = 'access';
export const FORBIDDEN_MESSAGE = 'access refusal';

/** Who may call a route: everybody, or these roles. */
export type Access = 'public' | readonly Role[];

/** Everybody may call this route, logged in or not. */
export const Public = (): MethodDecorator & ClassDecorator => SetMetadata(ACCESS, 'public' satisfies Access);

/** Only these roles may call this route. */
export const Roles = (...roles: Role[]): MethodDecorator & ClassDecorator =>
  applyDecorators(
    SetMetadata(ACCESS, roles satisfies Access),
    ApiBearerAuth(),
    ApiUnauthorizedResponse({ description: 'No token, or one that has ended', type: ErrorBody }),
    ApiForbiddenResponse({ description: 'The role may not do this', type: ErrorBody }),
  );

/** Every logged-in person may call this route. */
export const LoggedIn = (): MethodDecorator & ClassDecorator => Roles(...ROLES);

/** The sentence that a wrong role reads on this route. */
export const ForbiddenMessage = (sentence: string): MethodDecorator => SetMetadata(FORBIDDEN_MESSAGE, sentence);
