import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Fresh, Roles } from '../../platform/http/access.js';
import { ApiErrors } from '../../platform/http/api-errors.js';
import { type Caller, CurrentCaller } from '../../platform/http/caller.js';
import { MessageDto } from '../../platform/http/message.dto.js';
import { IdPipe } from '../../platform/validation/id.pipe.js';
import { FactorsOffDto } from './factors.dto.js';
import { ACCOUNT_NOT_FOUND, NO_FACTOR, OWN_FACTORS } from './factors.problems.js';
import { FactorsService } from './factors.service.js';

@ApiTags('super admin')
@Roles('super_admin')
@Controller('api/admin/accounts')
export class AdminAccountsController {
  constructor(private readonly factors: FactorsService) {}

  /** Switches all second factors of an account off that lost them, ends its sessions, and mails its owner and all super admins. */
  @ApiOkResponse({ type: MessageDto })
  @ApiErrors(ACCOUNT_NOT_FOUND, NO_FACTOR, OWN_FACTORS)
  @Fresh()
  @HttpCode(200)
  @Post(':user_id/factors/off')
  switchOff(
    @CurrentCaller() caller: Caller,
    @Param('user_id', IdPipe) userId: number,
    @Body() { reason }: FactorsOffDto,
  ): Promise<MessageDto> {
    return this.factors.switchOff(caller, userId, reason);
  }
}
