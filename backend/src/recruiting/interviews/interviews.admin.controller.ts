import { Body, Controller, Get, HttpCode, Param, Patch, Post, Put } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { AuditReads } from '../../auth/audit/audited-reads.js';
import { CONNECTION_NOT_FOUND } from '../../connections/connections.problems.js';
import { Roles } from '../../platform/http/access.js';
import { ApiErrors } from '../../platform/http/api-errors.js';
import { type Caller, CurrentCaller } from '../../platform/http/caller.js';
import { Opens, OpensAnswered } from '../../platform/http/opens.js';
import { Idempotent } from '../../platform/idempotency/idempotent.js';
import { ApiList } from '../../platform/lists/api-list.js';
import { CurrentListCall, type ListCall } from '../../platform/lists/list-call.js';
import { type ListPage } from '../../platform/lists/list-page.js';
import { ListReader } from '../../platform/lists/list-reader.js';
import { TOO_MANY_PEOPLE } from '../../platform/lists/lists.problems.js';
import { EDIT_CONFLICT } from '../../platform/record-version.problems.js';
import { IdPipe } from '../../platform/validation/id.pipe.js';
import { InterviewChangeDto } from './dto/interview.dto.js';
import { InterviewDayDto } from './dto/interview-day.dto.js';
import {
  CancelInterviewDto,
  CreateInterviewDto,
  InterviewResultDto,
  UpdateInterviewDto,
} from './dto/interview-inputs.dto.js';
import { InterviewDayService } from './interview-day.service.js';
import { InterviewHistory } from './interview-history.js';
import { InterviewDto, INTERVIEWS } from './interviews.list.js';
import {
  INTERVIEW_CLASH,
  INTERVIEW_NOT_FOUND,
  INTERVIEW_OVER,
  NOT_BEGUN,
  PERSON_NOT_SUBMITTED,
  TOO_MANY_INTERVIEWS,
} from './interviews.problems.js';
import { InterviewsService } from './interviews.service.js';

@ApiTags('admin')
@AuditReads('interview')
@Roles('admin', 'super_admin')
@Controller('api/admin/interviews')
export class AdminInterviewsController {
  constructor(
    private readonly interviews: InterviewsService,
    private readonly lists: ListReader,
    private readonly changes: InterviewHistory,
    private readonly days: InterviewDayService,
  ) {}

  /** Interviews, the latest first; `?starts_at_gte=…&starts_at_lte=…` gives those of a week. */
  @ApiList(InterviewDto, INTERVIEWS)
  @Get()
  list(@CurrentListCall() call: ListCall): Promise<ListPage> {
    return this.lists.page(INTERVIEWS, call);
  }

  /** Interviews of today that are not over; where there is none, those of the next day that has some. */
  @ApiOkResponse({ type: InterviewDayDto })
  @ApiErrors(TOO_MANY_PEOPLE)
  @Get('next-day')
  nextDay(): Promise<InterviewDayDto> {
    return this.days.next();
  }

  /** Proposes an interview of a person whom the company sees, and asks all who are to come. */
  @ApiCreatedResponse({ type: InterviewDto })
  @ApiErrors(CONNECTION_NOT_FOUND, PERSON_NOT_SUBMITTED, INTERVIEW_CLASH, TOO_MANY_INTERVIEWS)
  @Idempotent()
  @OpensAnswered('record', 'interview', { field: 'interview_id' })
  @Post()
  create(@CurrentCaller() caller: Caller, @Body() dto: CreateInterviewDto): Promise<InterviewDto> {
    return this.interviews.create(caller, dto);
  }

  /** One interview, with who was invited, what they answered, and what the company thought. */
  @ApiOkResponse({ type: InterviewDto })
  @ApiErrors(INTERVIEW_NOT_FOUND)
  @Opens('record', 'interview')
  @Get(':id')
  one(@Param('id', IdPipe) id: number): Promise<InterviewDto> {
    return this.lists.record(INTERVIEWS, id, INTERVIEW_NOT_FOUND);
  }

  /** What became of one interview, the newest first. */
  @ApiOkResponse({ type: [InterviewChangeDto] })
  @ApiErrors(INTERVIEW_NOT_FOUND)
  @Opens('record', 'interview')
  @Get(':id/history')
  history(@Param('id', IdPipe) id: number): Promise<InterviewChangeDto[]> {
    return this.changes.of(id);
  }

  /** Changes an interview; a new time is proposed again. */
  @ApiOkResponse({ type: InterviewDto })
  @ApiErrors(INTERVIEW_NOT_FOUND, INTERVIEW_OVER, INTERVIEW_CLASH, EDIT_CONFLICT)
  @Opens('record', 'interview')
  @Patch(':id')
  update(
    @CurrentCaller() caller: Caller,
    @Param('id', IdPipe) id: number,
    @Body() dto: UpdateInterviewDto,
  ): Promise<InterviewDto> {
    return this.interviews.update(caller, id, dto);
  }

  /** Cancels an interview and notifies all who were invited. */
  @ApiOkResponse({ type: InterviewDto })
  @ApiErrors(INTERVIEW_NOT_FOUND, INTERVIEW_OVER)
  @Idempotent()
  @HttpCode(200)
  @Opens('record', 'interview')
  @Post(':id/cancel')
  cancel(
    @CurrentCaller() caller: Caller,
    @Param('id', IdPipe) id: number,
    @Body() { reason }: CancelInterviewDto,
  ): Promise<InterviewDto> {
    return this.interviews.cancel(caller, id, reason);
  }

  /** Notes whether an interview was held. The placement status stays; the answer offers the one that follows. */
  @ApiOkResponse({ type: InterviewDto })
  @ApiErrors(INTERVIEW_NOT_FOUND, INTERVIEW_OVER, NOT_BEGUN)
  @Opens('record', 'interview')
  @Put(':id/result')
  setResult(
    @CurrentCaller() caller: Caller,
    @Param('id', IdPipe) id: number,
    @Body() dto: InterviewResultDto,
  ): Promise<InterviewDto> {
    return this.interviews.setResult(caller, id, dto);
  }
}
