import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { CONNECTION_NOT_FOUND } from '../../connections/connections.problems.js';
import { EMPLOYEE_NOT_FOUND } from '../../employees/employees.problems.js';
import { INVALID } from '../../platform/errors/problems.js';
import { Roles } from '../../platform/http/access.js';
import { ApiErrors } from '../../platform/http/api-errors.js';
import { type Caller, CurrentCaller } from '../../platform/http/caller.js';
import { type NamedRecord, OpensNamed } from '../../platform/http/opens.js';
import { TOO_MANY_PEOPLE } from '../../platform/lists/lists.problems.js';
import { requestValidation } from '../../platform/validation/request-validation.pipe.js';
import { TimelineDto, TimelineQueryDto } from './timeline.dto.js';
import { TimelineService } from './timeline.service.js';

async function recordIn(query: unknown): Promise<NamedRecord> {
  const read: unknown = await requestValidation.transform(query, { type: 'query', metatype: TimelineQueryDto });
  const { kind, record_id: key } = read as TimelineQueryDto;
  return { kind, key };
}

@ApiTags('admin')
@Roles('admin', 'super_admin')
@Controller('api/admin/timeline')
export class TimelineController {
  constructor(private readonly timeline: TimelineService) {}

  /** What happened to a person, company, job request or connection, latest first; for the agency only. */
  @ApiOkResponse({ type: TimelineDto })
  @ApiErrors(INVALID, EMPLOYEE_NOT_FOUND, CONNECTION_NOT_FOUND, TOO_MANY_PEOPLE)
  @OpensNamed('record', recordIn)
  @Get()
  of(@CurrentCaller() caller: Caller, @Query() { kind, record_id, before }: TimelineQueryDto): Promise<TimelineDto> {
    return this.timeline.of(caller, kind, record_id, before ?? null);
  }
}
