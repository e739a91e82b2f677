import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type Repository } from 'typeorm';
import { User } from '../../auth/accounts/user.entity.js';
import { PROFILE_NOT_FOUND } from '../../auth/auth.problems.js';
import { accountPartOf } from '../../auth/dto/account-part.dto.js';
import { permissionsWithout } from '../../auth/dto/permissions.dto.js';
import { CompaniesService } from '../../companies/companies.service.js';
import { EmployeesService } from '../../employees/employees.service.js';
import { ApiException } from '../../platform/errors/problem.js';
import { type Caller } from '../../platform/http/caller.js';
import { MISSING_AT_FIRST } from '../../platform/http/permission.js';
import { type ProfileDto, type StaffProfileDto } from './profile.dto.js';

@Injectable()
export class ProfilesService {
  constructor(
    @InjectRepository(User) private readonly users: Repository<User>,
    private readonly employees: EmployeesService,
    private readonly companies: CompaniesService,
  ) {}

  /** @throws ApiException (404) when it was deleted since the request began */
  async of(caller: Caller): Promise<ProfileDto> {
    if (caller.role === 'employee') return this.employees.profile(caller);
    if (caller.role === 'company') return this.companies.profile(caller);
    return this.ofStaff(caller);
  }

  private async ofStaff(caller: Caller): Promise<StaffProfileDto> {
    const user = await this.users.findOneBy({ user_id: caller.userId });
    if (!user) throw new ApiException(PROFILE_NOT_FOUND);
    const isUsual = caller.role === 'super_admin' || isDeepStrictEqual(caller.missing, MISSING_AT_FIRST);
    const permissions = isUsual ? undefined : permissionsWithout(caller.missing);
    return { ...accountPartOf(caller), full_name: user.full_name, ...(permissions && { permissions }) };
  }
}
