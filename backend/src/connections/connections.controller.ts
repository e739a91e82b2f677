import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Roles } from '../platform/http/access.js';
import { type Caller, CurrentCaller } from '../platform/http/caller.js';
import { ApiOwnList } from '../platform/lists/api-list.js';
import { CurrentListCall, type ListCall } from '../platform/lists/list-call.js';
import { type ListPage } from '../platform/lists/list-page.js';
import { ConnectedJobsService } from './connected-jobs.service.js';
import { ConnectedJobDto } from './dto/connected-job.dto.js';

@ApiTags('employee')
@Roles('employee')
@Controller('api/employee')
export class ConnectionsController {
  constructor(private readonly jobs: ConnectedJobsService) {}

  /** The jobs an admin has connected the caller to, latest first. */
  @ApiOwnList(ConnectedJobDto, 'admin-connected-jobs')
  @Get('admin-connected-jobs')
  connectedJobs(@CurrentCaller() caller: Caller, @CurrentListCall() call: ListCall): Promise<ListPage> {
    return this.jobs.of(caller, call);
  }
}
