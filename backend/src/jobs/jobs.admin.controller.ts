import { Body, Controller, Delete, Get, Param, Patch } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { NOT_OF_THE_STAFF } from '../auth/accounts/accounts.problems.js';
import { ONLY_SUPER_ADMIN } from '../auth/audit/audit.problems.js';
import { ForbiddenProblem, Fresh, Roles } from '../platform/http/access.js';
import { ApiErrors } from '../platform/http/api-errors.js';
import { type Caller, CurrentCaller } from '../platform/http/caller.js';
import { DeletedDto } from '../platform/http/message.dto.js';
import { ApiList } from '../platform/lists/api-list.js';
import { CurrentListCall, type ListCall } from '../platform/lists/list-call.js';
import { type ListPage } from '../platform/lists/list-page.js';
import { ListReader } from '../platform/lists/list-reader.js';
import { EDIT_CONFLICT } from '../platform/record-version.problems.js';
import { IdPipe } from '../platform/validation/id.pipe.js';
import { EditJobDto } from './dto/job-inputs.dto.js';
import { JobRequestDto } from './job-request.dto.js';
import { JOB_REQUESTS } from './job-requests.list.js';
import { JOB_NOT_FOUND } from './jobs.problems.js';
import { JobsService } from './jobs.service.js';

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
  @ApiTags('super admin')
  @ApiOkResponse({ type: DeletedDto })
  @ApiErrors(JOB_NOT_FOUND)
  @Roles('super_admin')
  @ForbiddenProblem(ONLY_SUPER_ADMIN)
  @Fresh()
  @Delete(':id')
  delete(@CurrentCaller() caller: Caller, @Param('id', IdPipe) id: number): Promise<DeletedDto> {
    return this.jobs.delete(caller, id);
  }
}
