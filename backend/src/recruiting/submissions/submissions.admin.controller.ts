import { Body, Controller, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { ConnectionDto } from '../../connections/connections.list.js';
import { CONNECTION_NOT_FOUND } from '../../connections/connections.problems.js';
import { JOB_NOT_FOUND } from '../../jobs/jobs.problems.js';
import { Roles } from '../../platform/http/access.js';
import { ApiErrors } from '../../platform/http/api-errors.js';
import { type Caller, CurrentCaller } from '../../platform/http/caller.js';
import { Opens } from '../../platform/http/opens.js';
import { BodyLimit, UsesSandbox } from '../../platform/http/route-config.js';
import { Idempotent } from '../../platform/idempotency/idempotent.js';
import { IdPipe } from '../../platform/validation/id.pipe.js';
import { CompanyAnswersDto, DecideKnownDto, NoteAnswerDto, SetRevealDto } from './answer.dto.js';
import { AnswerRemindersService } from './answer-reminders.service.js';
import { AnswersService } from './answers.service.js';
import { BulkSubmissionsService } from './bulk-submissions.service.js';
import { ClosingService } from './closing.service.js';
import { OpeningsService } from './openings.service.js';
import { RevealService } from './reveal.service.js';
import { OpeningDto, ViewLinkDto } from './shared.dto.js';
import { MAX_SHEET_BYTES, SetSheetDto, SheetDto, SheetPreviewDto, SheetProposalDto } from './sheet.dto.js';
import { SheetsService } from './sheets.service.js';
import {
  ClosedJobDto,
  CloseJobDto,
  RemindedConnectionDto,
  SubmitDto,
  SubmitManyDto,
  SubmittedManyDto,
  WithdrawDto,
} from './submission.dto.js';
import {
  ALREADY_SUBMITTED,
  ALREADY_WAITING,
  CLAIM_NOT_OPEN,
  JOB_TAKES_NOBODY,
  KNOWN_LATER,
  KNOWN_REQUIRED,
  NOT_SUBMITTED,
  NOTHING_WAITS,
  PERSON_REFUSED,
  PRESENT_EMPLOYER,
  REASON_REQUIRED,
  REMINDED_LATELY,
  SHEET_CHANGED,
  SHEET_NOT_MASKED,
  TO_CONFIRM,
  VIEW_LINK_NOT_FOUND,
} from './submissions.problems.js';
import { SubmissionsService } from './submissions.service.js';

@ApiTags('admin')
@Roles('admin', 'super_admin')
@Controller('api/admin')
export class AdminSubmissionsController {
  constructor(
    private readonly sheets: SheetsService,
    private readonly submissions: SubmissionsService,
    private readonly bulk: BulkSubmissionsService,
    private readonly reveal: RevealService,
    private readonly answers: AnswersService,
    private readonly openings: OpeningsService,
    private readonly closing: ClosingService,
    private readonly reminders: AnswerRemindersService,
  ) {}

  /** What a company is to see of a person, and what stands in the way of showing it. */
  @ApiOkResponse({ type: SheetDto })
  @ApiErrors(CONNECTION_NOT_FOUND, SHEET_NOT_MASKED)
  @Opens('profile', 'connection')
  @UsesSandbox()
  @Get('connections/:id/sheet')
  sheet(@Param('id', IdPipe) id: number): Promise<SheetDto> {
    return this.sheets.of(id);
  }

  /** The text of the resume as it is proposed, with what was taken away. */
  @ApiOkResponse({ type: SheetProposalDto })
  @ApiErrors(CONNECTION_NOT_FOUND, SHEET_NOT_MASKED)
  @Opens('profile', 'connection')
  @UsesSandbox()
  @Get('connections/:id/sheet/proposal')
  proposal(@Param('id', IdPipe) id: number): Promise<SheetProposalDto> {
    return this.sheets.proposal(id);
  }

  /** What the company would see of the saved sheet. */
  @ApiOkResponse({ type: SheetPreviewDto })
  @ApiErrors(CONNECTION_NOT_FOUND, SHEET_NOT_MASKED)
  @Opens('profile', 'connection')
  @UsesSandbox()
  @Get('connections/:id/sheet/preview')
  preview(@Param('id', IdPipe) id: number): Promise<SheetPreviewDto> {
    return this.sheets.preview(id);
  }

  /** Saves what a company is to see of a person. */
  @ApiOkResponse({ type: SheetDto })
  @ApiErrors(CONNECTION_NOT_FOUND, SHEET_CHANGED, SHEET_NOT_MASKED)
  @BodyLimit(MAX_SHEET_BYTES)
  @Opens('profile', 'connection')
  @UsesSandbox()
  @Put('connections/:id/sheet')
  setSheet(
    @CurrentCaller() caller: Caller,
    @Param('id', IdPipe) id: number,
    @Body() dto: SetSheetDto,
  ): Promise<SheetDto> {
    return this.sheets.set(caller, id, dto);
  }

  /** Shows a person to the company of the job, or asks the person first. */
  @ApiCreatedResponse({ type: ConnectionDto })
  @ApiErrors(
    CONNECTION_NOT_FOUND,
    SHEET_CHANGED,
    ALREADY_SUBMITTED,
    ALREADY_WAITING,
    JOB_TAKES_NOBODY,
    PERSON_REFUSED,
    PRESENT_EMPLOYER,
    TO_CONFIRM,
    SHEET_NOT_MASKED,
  )
  @Idempotent()
  @Opens('record', 'connection')
  @UsesSandbox()
  @Post('connections/:id/submit')
  submit(
    @CurrentCaller() caller: Caller,
    @Param('id', IdPipe) id: number,
    @Body() dto: SubmitDto,
  ): Promise<ConnectionDto> {
    return this.submissions.submit(caller, id, dto);
  }

  /** Ends what a company sees of a person. */
  @ApiCreatedResponse({ type: ConnectionDto })
  @ApiErrors(CONNECTION_NOT_FOUND, NOT_SUBMITTED)
  @Idempotent()
  @Opens('record', 'connection')
  @Post('connections/:id/withdraw')
  withdraw(
    @CurrentCaller() caller: Caller,
    @Param('id', IdPipe) id: number,
    @Body() { reason }: WithdrawDto,
  ): Promise<ConnectionDto> {
    return this.submissions.withdraw(caller, id, reason);
  }

  /** Reminds the person of what they were asked, or the company of the people who wait for its answer. */
  @ApiOkResponse({ type: RemindedConnectionDto })
  @ApiErrors(CONNECTION_NOT_FOUND, NOTHING_WAITS, REMINDED_LATELY)
  @HttpCode(200)
  @Opens('record', 'connection')
  @Post('connections/:id/remind')
  remind(@CurrentCaller() caller: Caller, @Param('id', IdPipe) id: number): Promise<RemindedConnectionDto> {
    return this.reminders.remind(caller, id);
  }

  /** Shows several people of a job with one mail; says what became of each. */
  @ApiCreatedResponse({ type: SubmittedManyDto })
  @ApiErrors(JOB_NOT_FOUND)
  @Idempotent()
  @Post('job-requests/:id/submissions')
  submitMany(
    @CurrentCaller() caller: Caller,
    @Param('id', IdPipe) id: number,
    @Body() { connection_ids }: SubmitManyDto,
  ): Promise<SubmittedManyDto> {
    return this.bulk.submitMany(caller, id, connection_ids);
  }

  /** Closes a job, ends what is shown for it of people who were neither placed nor turned down, and notifies each of them. */
  @ApiCreatedResponse({ type: ClosedJobDto })
  @ApiErrors(JOB_NOT_FOUND)
  @Idempotent()
  @Post('job-requests/:id/close')
  close(
    @CurrentCaller() caller: Caller,
    @Param('id', IdPipe) id: number,
    @Body() { close_reason }: CloseJobDto,
  ): Promise<ClosedJobDto> {
    return this.closing.close(caller, id, close_reason);
  }

  /** Shows a company more of a person, or less, whatever the status. */
  @ApiOkResponse({ type: ConnectionDto })
  @ApiErrors(CONNECTION_NOT_FOUND, NOT_SUBMITTED)
  @Opens('record', 'connection')
  @Put('connections/:id/reveal')
  setReveal(
    @CurrentCaller() caller: Caller,
    @Param('id', IdPipe) id: number,
    @Body() dto: SetRevealDto,
  ): Promise<ConnectionDto> {
    return this.reveal.set(caller, id, dto);
  }

  /** Who of the company opened a profile, and when, latest first. */
  @ApiOkResponse({ type: [OpeningDto] })
  @ApiErrors(CONNECTION_NOT_FOUND)
  @Opens('record', 'connection')
  @Get('connections/:id/openings')
  opened(@Param('id', IdPipe) id: number): Promise<OpeningDto[]> {
    return this.openings.of(id);
  }

  /** What the company said of a person, latest first. */
  @ApiOkResponse({ type: CompanyAnswersDto })
  @ApiErrors(CONNECTION_NOT_FOUND)
  @Opens('record', 'connection')
  @Get('connections/:id/answers')
  answersOf(@Param('id', IdPipe) id: number): Promise<CompanyAnswersDto> {
    return this.answers.of(id);
  }

  /** Notes what a company told the agency about a person. */
  @ApiOkResponse({ type: CompanyAnswersDto })
  @ApiErrors(CONNECTION_NOT_FOUND, NOT_SUBMITTED, REASON_REQUIRED, KNOWN_LATER, KNOWN_REQUIRED)
  @Opens('record', 'connection')
  @Put('connections/:id/answer')
  noteAnswer(
    @CurrentCaller() caller: Caller,
    @Param('id', IdPipe) id: number,
    @Body() dto: NoteAnswerDto,
  ): Promise<CompanyAnswersDto> {
    return this.answers.note(caller, id, dto);
  }

  /** Decides whether the company knew the person before. */
  @ApiOkResponse({ type: CompanyAnswersDto })
  @ApiErrors(CONNECTION_NOT_FOUND, CLAIM_NOT_OPEN)
  @Opens('record', 'connection')
  @Put('connections/:id/known')
  decideKnown(
    @CurrentCaller() caller: Caller,
    @Param('id', IdPipe) id: number,
    @Body() dto: DecideKnownDto,
  ): Promise<CompanyAnswersDto> {
    return this.answers.decideKnown(caller, id, dto);
  }

  /** Links to a job's list without a login, latest first. */
  @ApiOkResponse({ type: [ViewLinkDto] })
  @ApiErrors(JOB_NOT_FOUND)
  @Get('job-requests/:id/view-links')
  links(@Param('id', IdPipe) id: number): Promise<ViewLinkDto[]> {
    return this.openings.linksOf(id);
  }

  /** Ends a link at once. */
  @ApiOkResponse({ type: ViewLinkDto })
  @ApiErrors(VIEW_LINK_NOT_FOUND)
  @HttpCode(200)
  @Post('job-requests/:id/view-links/:linkId/revoke')
  revoke(
    @CurrentCaller() caller: Caller,
    @Param('id', IdPipe) id: number,
    @Param('linkId', IdPipe) linkId: number,
  ): Promise<ViewLinkDto> {
    return this.openings.revoke(caller, id, linkId);
  }
}
