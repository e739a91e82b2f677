import { Body, Controller, HttpCode, Post, Res } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { type FastifyReply } from 'fastify';
import { PublicAddress } from '../platform/config/public-address.js';
import { ApiException } from '../platform/errors/problem.js';
import { LoggedIn, Public, SessionIfAny, WhileRestricted, WithoutFactor } from '../platform/http/access.js';
import { ApiErrors } from '../platform/http/api-errors.js';
import { type Caller, CurrentCaller, type Origin, PresentCaller, RequestOrigin } from '../platform/http/caller.js';
import { setDevice } from '../platform/http/device-cookie.js';
import { MessageDto } from '../platform/http/message.dto.js';
import { linkTokenHash } from '../platform/link-token.js';
import { RateLimitsService } from '../platform/rate-limits/rate-limits.service.js';
import { PASSKEY_ASKS } from './auth.limits.js';
import { BUSY, TOO_MANY_LOGINS, WRONG_CURRENT_PASSWORD } from './auth.problems.js';
import { SessionDto } from './dto/login.dto.js';
import { Challenges } from './factors/challenges.js';
import { FreshDto, PasskeyLoginDto, PasskeyOptionsDto, SecondStepDto } from './factors/factors.dto.js';
import {
  FACTOR_NEEDED,
  SECOND_STEP_OVER,
  TOO_MANY_GUESSES,
  TOTP_STOPPED,
  WRONG_FACTOR,
  WRONG_SECOND_STEP,
} from './factors/factors.problems.js';
import { Passkeys } from './factors/passkeys.js';
import { FreshLoginService } from './fresh-login.service.js';
import { SecondStepService } from './second-step.service.js';
import { type SessionOnDevice } from './session-opener.js';

@Controller('auth')
export class SecondStepController {
  constructor(
    private readonly secondStep: SecondStepService,
    private readonly freshLogins: FreshLoginService,
    private readonly challenges: Challenges,
    private readonly passkeys: Passkeys,
    private readonly address: PublicAddress,
    private readonly limits: RateLimitsService,
  ) {}

  /** Completes a login whose password was right. */
  @ApiTags('everybody')
  @ApiOkResponse({ type: SessionDto })
  @ApiErrors(WRONG_FACTOR, SECOND_STEP_OVER, WRONG_SECOND_STEP, TOO_MANY_GUESSES, TOTP_STOPPED, TOO_MANY_LOGINS)
  @Public()
  @HttpCode(200)
  @Post('login/second-factor')
  async complete(
    @Body() dto: SecondStepDto,
    @RequestOrigin() origin: Origin,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SessionDto> {
    return this.begun(await this.secondStep.complete(dto, origin), reply);
  }

  /** Logs staff in by a passkey alone. */
  @ApiTags('everybody')
  @ApiOkResponse({ type: SessionDto })
  @ApiErrors(WRONG_SECOND_STEP, TOO_MANY_LOGINS)
  @Public()
  @HttpCode(200)
  @Post('login/passkey')
  async loginByPasskey(
    @Body() dto: PasskeyLoginDto,
    @RequestOrigin() origin: Origin,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SessionDto> {
    return this.begun(await this.secondStep.loginByPasskey(dto, origin), reply);
  }

  /** What a browser asks a passkey with: for a login, for the second step of a challenge, or for a fresh login of a session. */
  @ApiTags('everybody')
  @ApiOkResponse({ type: Object })
  @ApiErrors(SECOND_STEP_OVER, TOO_MANY_LOGINS)
  @SessionIfAny()
  @WithoutFactor()
  @WhileRestricted()
  @HttpCode(200)
  @Post('passkeys/options')
  async passkeyOptions(
    @PresentCaller() caller: Caller | undefined,
    @Body() { challenge }: PasskeyOptionsDto,
    @RequestOrigin() origin: Origin,
  ): Promise<object> {
    await this.limits.take(PASSKEY_ASKS, origin);
    if (caller) {
      const { userId: user_id, sessionVersion: session_version } = caller;
      return this.passkeys.optionsToUse('passkey_fresh', { user_id, session_version });
    }
    if (!challenge) return this.passkeys.optionsToLogIn();
    const challenged = await this.challenges.find('second_step', challenge);
    if (!challenged) throw new ApiException(SECOND_STEP_OVER);
    return this.passkeys.optionsToUse('passkey_step', challenged, linkTokenHash(challenge));
  }

  /** Proves once more who is logged in: with a second factor, or with the password of an account that has none. */
  @ApiTags('everyone logged in')
  @ApiOkResponse({ type: MessageDto })
  @ApiErrors(WRONG_FACTOR, FACTOR_NEEDED, WRONG_CURRENT_PASSWORD, TOO_MANY_GUESSES, TOTP_STOPPED, TOO_MANY_LOGINS, BUSY)
  @LoggedIn()
  @WithoutFactor()
  @WhileRestricted()
  @HttpCode(200)
  @Post('fresh')
  prove(@CurrentCaller() caller: Caller, @Body() dto: FreshDto): Promise<MessageDto> {
    return this.freshLogins.prove(caller, dto);
  }

  private begun({ session, device }: SessionOnDevice, reply: FastifyReply): SessionDto {
    setDevice(reply, device, this.address.url);
    return session;
  }
}
