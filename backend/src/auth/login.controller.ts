import { Body, Controller, HttpCode, Post, Res } from '@nestjs/common';
import { ApiExtraModels, ApiOkResponse, ApiTags, getSchemaPath } from '@nestjs/swagger';
import { type FastifyReply } from 'fastify';
import { PublicAddress } from '../platform/config/public-address.js';
import { LoggedIn, Public, WhileRestricted, WithoutFactor } from '../platform/http/access.js';
import { FRESH_LOGIN_NEEDED } from '../platform/http/access.problems.js';
import { ApiErrors } from '../platform/http/api-errors.js';
import { type Caller, CurrentCaller, type Origin, RequestOrigin } from '../platform/http/caller.js';
import { setDevice } from '../platform/http/device-cookie.js';
import { MessageDto } from '../platform/http/message.dto.js';
import {
  FIRST_PASSWORD_EXPIRED,
  TOO_MANY_LOGINS,
  TOO_MANY_PASSWORD_CHANGES,
  WRONG_CREDENTIALS,
  WRONG_CURRENT_PASSWORD,
} from './auth.problems.js';
import { BUSY } from './auth.problems.js';
import { ChangePasswordDto, LoginDto, PasswordChangedDto, SessionDto } from './dto/login.dto.js';
import { FactorSetupNeededDto, SecondStepNeededDto } from './factors/factors.dto.js';
import { LoginService } from './login.service.js';

@Controller('auth')
export class LoginController {
  constructor(
    private readonly sessions: LoginService,
    private readonly address: PublicAddress,
  ) {}

  /** Begins a session, or says which second factor is to follow the password. The cookie gives no rights: it distinguishes known devices when an attacker uses up a limit. */
  @ApiTags('everybody')
  @ApiExtraModels(SessionDto, SecondStepNeededDto, FactorSetupNeededDto)
  @ApiOkResponse({
    schema: {
      oneOf: [SessionDto, SecondStepNeededDto, FactorSetupNeededDto].map((dto) => ({ $ref: getSchemaPath(dto) })),
    },
  })
  @ApiErrors(WRONG_CREDENTIALS, FIRST_PASSWORD_EXPIRED, TOO_MANY_LOGINS, BUSY)
  @Public()
  @HttpCode(200)
  @Post('login')
  async login(
    @Body() dto: LoginDto,
    @RequestOrigin() origin: Origin,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SessionDto | SecondStepNeededDto | FactorSetupNeededDto> {
    const answer = await this.sessions.login(dto, origin);
    if ('next' in answer) return answer.next;
    setDevice(reply, answer.device, this.address.url);
    return answer.session;
  }

  /** Ends the session of the token. */
  @ApiTags('everyone logged in')
  @ApiOkResponse({ type: MessageDto })
  @ApiErrors()
  @LoggedIn()
  @WithoutFactor()
  @WhileRestricted()
  @HttpCode(200)
  @Post('logout')
  logout(@CurrentCaller() caller: Caller): Promise<MessageDto> {
    return this.sessions.logout(caller);
  }

  /** Sets another password. Every session ends; the answer begins a new one. */
  @ApiTags('everyone logged in')
  @ApiOkResponse({ type: PasswordChangedDto })
  @ApiErrors(WRONG_CURRENT_PASSWORD, FRESH_LOGIN_NEEDED, TOO_MANY_LOGINS, TOO_MANY_PASSWORD_CHANGES, BUSY)
  @LoggedIn()
  @WhileRestricted()
  @HttpCode(200)
  @Post('change-password')
  async changePassword(
    @CurrentCaller() caller: Caller,
    @Body() dto: ChangePasswordDto,
    @RequestOrigin() origin: Origin,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<PasswordChangedDto> {
    const { answer, device } = await this.sessions.changePassword(caller, dto, origin);
    setDevice(reply, device, this.address.url);
    return answer;
  }
}
