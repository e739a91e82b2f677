import { Body, Controller, Put } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { TOO_MANY_CHANGES } from '../auth/audit/audit.problems.js';
import { PROFILE_NOT_FOUND } from '../auth/auth.problems.js';
import { Roles } from '../platform/http/access.js';
import { ApiErrors } from '../platform/http/api-errors.js';
import { type Caller, CurrentCaller } from '../platform/http/caller.js';
import { EmployeeProfileDto } from './employee.dto.js';
import { UpdateEmployeeProfileDto } from './employee-inputs.dto.js';
import { EmployeesService } from './employees.service.js';

@ApiTags('employee')
@Roles('employee')
@Controller('api/employee')
export class EmployeesController {
  constructor(private readonly employees: EmployeesService) {}

  /** Changes the caller's own profile and answers it as stored. */
  @ApiOkResponse({ type: EmployeeProfileDto })
  @ApiErrors(PROFILE_NOT_FOUND, TOO_MANY_CHANGES)
  @Put('profile')
  updateProfile(@CurrentCaller() caller: Caller, @Body() dto: UpdateEmployeeProfileDto): Promise<EmployeeProfileDto> {
    return this.employees.updateProfile(caller, dto);
  }
}
