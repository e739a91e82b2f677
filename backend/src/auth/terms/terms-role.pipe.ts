import { Injectable, type PipeTransform } from '@nestjs/common';
import { ApiException } from '../../platform/errors/problem.js';
import { SELF_REGISTERING_ROLES, type SelfRegisteringRole } from '../../platform/http/role.js';
import { NO_TERMS } from './terms.problems.js';

@Injectable()
export class TermsRolePipe implements PipeTransform<string, SelfRegisteringRole> {
  /** @throws ApiException (404) when there are no terms for it */
  transform(value: string): SelfRegisteringRole {
    const role = SELF_REGISTERING_ROLES.find((known) => known === value);
    if (!role) throw new ApiException(NO_TERMS);
    return role;
  }
}
