import { Body, Controller, Delete, Get, Param, Patch, Post, Put } from '@nestjs/common';
import { ApiBody, ApiCreatedResponse, ApiExtraModels, ApiOkResponse, ApiTags, getSchemaPath } from '@nestjs/swagger';
import { NOT_OF_THE_STAFF } from '../auth/accounts/accounts.problems.js';
import { TOO_MANY_CHANGES } from '../auth/audit/audit.problems.js';
import { SuperAdminDeletes } from '../auth/audit/super-admin-deletes.js';
import { COMPANY_NOT_FOUND } from '../companies/companies.problems.js';
import { Roles } from '../platform/http/access.js';
import { ApiErrors } from '../platform/http/api-errors.js';
import { type Caller, CurrentCaller } from '../platform/http/caller.js';
import { DeletedDto } from '../platform/http/message.dto.js';
import { Idempotent } from '../platform/idempotency/idempotent.js';
import { ApiList, ApiOwnList } from '../platform/lists/api-list.js';
import { CurrentListCall, type ListCall } from '../platform/lists/list-call.js';
import { type ListPage } from '../platform/lists/list-page.js';
import { ListReader } from '../platform/lists/list-reader.js';
import { EDIT_CONFLICT } from '../platform/record-version.problems.js';
import { BodyAs } from '../platform/validation/body-as.js';
import { IdPipe } from '../platform/validation/id.pipe.js';
import { CreateJobDto, CreateJobForCompanyDto, EditJobDto, UpdateJobDto } from './dto/job-inputs.dto.js';
import { CompanyJobDto, JobRequestDto } from './job-request.dto.js';
import { JOB_REQUESTS } from './job-requests.list.js';
import { JOB_NOT_FOUND, TOO_MANY_OPEN } from './jobs.problems.js';
import { JobsService } from './jobs.service.js';

@ApiTags('company')
@Controller('jobs')
export class JobsController {
  constructor(private readonly jobs: JobsService) {}

  /** Posts a job request: of the caller's company, or by an admin for a company. */
  @ApiTags('admin')
  @ApiExtraModels(CreateJobDto, CreateJobForCompanyDto, CompanyJobDto, JobRequestDto)
  @ApiBody({
    schema: { oneOf: [{ $ref: getSchemaPath(CreateJobDto) }, { $ref: getSchemaPath(CreateJobForCompanyDto) }] },
  })
  @ApiCreatedResponse({
    schema: { oneOf: [{ $ref: getSchemaPath(JobRequestDto) }, { $ref: getSchemaPath(CompanyJobDto) }] },
  })
  @ApiErrors(COMPANY_NOT_FOUND, TOO_MANY_OPEN, TOO_MANY_CHANGES)
  @Roles('company', 'admin', 'super_admin')
  @Idempotent()
  @Post('create')
  create(
    @CurrentCaller() caller: Caller,
    @BodyAs(({ caller }) => (caller?.role === 'company' ? CreateJobDto : CreateJobForCompanyDto))
    dto: CreateJobDto | CreateJobForCompanyDto,
  ): Promise<CompanyJobDto | JobRequestDto> {
    return this.jobs.create(caller, dto);
  }

  /** The caller's own job requests, newest first. */
  @ApiOwnList(CompanyJobDto, 'job-requests')
  @Roles('company')
  @Get('requests')
  list(@CurrentCaller() caller: Caller, @CurrentListCall() call: ListCall): Promise<ListPage> {
    return this.jobs.ofCompany(caller, call);
  }

  /** Changes one of the caller's own job requests, including its status. */
  @ApiOkResponse({ type: CompanyJobDto })
  @ApiErrors(JOB_NOT_FOUND, TOO_MANY_OPEN, TOO_MANY_CHANGES)
  @Roles('company')
  @Put('requests/:id')
  update(
    @CurrentCaller() caller: Caller,
    @Param('id', IdPipe) id: number,
    @Body() dto: UpdateJobDto,
  ): Promise<CompanyJobDto> {
    return this.jobs.update(caller, id, dto);
  }
}

@ApiTags('admin')
@Roles('admin', 'super_admin')
@Controller('api/admin/job-requests')
export class AdminJobRequestsController {
  constructor(
    private readonly jobs: JobsService,
    private readonly lists: ListReader,
  ) {}

  /** Job requests, newest first. */
  @ApiList(JobRequestDto, JOB_REQUESTS)
  @Get()
  list(@CurrentListCall() call: ListCall): Promise<ListPage> {
    return this.lists.page(JOB_REQUESTS, call);
  }

  /** One job request. */
  @ApiOkResponse({ type: JobRequestDto })
  @ApiErrors(JOB_NOT_FOUND)
  @Get(':id')
  one(@Param('id', IdPipe) id: number): Promise<JobRequestDto> {
    return this.lists.record(JOB_REQUESTS, id, JOB_NOT_FOUND);
  }

  /** Changes a job request. */
  @ApiOkResponse({ type: JobRequestDto })
  @ApiErrors(JOB_NOT_FOUND, EDIT_CONFLICT, NOT_OF_THE_STAFF)
  @Patch(':id')
  edit(
    @CurrentCaller() caller: Caller,
    @Param('id', IdPipe) id: number,
    @Body() dto: EditJobDto,
  ): Promise<JobRequestDto> {
    return this.jobs.edit(caller, id, dto);
  }

  /** Deletes a job request with its connections. */
  @SuperAdminDeletes(JOB_NOT_FOUND)
  @Delete(':id')
  delete(@CurrentCaller() caller: Caller, @Param('id', IdPipe) id: number): Promise<DeletedDto> {
    return this.jobs.delete(caller, id);
  }
}
