import { applyDecorators, Controller, Get, Param, Query, type Type } from '@nestjs/common';
import { ApiExtraModels, ApiOkResponse, ApiQuery, ApiTags } from '@nestjs/swagger';
import { AuditReads } from '../../auth/audit/audited-reads.js';
import { EMPLOYEE_NOT_FOUND } from '../../employees/employees.problems.js';
import { JOB_NOT_FOUND } from '../../jobs/jobs.problems.js';
import { type Problem } from '../../platform/errors/problem.js';
import { INVALID } from '../../platform/errors/problems.js';
import { Roles } from '../../platform/http/access.js';
import { ApiErrors } from '../../platform/http/api-errors.js';
import { Opens } from '../../platform/http/opens.js';
import { CurrentListCall, type ListCall } from '../../platform/lists/list-call.js';
import { type ListPage } from '../../platform/lists/list-page.js';
import { RANGE_PROBLEMS, TOO_MANY_PEOPLE } from '../../platform/lists/lists.problems.js';
import { IdPipe } from '../../platform/validation/id.pipe.js';
import { JobMatchDto, MatchConnectionDto, PeopleMatchesDto, PersonMatchDto } from './dto/match.dto.js';
import { MatchesService } from './match/matches.service.js';
import { PAGE_TOO_LONG } from './search/search.problems.js';

const ApiMatches = (match: Type, ...problems: Problem[]): MethodDecorator =>
  applyDecorators(
    ApiQuery({
      name: 'range',
      required: false,
      type: String,
      example: '[0,24]',
      description: 'First and last row, 100 rows at most',
    }),
    ApiOkResponse({
      type: [match],
      headers: {
        'Content-Range': { description: 'Position and total, such as matches 0-24/310', schema: { type: 'string' } },
        'X-Total-Capped': { description: 'true when there are more than were compared', schema: { type: 'string' } },
      },
    }),
    ApiErrors(...RANGE_PROBLEMS, PAGE_TOO_LONG, TOO_MANY_PEOPLE, ...problems),
  );

@ApiTags('admin')
@ApiExtraModels(MatchConnectionDto)
@AuditReads('employee')
@Roles('admin', 'super_admin')
@Controller('api/admin')
export class AdminMatchesController {
  constructor(private readonly matches: MatchesService) {}

  /** People for a job, the best first, each with its score and why. */
  @ApiMatches(PersonMatchDto, JOB_NOT_FOUND, INVALID)
  @Get('job-requests/:id/matches')
  ofJob(
    @Param('id', IdPipe) id: number,
    @Query() { hide_placed }: PeopleMatchesDto,
    @CurrentListCall() call: ListCall,
  ): Promise<ListPage> {
    return this.matches.ofJob(id, call, hide_placed ?? false);
  }

  /** Open jobs for a person, the best first, each with its score and why. */
  @ApiMatches(JobMatchDto, EMPLOYEE_NOT_FOUND)
  @Opens('record', 'employee')
  @Get('employees/:id/matches')
  ofEmployee(@Param('id', IdPipe) id: number, @CurrentListCall() call: ListCall): Promise<ListPage> {
    return this.matches.ofEmployee(id, call);
  }
}
