import { Body, Controller, Get, Put } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Roles } from '../platform/http/access.js';
import { ApiErrors } from '../platform/http/api-errors.js';
import { CurrentCaller, type Caller } from '../platform/http/caller.js';
import { ApiOwnList } from '../platform/lists/api-list.js';
import { CurrentListCall, type ListCall } from '../platform/lists/list-call.js';
import { type JsonText } from '../platform/lists/list-page.js';
import { EmployeeProfileDto } from '../profile/profile.dto.js';
import { ConnectedJobDto } from '../connections/dto/connected-job.dto.js';
import { UpdateEmployeeProfileDto } from './dto/update-employee-profile.dto.js';
import { EmployeesService } from './employees.service.js';

@ApiTags('employee')
@Roles('employee')
@Controller('api/employee')
export class EmployeesController {
  constructor(private readonly employees: EmployeesService) {}

  /** The jobs an admin has connected the caller to, latest first. */
  @ApiOwnList(ConnectedJobDto, 'admin-connected-jobs')
  @Get('admin-connected-jobs')
  connectedJobs(@CurrentCaller() caller: Caller, @CurrentListCall() call: ListCall): Promise<JsonText> {
    return this.employees.connectedJobs(caller, call);
  }

  /** Changes the caller's own profile and answers it as stored. */
  @ApiOkResponse({ type: EmployeeProfileDto })
  @ApiErrors(400, 404, 429)
  @Put('profile')
  updateProfile(@CurrentCaller() caller: Caller, @Body() dto: UpdateEmployeeProfileDto): Promise<EmployeeProfileDto> {
    return this.employees.updateProfile(caller, dto);
  }
}
