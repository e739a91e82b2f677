import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { EMAIL_TAKEN } from '../../auth/accounts/accounts.problems.js';
import { BUSY, TOO_MANY_CODE_TRIES } from '../../auth/auth.problems.js';
import { INVALID_LINK } from '../../auth/codes/codes.problems.js';
import { Public } from '../../platform/http/access.js';
import { ApiErrors } from '../../platform/http/api-errors.js';
import { type Origin, RequestOrigin } from '../../platform/http/caller.js';
import { MessageDto } from '../../platform/http/message.dto.js';
import { AcceptInvitationDto, InvitationDto, OpenInvitationDto } from './member.dto.js';
import { MemberInvitationsService } from './member-invitations.service.js';

/** The way of an invited member into the company. */
@ApiTags('everybody')
@Public()
@Controller('auth/invitation')
export class MemberInvitationsController {
  constructor(private readonly invitations: MemberInvitationsService) {}

  /** Which company an invitation is of, and for whom. Changes nothing. */
  @ApiOkResponse({ type: OpenInvitationDto })
  @ApiErrors(INVALID_LINK, TOO_MANY_CODE_TRIES)
  @HttpCode(200)
  @Post('open')
  open(@Body() dto: InvitationDto, @RequestOrigin() origin: Origin): Promise<OpenInvitationDto> {
    return this.invitations.open(dto, origin);
  }

  /** Makes the account of an invited member, with the password that they chose. */
  @ApiOkResponse({ type: MessageDto })
  @ApiErrors(INVALID_LINK, EMAIL_TAKEN, TOO_MANY_CODE_TRIES, BUSY)
  @HttpCode(200)
  @Post('accept')
  accept(@Body() dto: AcceptInvitationDto, @RequestOrigin() origin: Origin): Promise<MessageDto> {
    return this.invitations.accept(dto, origin);
  }
}
