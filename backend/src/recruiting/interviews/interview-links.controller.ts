import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Public } from '../../platform/http/access.js';
import { ApiErrors } from '../../platform/http/api-errors.js';
import { type Origin, RequestOrigin } from '../../platform/http/caller.js';
import { RateLimitsService } from '../../platform/rate-limits/rate-limits.service.js';
import { OpenedInterviewDto } from './dto/own-interview.dto.js';
import { LinkTokenDto, ReplyByLinkDto } from './dto/reply-inputs.dto.js';
import { LINK_LIMITS } from './interviews.limits.js';
import {
  INTERVIEW_LINK_ENDED,
  INTERVIEW_MOVED,
  INTERVIEW_OVER,
  NOT_INVITED,
  TOO_MANY_ANSWERS,
} from './interviews.problems.js';
import { RepliesService } from './replies.service.js';

/** By the link of a mail. Its token stands in the fragment of the page's address, so that no log has it. */
@ApiTags('public')
@Public()
@Controller('api/interviews')
export class InterviewLinksController {
  constructor(
    private readonly replies: RepliesService,
    private readonly limits: RateLimitsService,
  ) {}

  /** What the link of a mail shows. Looking changes nothing. */
  @ApiOkResponse({ type: OpenedInterviewDto })
  @ApiErrors(INTERVIEW_LINK_ENDED, TOO_MANY_ANSWERS)
  @HttpCode(200)
  @Post('open')
  async open(@RequestOrigin() origin: Origin, @Body() { token }: LinkTokenDto): Promise<OpenedInterviewDto> {
    await this.limits.take(LINK_LIMITS, origin);
    return this.replies.opened(token);
  }

  /** Accepts or declines a time, or proposes others, without a login. */
  @ApiOkResponse({ type: OpenedInterviewDto })
  @ApiErrors(INTERVIEW_LINK_ENDED, INTERVIEW_MOVED, INTERVIEW_OVER, NOT_INVITED, TOO_MANY_ANSWERS)
  @HttpCode(200)
  @Post('reply')
  async reply(@RequestOrigin() origin: Origin, @Body() { token, ...dto }: ReplyByLinkDto): Promise<OpenedInterviewDto> {
    await this.limits.take(LINK_LIMITS, origin);
    await this.replies.replyByLink(origin, token, dto);
    return this.replies.opened(token);
  }
}
