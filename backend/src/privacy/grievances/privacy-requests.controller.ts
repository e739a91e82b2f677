import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiAcceptedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Public } from '../../platform/http/access.js';
import { ApiErrors } from '../../platform/http/api-errors.js';
import { type Origin, RequestOrigin } from '../../platform/http/caller.js';
import { MessageDto } from '../../platform/http/message.dto.js';
import { ConfirmedRequestDto, ConfirmRequestDto, PrivacyRequestDto } from './grievance.dto.js';
import { PRIVACY_LINK_ENDED, TOO_MANY_PRIVACY_LINKS, TOO_MANY_PRIVACY_REQUESTS } from './grievances.problems.js';
import { PrivacyRequestsService } from './privacy-requests.service.js';

/** For people without an account: imported ones, referees, erased ones. */
@ApiTags('everybody')
@Public()
@Controller('api/privacy/requests')
export class PrivacyRequestsController {
  constructor(private readonly requests: PrivacyRequestsService) {}

  /** Mails a link that sends what is written. The answer is the same for every e-mail. */
  @ApiAcceptedResponse({ type: MessageDto })
  @ApiErrors(TOO_MANY_PRIVACY_REQUESTS)
  @HttpCode(202)
  @Post()
  ask(@Body() dto: PrivacyRequestDto, @RequestOrigin() origin: Origin): Promise<MessageDto> {
    return this.requests.ask(dto, origin);
  }

  /** Sends what was written, by the link of the mail. */
  @ApiOkResponse({ type: ConfirmedRequestDto })
  @ApiErrors(PRIVACY_LINK_ENDED, TOO_MANY_PRIVACY_LINKS)
  @HttpCode(200)
  @Post('confirm')
  confirm(@Body() { token }: ConfirmRequestDto, @RequestOrigin() origin: Origin): Promise<ConfirmedRequestDto> {
    return this.requests.confirm(token, origin);
  }
}
