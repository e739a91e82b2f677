import { applyDecorators } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { type Problem } from '../../platform/errors/problem.js';
import { ForbiddenProblem, Fresh, Roles } from '../../platform/http/access.js';
import { ApiErrors } from '../../platform/http/api-errors.js';
import { DeletedDto } from '../../platform/http/message.dto.js';
import { ONLY_SUPER_ADMIN } from './audit.problems.js';

/** This route deletes a record: only super admins may call it, and their login is fresh (docs/rules.md#delete). */
export const SuperAdminDeletes = (notFound: Problem): MethodDecorator =>
  applyDecorators(
    ApiTags('super admin'),
    ApiOkResponse({ type: DeletedDto }),
    ApiErrors(notFound),
    Roles('super_admin'),
    ForbiddenProblem(ONLY_SUPER_ADMIN),
    Fresh(),
  );
