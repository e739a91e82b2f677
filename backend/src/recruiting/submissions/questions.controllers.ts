import { Body, Controller, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { TOO_MANY_CHANGES } from '../../auth/audit/audit.problems.js';
import {
  CONSENT_LINK_ENDED,
  CONSENT_TEXT_CHANGED,
  TOO_MANY_CONSENT_LINKS,
} from '../../employees/consent/consent.problems.js';
import { ConsentTokenDto } from '../../employees/consent/sharing-consent.dto.js';
import { Public, Roles } from '../../platform/http/access.js';
import { ApiErrors } from '../../platform/http/api-errors.js';
import { type Caller, CurrentCaller, type Origin, RequestOrigin } from '../../platform/http/caller.js';
import { MessageDto } from '../../platform/http/message.dto.js';
import { UsesSandbox } from '../../platform/http/route-config.js';
import { IdPipe } from '../../platform/validation/id.pipe.js';
import { AnswerShowingByLinkDto, AnswerShowingDto, OpenedConsentDto, ShowingQuestionDto } from './question.dto.js';
import { QuestionsService } from './questions.service.js';
import { NO_QUESTION, SHEET_NOT_MASKED } from './submissions.problems.js';

@ApiTags('employee')
@Roles('employee')
@Controller('api/employee/jobs')
export class QuestionsController {
  constructor(private readonly questions: QuestionsService) {}

  /** What the caller is asked before the company of a job sees them: all that it would see. */
  @ApiOkResponse({ type: ShowingQuestionDto })
  @ApiErrors(NO_QUESTION, SHEET_NOT_MASKED)
  @UsesSandbox()
  @Get(':id/question')
  of(@CurrentCaller() caller: Caller, @Param('id', IdPipe) id: number): Promise<ShowingQuestionDto> {
    return this.questions.of(caller, id);
  }

  /** Answers it, for this company and job only. */
  @ApiOkResponse({ type: MessageDto })
  @ApiErrors(NO_QUESTION, CONSENT_TEXT_CHANGED, SHEET_NOT_MASKED, TOO_MANY_CHANGES)
  @UsesSandbox()
  @Put(':id/question')
  async answer(
    @CurrentCaller() caller: Caller,
    @Param('id', IdPipe) id: number,
    @Body() dto: AnswerShowingDto,
  ): Promise<MessageDto> {
    await this.questions.answer(caller, id, dto);
    return { message: 'Answer saved' };
  }
}

/** What a mail asked, without a login. */
@ApiTags('everybody')
@Public()
@Controller('api/consent')
export class LinkedQuestionsController {
  constructor(private readonly questions: QuestionsService) {}

  /** What the page of a link shows. Changes nothing. */
  @ApiOkResponse({ type: OpenedConsentDto })
  @ApiErrors(CONSENT_LINK_ENDED, SHEET_NOT_MASKED, TOO_MANY_CONSENT_LINKS)
  @HttpCode(200)
  @UsesSandbox()
  @Post('open')
  open(@Body() { token }: ConsentTokenDto, @RequestOrigin() origin: Origin): Promise<OpenedConsentDto> {
    return this.questions.open(token, origin);
  }

  /** Answers what the mail of the link asked, for this company and job only. */
  @ApiOkResponse({ type: OpenedConsentDto })
  @ApiErrors(
    CONSENT_LINK_ENDED,
    NO_QUESTION,
    CONSENT_TEXT_CHANGED,
    SHEET_NOT_MASKED,
    TOO_MANY_CHANGES,
    TOO_MANY_CONSENT_LINKS,
  )
  @HttpCode(200)
  @UsesSandbox()
  @Post('question')
  answer(
    @Body() { token, ...dto }: AnswerShowingByLinkDto,
    @RequestOrigin() origin: Origin,
  ): Promise<OpenedConsentDto> {
    return this.questions.answerByLink(token, dto, origin);
  }
}
