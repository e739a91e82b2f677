import { Body, Controller, Delete, HttpCode, Post } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { LoggedIn } from '../../../platform/http/access.js';
import { ApiErrors } from '../../../platform/http/api-errors.js';
import { type Caller, CurrentCaller } from '../../../platform/http/caller.js';
import { MessageDto } from '../../../platform/http/message.dto.js';
import { SubscribeDto } from './push.dto.js';
import { PushSubscriptionsService } from './push-subscriptions.service.js';

@ApiTags('everyone logged in')
@LoggedIn()
@Controller('api/me/push')
export class PushController {
  constructor(private readonly subscriptions: PushSubscriptionsService) {}

  /** Lets this browser be pushed to until the session ends. */
  @ApiOkResponse({ type: MessageDto })
  @ApiErrors()
  @HttpCode(200)
  @Post()
  subscribe(@CurrentCaller() caller: Caller, @Body() dto: SubscribeDto): Promise<MessageDto> {
    return this.subscriptions.add(caller, dto);
  }

  /** Ends it for this session. */
  @ApiOkResponse({ type: MessageDto })
  @ApiErrors()
  @Delete()
  unsubscribe(@CurrentCaller() caller: Caller): Promise<MessageDto> {
    return this.subscriptions.remove(caller);
  }
}
