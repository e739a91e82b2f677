import { Body, Controller, HttpCode, Post, Res } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { type FastifyReply } from 'fastify';
import { PublicAddress } from '../platform/config/public-address.js';
import { Public } from '../platform/http/access.js';
import { ApiErrors } from '../platform/http/api-errors.js';
import { type Origin, RequestOrigin } from '../platform/http/caller.js';
import { setDevice } from '../platform/http/device-cookie.js';
import { MessageDto } from '../platform/http/message.dto.js';
import { BUSY, TOO_MANY_CODE_SENDS, TOO_MANY_CODE_TRIES } from './auth.problems.js';
import { INVALID_CODE, INVALID_LINK, TOO_SOON } from './codes/codes.problems.js';
import { EmailDto, ResetWithCodeDto, ResetWithLinkDto } from './dto/recovery.dto.js';
import { RecoveryService } from './recovery.service.js';

@ApiTags('everybody')
@Public()
@Controller('auth')
export class RecoveryController {
  constructor(
    private readonly recovery: RecoveryService,
    private readonly address: PublicAddress,
  ) {}

  /** Mails a code and a link for a new password. The answer is the same for an unknown e-mail. */
  @ApiOkResponse({ type: MessageDto })
  @ApiErrors(TOO_MANY_CODE_SENDS, TOO_SOON)
  @HttpCode(200)
  @Post('send-otp')
  sendCode(@Body() { email }: EmailDto, @RequestOrigin() origin: Origin): Promise<MessageDto> {
    return this.recovery.sendCode(email, origin);
  }

  /** Mails another code and link, no sooner than 30 seconds after the last ones. */
  @ApiOkResponse({ type: MessageDto })
  @ApiErrors(TOO_MANY_CODE_SENDS, TOO_SOON)
  @HttpCode(200)
  @Post('resend-otp')
  resendCode(@Body() { email }: EmailDto, @RequestOrigin() origin: Origin): Promise<MessageDto> {
    return this.recovery.sendCode(email, origin);
  }

  /** Sets a new password with a code. */
  @ApiOkResponse({ type: MessageDto })
  @ApiErrors(INVALID_CODE, TOO_MANY_CODE_TRIES, BUSY)
  @HttpCode(200)
  @Post('reset-password-with-otp')
  async resetWithCode(
    @Body() dto: ResetWithCodeDto,
    @RequestOrigin() origin: Origin,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<MessageDto> {
    setDevice(reply, await this.recovery.resetWithCode(dto, origin), this.address.url);
    return { message: 'Password reset successfully' };
  }

  /** Sets a new password with the token of a link. */
  @ApiOkResponse({ type: MessageDto })
  @ApiErrors(INVALID_LINK, TOO_MANY_CODE_TRIES, BUSY)
  @HttpCode(200)
  @Post('reset-password')
  async resetWithLink(
    @Body() dto: ResetWithLinkDto,
    @RequestOrigin() origin: Origin,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<MessageDto> {
    setDevice(reply, await this.recovery.resetWithLink(dto, origin), this.address.url);
    return { message: 'Password reset successfully' };
  }
}
