import { Body, Controller, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { TOO_MANY_CHANGES } from '../../auth/audit/audit.problems.js';
import { ApiResumeFile } from '../../employees/resumes/resume-file-response.js';
import { JOB_NOT_FOUND } from '../../jobs/jobs.problems.js';
import { ApiFileResponse } from '../../platform/downloads/api-file-response.js';
import { type FileReply } from '../../platform/downloads/file-reply.js';
import { Roles } from '../../platform/http/access.js';
import { ApiErrors } from '../../platform/http/api-errors.js';
import { type Caller, CurrentCaller } from '../../platform/http/caller.js';
import { MessageDto } from '../../platform/http/message.dto.js';
import { Opens, OpensAnswered } from '../../platform/http/opens.js';
import { ApiList } from '../../platform/lists/api-list.js';
import { CurrentListCall, type ListCall } from '../../platform/lists/list-call.js';
import { type ListPage } from '../../platform/lists/list-page.js';
import { IdPipe } from '../../platform/validation/id.pipe.js';
import { AnswerDto } from './answer.dto.js';
import { AnswersService } from './answers.service.js';
import { CandidateCountDto } from './candidate.dto.js';
import { CandidateFilesService } from './candidate-files.service.js';
import { CandidateDto, CANDIDATES } from './candidates.list.js';
import { CandidatesService } from './candidates.service.js';
import { AcceptProfileTermsDto, ProfileTermsDto } from './profile-terms.dto.js';
import { ProfileTermsService } from './profile-terms.service.js';
import {
  CANDIDATE_NOT_FOUND,
  KNOWN_LATER,
  KNOWN_REQUIRED,
  KNOWN_TOO_LATE,
  PROFILES_BUSY,
  REASON_REQUIRED,
  TERMS_CHANGED,
  TERMS_REQUIRED,
} from './submissions.problems.js';

@ApiTags('company')
@Roles('company')
@Controller('api/company')
export class CandidatesController {
  constructor(
    private readonly candidates: CandidatesService,
    private readonly files: CandidateFilesService,
    private readonly answers: AnswersService,
    private readonly terms: ProfileTermsService,
  ) {}

  /** The terms for profiles, and whether the caller has accepted them. */
  @ApiOkResponse({ type: ProfileTermsDto })
  @Get('profile-terms')
  ownTerms(@CurrentCaller() caller: Caller): Promise<ProfileTermsDto> {
    return this.terms.of(caller);
  }

  /** Accepts the terms for profiles. */
  @ApiOkResponse({ type: ProfileTermsDto })
  @ApiErrors(TERMS_CHANGED)
  @HttpCode(200)
  @Post('profile-terms')
  accept(@CurrentCaller() caller: Caller, @Body() { version }: AcceptProfileTermsDto): Promise<ProfileTermsDto> {
    return this.terms.accept(caller, version);
  }

  /** The people whom the agency shows for one of the caller's jobs, latest first. */
  @ApiList(CandidateDto, CANDIDATES)
  @ApiErrors(TERMS_REQUIRED, JOB_NOT_FOUND)
  @OpensAnswered('profile', 'connection', { field: 'connection_id' })
  @Get('jobs/:id/candidates')
  list(
    @CurrentCaller() caller: Caller,
    @Param('id', IdPipe) id: number,
    @CurrentListCall() call: ListCall,
  ): Promise<ListPage> {
    return this.candidates.ofJob(caller, id, call);
  }

  /** The people whom the agency shows for all of the caller's jobs, latest first. */
  @ApiList(CandidateDto, CANDIDATES)
  @ApiErrors(TERMS_REQUIRED)
  @OpensAnswered('profile', 'connection', { field: 'connection_id' })
  @Get('candidates')
  all(@CurrentCaller() caller: Caller, @CurrentListCall() call: ListCall): Promise<ListPage> {
    return this.candidates.ofCompany(caller, call);
  }

  /** How many people are shown for each of the caller's jobs, and how many wait for an answer. */
  @ApiOkResponse({ type: [CandidateCountDto] })
  @Get('candidates/counts')
  counts(@CurrentCaller() caller: Caller): Promise<CandidateCountDto[]> {
    return this.candidates.counts(caller);
  }

  /** One person; the agency sees that the profile was opened. */
  @ApiOkResponse({ type: CandidateDto })
  @ApiErrors(TERMS_REQUIRED, CANDIDATE_NOT_FOUND)
  @OpensAnswered('profile', 'connection', { field: 'connection_id' })
  @Get('candidates/:id')
  one(@CurrentCaller() caller: Caller, @Param('id', IdPipe) id: number): Promise<CandidateDto> {
    return this.candidates.one(caller, id);
  }

  /** The profile on the agency's letterhead. */
  @ApiFileResponse('PDF', 'application/pdf')
  @ApiErrors(TERMS_REQUIRED, CANDIDATE_NOT_FOUND, PROFILES_BUSY)
  @Opens('profile', 'connection')
  @Get('candidates/:id/profile.pdf')
  pdf(@CurrentCaller() caller: Caller, @Param('id', IdPipe) id: number): Promise<FileReply> {
    return this.files.profile(caller, id);
  }

  /** The uploaded resume, where the agency gives it out. */
  @ApiResumeFile('The resume as it was uploaded')
  @ApiErrors(TERMS_REQUIRED, CANDIDATE_NOT_FOUND)
  @Opens('resume', 'connection')
  @Get('candidates/:id/resume')
  resume(@CurrentCaller() caller: Caller, @Param('id', IdPipe) id: number): Promise<FileReply> {
    return this.files.resume(caller, id);
  }

  /** Answers; the last answer counts. */
  @ApiOkResponse({ type: MessageDto })
  @ApiErrors(
    CANDIDATE_NOT_FOUND,
    REASON_REQUIRED,
    KNOWN_LATER,
    KNOWN_REQUIRED,
    KNOWN_TOO_LATE,
    TERMS_REQUIRED,
    TOO_MANY_CHANGES,
  )
  @Opens('profile', 'connection')
  @Put('candidates/:id/answer')
  async answer(
    @CurrentCaller() caller: Caller,
    @Param('id', IdPipe) id: number,
    @Body() dto: AnswerDto,
  ): Promise<MessageDto> {
    await this.terms.refuseWithout(caller);
    await this.answers.answer(caller, id, dto);
    return { message: 'Answer saved' };
  }
}
