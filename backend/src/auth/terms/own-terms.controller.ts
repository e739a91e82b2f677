import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { ApiException } from '../../platform/errors/problem.js';
import { OwnersOnly, Roles, WhileRestricted } from '../../platform/http/access.js';
import { ApiErrors } from '../../platform/http/api-errors.js';
import { type Caller, CurrentCaller, type Origin, RequestOrigin } from '../../platform/http/caller.js';
import { TOO_MANY_CHANGES } from '../audit/audit.problems.js';
import { PROFILE_NOT_FOUND } from '../auth.problems.js';
import { AnswerTermsDto, TermsStateDto } from './terms.dto.js';
import { TERMS_ACCEPTED, TERMS_VERSION_CHANGED } from './terms.problems.js';
import { TermsAnswersService } from './terms-answers.service.js';

@ApiTags('employee', 'company')
@Roles('employee', 'company')
@OwnersOnly()
@WhileRestricted()
@Controller('api/me/terms')
export class OwnTermsController {
  constructor(private readonly answers: TermsAnswersService) {}

  /** Where the caller stands with the present terms. */
  @ApiOkResponse({ type: TermsStateDto })
  @ApiErrors(PROFILE_NOT_FOUND)
  @Get()
  async state(@CurrentCaller() caller: Caller): Promise<TermsStateDto> {
    const state = await this.answers.of(caller);
    if (!state) throw new ApiException(PROFILE_NOT_FOUND);
    return state;
  }

  /** Accepts or refuses the present terms of the caller's role. A refusal leaves in force what was accepted before. */
  @ApiOkResponse({ type: TermsStateDto })
  @ApiErrors(TERMS_VERSION_CHANGED, TERMS_ACCEPTED, PROFILE_NOT_FOUND, TOO_MANY_CHANGES)
  @HttpCode(200)
  @Post()
  async answer(
    @CurrentCaller() caller: Caller,
    @Body() dto: AnswerTermsDto,
    @RequestOrigin() { userAgent }: Origin,
  ): Promise<TermsStateDto> {
    await this.answers.respond(caller, caller.role === 'company' ? 'company' : 'employee', dto, userAgent);
    return this.state(caller);
  }
}
