import { Injectable, NotFoundException, type PipeTransform } from '@nestjs/common';
import { SELF_REGISTERING_ROLES, type SelfRegisteringRole } from '../../platform/http/role.js';

/** The role in the address of the terms. */
@Injectable()
export class TermsRolePipe implements PipeTransform<string, SelfRegisteringRole> {
  /** @throws NotFoundException when there are no terms for it */
  transform(value: string): SelfRegisteringRole {
    const role = SELF_REGISTERING_ROLES.find((known) => known === value);
    if (!role) throw new NotFoundException('There are no terms for this role');
    return role;
  }
}
