import { Body, Controller, Delete, Get, Param, Patch, Post, Put } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { AuditReads } from '../auth/audit/audited-reads.js';
import { SuperAdminDeletes } from '../auth/audit/super-admin-deletes.js';
import { EMPLOYEE_NOT_FOUND } from '../employees/employees.problems.js';
import { JOB_NOT_FOUND } from '../jobs/jobs.problems.js';
import { Roles } from '../platform/http/access.js';
import { ApiErrors } from '../platform/http/api-errors.js';
import { type Caller, CurrentCaller } from '../platform/http/caller.js';
import { DeletedDto } from '../platform/http/message.dto.js';
import { Opens, OpensAnswered } from '../platform/http/opens.js';
import { Idempotent } from '../platform/idempotency/idempotent.js';
import { ApiList, ApiOwnList } from '../platform/lists/api-list.js';
import { CurrentListCall, type ListCall } from '../platform/lists/list-call.js';
import { type ListPage } from '../platform/lists/list-page.js';
import { ListReader } from '../platform/lists/list-reader.js';
import { IdPipe } from '../platform/validation/id.pipe.js';
import { ConnectedJobsService } from './connected-jobs.service.js';
import { PlacementHistoryDto } from './connection.dto.js';
import { ConnectionDto, CONNECTIONS } from './connections.list.js';
import {
  ALREADY_CONNECTED,
  CLAIM_NOT_FOUND,
  CLAIM_OF_ANOTHER_COMPANY,
  CLAIM_WITHOUT_REPLACEMENT,
  CONNECTION_NOT_FOUND,
  JOB_NOT_OPEN,
  LEFT_BEFORE_JOINING,
  NOT_PLACED,
  PLACEMENT_INVOICED,
} from './connections.problems.js';
import { ConnectionsService } from './connections.service.js';
import { ConnectedJobDto } from './dto/connected-job.dto.js';
import { ChangePlacementStatusDto, CreateConnectionDto, UpdateConnectionDto } from './dto/connection-inputs.dto.js';

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

@ApiTags('admin')
@AuditReads('connection')
@Roles('admin', 'super_admin')
@Controller('api/admin')
export class AdminConnectionsController {
  constructor(
    private readonly connections: ConnectionsService,
    private readonly lists: ListReader,
  ) {}

  /** Connects an employee to an open or active job and mails the employee. */
  @ApiCreatedResponse({ type: ConnectionDto })
  @ApiErrors(
    JOB_NOT_FOUND,
    EMPLOYEE_NOT_FOUND,
    JOB_NOT_OPEN,
    ALREADY_CONNECTED,
    CLAIM_NOT_FOUND,
    CLAIM_WITHOUT_REPLACEMENT,
    CLAIM_OF_ANOTHER_COMPANY,
  )
  @Idempotent()
  @OpensAnswered('record', 'connection', { field: 'connection_id' })
  @Post('create-connection')
  create(@CurrentCaller() caller: Caller, @Body() dto: CreateConnectionDto): Promise<ConnectionDto> {
    return this.connections.create(caller, dto);
  }

  /** Connections, latest first; `?placement_status=placed` gives those that are placed. */
  @ApiList(ConnectionDto, CONNECTIONS)
  @Get('connections')
  list(@CurrentListCall() call: ListCall): Promise<ListPage> {
    return this.lists.page(CONNECTIONS, call);
  }

  /** One connection. */
  @ApiOkResponse({ type: ConnectionDto })
  @ApiErrors(CONNECTION_NOT_FOUND)
  @Opens('record', 'connection')
  @Get('connections/:id')
  one(@Param('id', IdPipe) id: number): Promise<ConnectionDto> {
    return this.lists.record(CONNECTIONS, id, CONNECTION_NOT_FOUND);
  }

  /** Every change of a connection's placement status, latest first. */
  @ApiOkResponse({ type: [PlacementHistoryDto] })
  @ApiErrors(CONNECTION_NOT_FOUND)
  @Opens('record', 'connection')
  @Get('connections/:id/history')
  history(@Param('id', IdPipe) id: number): Promise<PlacementHistoryDto[]> {
    return this.connections.history(id);
  }

  /** Moves a connection to a placement status; any may follow any. Who is placed gets joining date and first-month gross in the same step. */
  @ApiOkResponse({ type: ConnectionDto })
  @ApiErrors(CONNECTION_NOT_FOUND, PLACEMENT_INVOICED, LEFT_BEFORE_JOINING, NOT_PLACED)
  @Opens('record', 'connection')
  @Put('connections/:id/status')
  changeStatus(
    @CurrentCaller() caller: Caller,
    @Param('id', IdPipe) id: number,
    @Body() dto: ChangePlacementStatusDto,
  ): Promise<ConnectionDto> {
    return this.connections.changeStatus(caller, id, dto);
  }

  /** Changes joining date, salaries and notes of a connection. */
  @ApiOkResponse({ type: ConnectionDto })
  @ApiErrors(CONNECTION_NOT_FOUND, PLACEMENT_INVOICED, LEFT_BEFORE_JOINING)
  @Opens('record', 'connection')
  @Patch('connections/:id')
  update(
    @CurrentCaller() caller: Caller,
    @Param('id', IdPipe) id: number,
    @Body() dto: UpdateConnectionDto,
  ): Promise<ConnectionDto> {
    return this.connections.update(caller, id, dto);
  }

  /** Deletes a connection with its history. */
  @SuperAdminDeletes(CONNECTION_NOT_FOUND)
  @Delete('connections/:id')
  delete(@CurrentCaller() caller: Caller, @Param('id', IdPipe) id: number): Promise<DeletedDto> {
    return this.connections.delete(caller, id);
  }
}
