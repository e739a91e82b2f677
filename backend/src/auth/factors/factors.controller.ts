import { Body, Controller, Delete, Get, HttpCode, Param, Post, Res } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { type FastifyReply } from 'fastify';
import { PublicAddress } from '../../platform/config/public-address.js';
import { Fresh, LoggedIn, SessionIfAny, WithoutFactor } from '../../platform/http/access.js';
import { ApiErrors } from '../../platform/http/api-errors.js';
import { type Caller, CurrentCaller, type Origin, PresentCaller, RequestOrigin } from '../../platform/http/caller.js';
import { setDevice } from '../../platform/http/device-cookie.js';
import { MessageDto } from '../../platform/http/message.dto.js';
import { IdPipe } from '../../platform/validation/id.pipe.js';
import { TOO_MANY_CODE_TRIES, TOO_MANY_LOGINS } from '../auth.problems.js';
import { INVALID_CODE } from '../codes/codes.problems.js';
import { SecondStepService } from '../second-step.service.js';
import { FactorOwners } from './factor-owners.js';
import {
  AddPasskeyDto,
  ConfirmTotpDto,
  FactorAddedDto,
  FactorsDto,
  FactorSetupDto,
  NewTotpDto,
  RecoveryCodesDto,
} from './factors.dto.js';
import {
  CHALLENGE_MISSING,
  FACTOR_NOT_FOUND,
  MAILBOX_CODE_NEEDED,
  NO_FACTOR,
  PASSKEY_REFUSED,
  PASSKEYS_NEED_A_NAME,
  SECOND_STEP_OVER,
  TOO_MANY_PASSKEYS,
  TOTP_NOT_BEGUN,
  WRONG_FACTOR,
} from './factors.problems.js';
import { type FactorOwner, FactorsService } from './factors.service.js';
import { Passkeys } from './passkeys.js';

const SETUP_PROBLEMS = [
  CHALLENGE_MISSING,
  MAILBOX_CODE_NEEDED,
  INVALID_CODE,
  SECOND_STEP_OVER,
  TOO_MANY_CODE_TRIES,
  TOO_MANY_LOGINS,
];

/**
 * The own second factors. What sets one up takes a fresh session, or the challenge of a login that asked for it with the code that was
 * mailed.
 */
@ApiTags('everyone logged in')
@WithoutFactor()
@Controller('auth/factors')
export class FactorsController {
  constructor(
    private readonly factors: FactorsService,
    private readonly owners: FactorOwners,
    private readonly passkeys: Passkeys,
    private readonly secondStep: SecondStepService,
    private readonly address: PublicAddress,
  ) {}

  /** Own second factors, how many recovery codes are left, and what the staff needs. */
  @ApiOkResponse({ type: FactorsDto })
  @ApiErrors()
  @LoggedIn()
  @Get()
  list(@CurrentCaller() caller: Caller): Promise<FactorsDto> {
    return this.factors.list(caller);
  }

  /** Begins to set up an app that makes codes. */
  @ApiOkResponse({ type: NewTotpDto })
  @ApiErrors(...SETUP_PROBLEMS)
  @SessionIfAny()
  @Fresh()
  @HttpCode(200)
  @Post('totp')
  async beginTotp(
    @PresentCaller() caller: Caller | undefined,
    @Body() setup: FactorSetupDto,
    @RequestOrigin() origin: Origin,
  ): Promise<NewTotpDto> {
    return this.factors.beginTotp(await this.owners.of(caller, setup, origin));
  }

  /** Adds the app with its first code; it takes the place of another one. */
  @ApiCreatedResponse({ type: FactorAddedDto })
  @ApiErrors(TOTP_NOT_BEGUN, WRONG_FACTOR, ...SETUP_PROBLEMS)
  @SessionIfAny()
  @Fresh()
  @Post('totp/confirm')
  async confirmTotp(
    @PresentCaller() caller: Caller | undefined,
    @Body() dto: ConfirmTotpDto,
    @RequestOrigin() origin: Origin,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<FactorAddedDto> {
    const owner = await this.owners.of(caller, dto, origin, true);
    return this.added(owner, await this.factors.confirmTotp(owner, dto.code), origin, reply);
  }

  /** What a browser makes a passkey with. */
  @ApiOkResponse({ type: Object })
  @ApiErrors(PASSKEYS_NEED_A_NAME, ...SETUP_PROBLEMS)
  @SessionIfAny()
  @Fresh()
  @HttpCode(200)
  @Post('passkeys/options')
  async passkeyOptions(
    @PresentCaller() caller: Caller | undefined,
    @Body() setup: FactorSetupDto,
    @RequestOrigin() origin: Origin,
  ): Promise<object> {
    return this.passkeys.optionsToAdd(await this.owners.of(caller, setup, origin));
  }

  /** Adds a passkey. */
  @ApiCreatedResponse({ type: FactorAddedDto })
  @ApiErrors(PASSKEY_REFUSED, TOO_MANY_PASSKEYS, ...SETUP_PROBLEMS)
  @SessionIfAny()
  @Fresh()
  @Post('passkeys')
  async addPasskey(
    @PresentCaller() caller: Caller | undefined,
    @Body() dto: AddPasskeyDto,
    @RequestOrigin() origin: Origin,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<FactorAddedDto> {
    const owner = await this.owners.of(caller, dto, origin, true);
    return this.added(owner, await this.factors.addPasskey(owner, dto.passkey, dto.name), origin, reply);
  }

  /** New recovery codes in the place of the former ones. */
  @ApiCreatedResponse({ type: RecoveryCodesDto })
  @ApiErrors(NO_FACTOR)
  @LoggedIn()
  @Fresh()
  @Post('recovery-codes')
  async renewRecoveryCodes(
    @CurrentCaller() caller: Caller,
    @RequestOrigin() origin: Origin,
  ): Promise<RecoveryCodesDto> {
    const owner = await this.owners.of(caller, {}, origin);
    return { recovery_codes: await this.factors.renewRecoveryCodes(owner) };
  }

  /** Removes a second factor. */
  @ApiOkResponse({ type: MessageDto })
  @ApiErrors(FACTOR_NOT_FOUND)
  @LoggedIn()
  @Fresh()
  @Delete(':id')
  async remove(
    @CurrentCaller() caller: Caller,
    @Param('id', IdPipe) id: number,
    @RequestOrigin() origin: Origin,
  ): Promise<MessageDto> {
    return this.factors.remove(await this.owners.of(caller, {}, origin), id);
  }

  /** After a set-up that a login asked for, password, mailbox and factor are proven: the session begins. */
  private async added(
    owner: FactorOwner,
    codes: string[] | undefined,
    origin: Origin,
    reply: FastifyReply,
  ): Promise<FactorAddedDto> {
    const answer: FactorAddedDto = { message: 'Second factor added', ...(codes && { recovery_codes: codes }) };
    if (owner.tokenId) return answer;
    const { session, device } = await this.secondStep.open(owner, origin);
    setDevice(reply, device, this.address.url);
    return { ...answer, session };
  }
}
