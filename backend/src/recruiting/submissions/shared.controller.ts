import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiOkResponse, ApiQuery, ApiTags } from '@nestjs/swagger';
import { TOO_MANY_CHANGES } from '../../auth/audit/audit.problems.js';
import { JOB_NOT_FOUND } from '../../jobs/jobs.problems.js';
import { Public, Roles } from '../../platform/http/access.js';
import { ApiErrors } from '../../platform/http/api-errors.js';
import { type Caller, CurrentCaller, type Origin, RequestOrigin } from '../../platform/http/caller.js';
import { MessageDto } from '../../platform/http/message.dto.js';
import { OpensAnswered } from '../../platform/http/opens.js';
import { ApiOwnList } from '../../platform/lists/api-list.js';
import { CurrentListCall, type ListCall } from '../../platform/lists/list-call.js';
import { type ListPage } from '../../platform/lists/list-page.js';
import { IdPipe } from '../../platform/validation/id.pipe.js';
import { OpenSharedDto, SharedAnswerDto, SharedLinkDto } from './answer.dto.js';
import { ApplicationsService } from './applications.service.js';
import { ProfileTermsDto } from './profile-terms.dto.js';
import { profileTerms } from './profile-terms.js';
import { ApplicationDto, SharedListDto } from './shared.dto.js';
import { RefuseJobDto } from './submission.dto.js';
import {
  CANDIDATE_NOT_FOUND,
  KNOWN_LATER,
  KNOWN_REQUIRED,
  KNOWN_TOO_LATE,
  REASON_REQUIRED,
  TERMS_CHANGED,
  TERMS_REQUIRED,
  TOO_MANY_VIEWS,
  VIEW_LINK_ENDED,
} from './submissions.problems.js';
import { SubmissionsService } from './submissions.service.js';
import { ViewLinkListsService } from './view-link-lists.service.js';

/** The masked list of a job, by a link and without a login. */
@ApiTags('everybody')
@Public()
@Controller('api/shared')
export class SharedController {
  constructor(private readonly shared: ViewLinkListsService) {}

  /** The terms that are accepted before a link is opened. */
  @ApiOkResponse({ type: ProfileTermsDto })
  @Get('terms')
  terms(): ProfileTermsDto {
    return { ...profileTerms(), accepted_at: null };
  }

  /** The same for a link that can still be opened; nothing is opened by it. */
  @ApiOkResponse({ type: ProfileTermsDto })
  @ApiErrors(VIEW_LINK_ENDED, TOO_MANY_VIEWS)
  @HttpCode(200)
  @Post('terms')
  async termsOf(@Body() { token }: SharedLinkDto, @RequestOrigin() origin: Origin): Promise<ProfileTermsDto> {
    await this.shared.isOpen(token, origin);
    return { ...profileTerms(), accepted_at: null };
  }

  /** Shows the people of a link to a reader who accepts the terms by name. */
  @ApiOkResponse({ type: SharedListDto })
  @ApiErrors(VIEW_LINK_ENDED, TERMS_CHANGED, TOO_MANY_VIEWS)
  @HttpCode(200)
  @OpensAnswered('profile', 'connection', { field: 'connection_id', list: 'candidates' })
  @Post('open')
  open(@Body() dto: OpenSharedDto, @RequestOrigin() origin: Origin): Promise<SharedListDto> {
    return this.shared.open(dto, origin);
  }

  /** Answers for a person of a link. */
  @ApiOkResponse({ type: MessageDto })
  @ApiErrors(
    VIEW_LINK_ENDED,
    TERMS_REQUIRED,
    CANDIDATE_NOT_FOUND,
    REASON_REQUIRED,
    KNOWN_LATER,
    KNOWN_REQUIRED,
    KNOWN_TOO_LATE,
    TOO_MANY_VIEWS,
  )
  @HttpCode(200)
  @Post('answer')
  async answer(@Body() dto: SharedAnswerDto, @RequestOrigin() origin: Origin): Promise<MessageDto> {
    await this.shared.answer(dto, origin);
    return { message: 'Answer saved' };
  }
}

@ApiTags('employee')
@Roles('employee')
@Controller('api/employee')
export class ApplicationsController {
  constructor(
    private readonly applications: ApplicationsService,
    private readonly submissions: SubmissionsService,
  ) {}

  /** What became of the caller's applications, latest first. */
  @ApiOwnList(ApplicationDto, 'applications')
  @ApiQuery({
    name: 'employers',
    required: false,
    enum: ['all'],
    description: 'Names every employer who was shown the profile',
  })
  @Get('applications')
  list(
    @CurrentCaller() caller: Caller,
    @CurrentListCall() call: ListCall,
    @Query('employers') employers?: string,
  ): Promise<ListPage> {
    return this.applications.of(caller, call, employers === 'all');
  }

  /** Refuses one job: its employer does not see the caller, or no longer. */
  @ApiOkResponse({ type: MessageDto })
  @ApiErrors(JOB_NOT_FOUND, TOO_MANY_CHANGES)
  @HttpCode(200)
  @Post('jobs/:id/withdraw')
  async refuse(
    @CurrentCaller() caller: Caller,
    @Param('id', IdPipe) id: number,
    @Body() { reason }: RefuseJobDto,
  ): Promise<MessageDto> {
    await this.submissions.refuseJob(caller, id, reason);
    return { message: 'You are not shown for this job' };
  }
}
