import { Controller, Delete, Get, HttpCode, Param, ParseUUIDPipe, Post } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { ApiException } from '../../platform/errors/problem.js';
import { LoggedIn, WhileRestricted } from '../../platform/http/access.js';
import { ApiErrors } from '../../platform/http/api-errors.js';
import { type Caller, CurrentCaller } from '../../platform/http/caller.js';
import { MessageDto } from '../../platform/http/message.dto.js';
import { OpenSessionDto, SessionsEndedDto } from './sessions.dto.js';
import { SESSION_NOT_FOUND } from './sessions.problems.js';
import { SessionsService } from './sessions.service.js';

const SessionIdPipe = new ParseUUIDPipe({ exceptionFactory: () => new ApiException(SESSION_NOT_FOUND) });

@ApiTags('everyone logged in')
@LoggedIn()
@WhileRestricted()
@Controller('auth/sessions')
export class SessionsController {
  constructor(private readonly sessions: SessionsService) {}

  /** Own open sessions: this one, then those used last. */
  @ApiOkResponse({ type: [OpenSessionDto] })
  @ApiErrors()
  @Get()
  list(@CurrentCaller() caller: Caller): Promise<OpenSessionDto[]> {
    return this.sessions.list(caller);
  }

  /** Ends one of the own sessions. */
  @ApiOkResponse({ type: MessageDto })
  @ApiErrors(SESSION_NOT_FOUND)
  @Delete(':id')
  end(@CurrentCaller() caller: Caller, @Param('id', SessionIdPipe) id: string): Promise<MessageDto> {
    return this.sessions.end(caller, id);
  }

  /** Ends all own sessions but this one. */
  @ApiOkResponse({ type: SessionsEndedDto })
  @ApiErrors()
  @HttpCode(200)
  @Post('end-others')
  async endOthers(@CurrentCaller() caller: Caller): Promise<SessionsEndedDto> {
    return { message: 'Other sessions ended', ended: await this.sessions.endOthers(caller) };
  }
}
