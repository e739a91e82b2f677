import { Body, Controller, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { TOO_MANY_CHANGES } from '../../auth/audit/audit.problems.js';
import { ApiFileResponse } from '../../platform/downloads/api-file-response.js';
import { type FileReply } from '../../platform/downloads/file-reply.js';
import { Roles } from '../../platform/http/access.js';
import { ApiErrors } from '../../platform/http/api-errors.js';
import { type Caller, CurrentCaller } from '../../platform/http/caller.js';
import { Opens, OpensAnswered } from '../../platform/http/opens.js';
import { Idempotent } from '../../platform/idempotency/idempotent.js';
import { ApiOwnList } from '../../platform/lists/api-list.js';
import { CurrentListCall, type ListCall } from '../../platform/lists/list-call.js';
import { type ListPage } from '../../platform/lists/list-page.js';
import { IdPipe } from '../../platform/validation/id.pipe.js';
import { TERMS_REQUIRED } from '../submissions/submissions.problems.js';
import { CompanyFeedbackDto, CompanyInterviewDto, EmployeeInterviewDto } from './dto/own-interview.dto.js';
import { FeedbackInputDto, ReplyDto } from './dto/reply-inputs.dto.js';
import { FeedbackService } from './feedback.service.js';
import { INTERVIEW_MOVED, INTERVIEW_NOT_FOUND, INTERVIEW_OVER, NOT_BEGUN, NOT_INVITED } from './interviews.problems.js';
import { InvitationsService } from './invitations.service.js';
import { OwnInterviewsService } from './own-interviews.service.js';
import { RepliesService } from './replies.service.js';

@ApiTags('employee')
@Roles('employee')
@Controller('api/employee/interviews')
export class EmployeeInterviewsController {
  constructor(
    private readonly own: OwnInterviewsService,
    private readonly replies: RepliesService,
    private readonly invitations: InvitationsService,
  ) {}

  /** The caller's own interviews, the latest first. */
  @ApiOwnList(EmployeeInterviewDto, 'interviews')
  @Get()
  list(@CurrentCaller() caller: Caller, @CurrentListCall() call: ListCall): Promise<ListPage> {
    return this.own.ofPerson(caller, call);
  }

  /** One interview for the caller's calendar, under the name by which the mailed invitation knows it. */
  @ApiFileResponse('The file', 'text/calendar')
  @ApiErrors(INTERVIEW_NOT_FOUND, INTERVIEW_OVER, NOT_INVITED)
  @Get(':id/invite.ics')
  async calendarFile(@CurrentCaller() caller: Caller, @Param('id', IdPipe) id: number): Promise<FileReply> {
    return this.invitations.calendarFile(await this.replies.recipientOf(caller, id), caller.language);
  }

  /** Accepts or declines a time, or proposes others: a proposal moves nothing. */
  @ApiOkResponse({ type: EmployeeInterviewDto })
  @ApiErrors(INTERVIEW_NOT_FOUND, INTERVIEW_MOVED, INTERVIEW_OVER, NOT_INVITED, TOO_MANY_CHANGES)
  @Idempotent()
  @HttpCode(200)
  @Post(':id/reply')
  reply(
    @CurrentCaller() caller: Caller,
    @Param('id', IdPipe) id: number,
    @Body() dto: ReplyDto,
  ): Promise<EmployeeInterviewDto> {
    return this.replies.reply(caller, id, dto, (transaction) => this.own.oneOfPerson(caller, id, transaction));
  }
}

@ApiTags('company')
@Roles('company')
@Controller('api/company/interviews')
export class CompanyInterviewsController {
  constructor(
    private readonly own: OwnInterviewsService,
    private readonly replies: RepliesService,
    private readonly invitations: InvitationsService,
    private readonly feedback: FeedbackService,
  ) {}

  /** Interviews of people whom the caller's company sees, the latest first. */
  @ApiOwnList(CompanyInterviewDto, 'interviews')
  @ApiErrors(TERMS_REQUIRED)
  @OpensAnswered('record', 'interview', { field: 'interview_id' })
  @Get()
  list(@CurrentCaller() caller: Caller, @CurrentListCall() call: ListCall): Promise<ListPage> {
    return this.own.ofCompany(caller, call);
  }

  /** One interview for the caller's calendar, under the name by which the mailed invitation knows it. */
  @ApiFileResponse('The file', 'text/calendar')
  @ApiErrors(TERMS_REQUIRED, INTERVIEW_NOT_FOUND, INTERVIEW_OVER, NOT_INVITED)
  @Opens('record', 'interview')
  @Get(':id/invite.ics')
  async calendarFile(@CurrentCaller() caller: Caller, @Param('id', IdPipe) id: number): Promise<FileReply> {
    return this.invitations.calendarFile(await this.replies.recipientOf(caller, id), caller.language);
  }

  /** Accepts or declines a time, or proposes others: a proposal moves nothing. */
  @ApiOkResponse({ type: CompanyInterviewDto })
  @ApiErrors(TERMS_REQUIRED, INTERVIEW_NOT_FOUND, INTERVIEW_MOVED, INTERVIEW_OVER, NOT_INVITED, TOO_MANY_CHANGES)
  @Idempotent()
  @HttpCode(200)
  @Opens('record', 'interview')
  @Post(':id/reply')
  reply(
    @CurrentCaller() caller: Caller,
    @Param('id', IdPipe) id: number,
    @Body() dto: ReplyDto,
  ): Promise<CompanyInterviewDto> {
    return this.replies.reply(caller, id, dto, (transaction) => this.own.oneOfCompany(caller, id, transaction));
  }

  /** What people of the company thought: all of it once the caller gave their own, and nothing before. */
  @ApiOkResponse({ type: [CompanyFeedbackDto] })
  @ApiErrors(TERMS_REQUIRED, INTERVIEW_NOT_FOUND)
  @Opens('record', 'interview')
  @Get(':id/feedback')
  feedbackOf(@CurrentCaller() caller: Caller, @Param('id', IdPipe) id: number): Promise<CompanyFeedbackDto[]> {
    return this.feedback.of(caller, id);
  }

  /** Gives or changes the caller's own feedback, once the interview has begun. The person may ask to see it. */
  @ApiOkResponse({ type: [CompanyFeedbackDto] })
  @ApiErrors(TERMS_REQUIRED, INTERVIEW_NOT_FOUND, INTERVIEW_OVER, NOT_BEGUN, TOO_MANY_CHANGES)
  @Opens('record', 'interview')
  @Put(':id/feedback')
  giveFeedback(
    @CurrentCaller() caller: Caller,
    @Param('id', IdPipe) id: number,
    @Body() dto: FeedbackInputDto,
  ): Promise<CompanyFeedbackDto[]> {
    return this.feedback.give(caller, id, dto);
  }
}
