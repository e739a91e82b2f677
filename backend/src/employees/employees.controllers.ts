import { Body, Controller, Delete, Get, Param, Patch, Put, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { EMAIL_TAKEN } from '../auth/accounts/accounts.problems.js';
import { TOO_MANY_CHANGES } from '../auth/audit/audit.problems.js';
import { AuditReads } from '../auth/audit/audited-reads.js';
import { SuperAdminDeletes } from '../auth/audit/super-admin-deletes.js';
import { PROFILE_NOT_FOUND } from '../auth/auth.problems.js';
import { INVALID } from '../platform/errors/problems.js';
import { Roles } from '../platform/http/access.js';
import { FRESH_LOGIN_NEEDED } from '../platform/http/access.problems.js';
import { ApiErrors } from '../platform/http/api-errors.js';
import { type Caller, CurrentCaller } from '../platform/http/caller.js';
import { DeletedDto } from '../platform/http/message.dto.js';
import { Opens } from '../platform/http/opens.js';
import { ApiList } from '../platform/lists/api-list.js';
import { CurrentListCall, type ListCall } from '../platform/lists/list-call.js';
import { type ListPage } from '../platform/lists/list-page.js';
import { ListReader } from '../platform/lists/list-reader.js';
import { MergedRecords } from '../platform/lists/merged-records.js';
import { EDIT_CONFLICT } from '../platform/record-version.problems.js';
import { IdPipe } from '../platform/validation/id.pipe.js';
import { EmployeeDto, EmployeeProfileDto, EmployeeRecordDto } from './employee.dto.js';
import { EditEmployeeDto, UpdateEmployeeProfileDto } from './employee-inputs.dto.js';
import { EMPLOYEES } from './employees.list.js';
import { EMPLOYEE_NOT_FOUND } from './employees.problems.js';
import { EmployeesService } from './employees.service.js';
import { SkillQueryDto, SkillSuggestionDto } from './skills.dto.js';
import { SkillsService } from './skills.service.js';

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

@ApiTags('admin')
@AuditReads('employee')
@Roles('admin', 'super_admin')
@Controller('api/admin/employees')
export class AdminEmployeesController {
  constructor(
    private readonly employees: EmployeesService,
    private readonly lists: ListReader,
    private readonly merged: MergedRecords,
  ) {}

  /** Employees, newest first. */
  @ApiList(EmployeeDto, EMPLOYEES)
  @Get()
  list(@CurrentListCall() call: ListCall): Promise<ListPage> {
    return this.lists.page(EMPLOYEES, call);
  }

  /** One employee; by a key that was merged into another one, that one. */
  @ApiOkResponse({ type: EmployeeRecordDto })
  @ApiErrors(EMPLOYEE_NOT_FOUND)
  @Opens('record', 'employee')
  @Get(':id')
  one(@Param('id', IdPipe) id: number): Promise<EmployeeRecordDto> {
    return this.merged.record(EMPLOYEES, id, EMPLOYEE_NOT_FOUND);
  }

  /** Changes an employee; another e-mail takes a fresh login, changes the login and is mailed to both addresses. */
  @ApiOkResponse({ type: EmployeeDto })
  @ApiErrors(EMPLOYEE_NOT_FOUND, EDIT_CONFLICT, EMAIL_TAKEN, FRESH_LOGIN_NEEDED)
  @Opens('record', 'employee')
  @Patch(':id')
  edit(
    @CurrentCaller() caller: Caller,
    @Param('id', IdPipe) id: number,
    @Body() dto: EditEmployeeDto,
  ): Promise<EmployeeDto> {
    return this.employees.edit(caller, id, dto);
  }

  /** Deletes an employee with the account and all connections. */
  @SuperAdminDeletes(EMPLOYEE_NOT_FOUND)
  @Delete(':id')
  delete(@CurrentCaller() caller: Caller, @Param('id', IdPipe) id: number): Promise<DeletedDto> {
    return this.employees.delete(caller, id);
  }
}

@ApiTags('admin')
@Roles('admin', 'super_admin')
@Controller('api/admin/skills')
export class AdminSkillsController {
  constructor(private readonly skills: SkillsService) {}

  /** Skills that employees have, the most frequent first, 20 at most; spellings that differ in case or accents are one. */
  @ApiOkResponse({ type: [SkillSuggestionDto] })
  @ApiErrors(INVALID)
  @Get()
  suggestions(@Query() { q }: SkillQueryDto): Promise<SkillSuggestionDto[]> {
    return this.skills.suggestions(q ?? '');
  }
}
