import { Body, Controller, Get, Param, Patch, Post, Query } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { NOT_OF_THE_STAFF } from '../../auth/accounts/accounts.problems.js';
import { Roles } from '../../platform/http/access.js';
import { PERMISSION_MISSING } from '../../platform/http/access.problems.js';
import { ApiErrors } from '../../platform/http/api-errors.js';
import { type Caller, CurrentCaller } from '../../platform/http/caller.js';
import { Idempotent } from '../../platform/idempotency/idempotent.js';
import { ApiList } from '../../platform/lists/api-list.js';
import { CurrentListCall, type ListCall } from '../../platform/lists/list-call.js';
import { type ListPage } from '../../platform/lists/list-page.js';
import { ListReader } from '../../platform/lists/list-reader.js';
import { TOO_MANY_PEOPLE } from '../../platform/lists/lists.problems.js';
import { IdPipe } from '../../platform/validation/id.pipe.js';
import { OwnTasksService } from './own-tasks.service.js';
import { AssigneeDto, ChangeTaskDto, CreateTaskDto } from './task.dto.js';
import { TaskGroupDto, TaskGroupsQueryDto } from './task-group.dto.js';
import { TaskGroupsService } from './task-groups.service.js';
import { TaskDto, TASKS, tasksFor } from './tasks.list.js';
import {
  DUE_TOO_LATE,
  PAUSE_INVALID,
  RECORD_NOT_FOUND,
  RECORD_UNNAMED,
  TASK_NOT_FOUND,
  TOO_MANY_TASKS,
} from './tasks.problems.js';

@ApiTags('admin')
@Roles('admin', 'super_admin')
@Controller('api/admin/tasks')
export class AdminTasksController {
  constructor(
    private readonly tasks: OwnTasksService,
    private readonly lists: ListReader,
    private readonly groups: TaskGroupsService,
  ) {}

  /** What the staff has to do. A filter by `assignee_id` finds those without an assignee, too. */
  @ApiList(TaskDto, TASKS)
  @Get()
  list(@CurrentListCall() call: ListCall): Promise<ListPage> {
    return this.lists.page(tasksFor(call), call);
  }

  /** Those of the staff who can log in, by name: a task may be theirs. */
  @ApiOkResponse({ type: [AssigneeDto] })
  @ApiErrors()
  @Get('assignees')
  assignees(): Promise<AssigneeDto[]> {
    return this.tasks.assignees();
  }

  /** What waits, by its cause: how many, how much money, and the first of each. First what passes by itself, then what has waited longest. */
  @ApiOkResponse({ type: [TaskGroupDto] })
  @ApiErrors(TOO_MANY_PEOPLE)
  @Get('groups')
  byCause(@CurrentCaller() caller: Caller, @Query() { whose }: TaskGroupsQueryDto): Promise<TaskGroupDto[]> {
    return this.groups.of(caller, whose === 'mine');
  }

  /** One task. */
  @ApiOkResponse({ type: TaskDto })
  @ApiErrors(TASK_NOT_FOUND)
  @Get(':id')
  one(@CurrentCaller() caller: Caller, @Param('id', IdPipe) id: number): Promise<TaskDto> {
    return this.lists.record(tasksFor(caller), id, TASK_NOT_FOUND);
  }

  /** Writes a task. */
  @ApiCreatedResponse({ type: TaskDto })
  @ApiErrors(NOT_OF_THE_STAFF, RECORD_UNNAMED, RECORD_NOT_FOUND, DUE_TOO_LATE, TOO_MANY_TASKS, PERMISSION_MISSING)
  @Idempotent()
  @Post()
  create(@CurrentCaller() caller: Caller, @Body() dto: CreateTaskDto): Promise<TaskDto> {
    return this.tasks.create(caller, dto);
  }

  /** Marks a task as done, puts it out of the way for some time, or gives it to a colleague. */
  @ApiOkResponse({ type: TaskDto })
  @ApiErrors(TASK_NOT_FOUND, NOT_OF_THE_STAFF, PAUSE_INVALID)
  @Patch(':id')
  change(
    @CurrentCaller() caller: Caller,
    @Param('id', IdPipe) id: number,
    @Body() dto: ChangeTaskDto,
  ): Promise<TaskDto> {
    return this.tasks.change(caller, id, dto);
  }
}
