import { Controller, Get } from '@nestjs/common';
import { ApiExtraModels, ApiOkResponse, ApiTags, getSchemaPath } from '@nestjs/swagger';
import { PROFILE_NOT_FOUND } from '../../auth/auth.problems.js';
import { CompanyProfileDto } from '../../companies/company.dto.js';
import { EmployeeProfileDto } from '../../employees/employee.dto.js';
import { LoggedIn, WhileRestricted } from '../../platform/http/access.js';
import { ApiErrors } from '../../platform/http/api-errors.js';
import { type Caller, CurrentCaller } from '../../platform/http/caller.js';
import { type ProfileDto, StaffProfileDto } from './profile.dto.js';
import { ProfilesService } from './profiles.service.js';

@ApiTags('everyone logged in')
@LoggedIn()
@WhileRestricted()
@Controller('users')
export class UsersController {
  constructor(private readonly profiles: ProfilesService) {}

  /** The caller's own profile, by role. */
  @ApiExtraModels(EmployeeProfileDto, CompanyProfileDto, StaffProfileDto)
  @ApiOkResponse({
    schema: {
      oneOf: [EmployeeProfileDto, CompanyProfileDto, StaffProfileDto].map((dto) => ({ $ref: getSchemaPath(dto) })),
    },
  })
  @ApiErrors(PROFILE_NOT_FOUND)
  @Get('profile')
  profile(@CurrentCaller() caller: Caller): Promise<ProfileDto> {
    return this.profiles.of(caller);
  }
}
