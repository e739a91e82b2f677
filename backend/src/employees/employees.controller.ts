import { Body, Controller, Get, Put } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Roles } from '../common/http/access.js';
import { ApiErrors } from '../common/http/api-errors.js';
import { CurrentCaller, type Caller } from '../common/http/caller.js';
import { type JsonText } from '../common/lists/list-page.js';
import { EmployeeProfileDto } from '../users/profile.dto.js';
import { ConnectedJobDto } from './connected-job.dto.js';
import { UpdateEmployeeProfileDto } from './dto/update-employee-profile.dto.js';
import { EmployeesService } from './employees.service.js';

@ApiTags('employee')
@Roles('employee')
@Controller('api/employee')
export class EmployeesController {
  constructor(private readonly employees: EmployeesService) {}

  /** The jobs an admin has connected the caller to, latest first. */
  @ApiOkResponse({ type: [ConnectedJobDto] })
  @ApiErrors()
  @Get('admin-connected-jobs')
  connectedJobs(@CurrentCaller() caller: Caller): Promise<JsonText> {
    return this.employees.connectedJobs(caller);
  }

  /** Changes the caller's own profile and answers it as stored. */
  @ApiOkResponse({ type: EmployeeProfileDto })
  @ApiErrors(400, 404)
  @Put('profile')
  updateProfile(@CurrentCaller() caller: Caller, @Body() dto: UpdateEmployeeProfileDto): Promise<EmployeeProfileDto> {
    return this.employees.updateProfile(caller, dto);
  }
}
