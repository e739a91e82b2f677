import { Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Roles, WhileRestricted } from '../../platform/http/access.js';
import { ApiErrors } from '../../platform/http/api-errors.js';
import { type Caller, CurrentCaller } from '../../platform/http/caller.js';
import { MessageDto } from '../../platform/http/message.dto.js';
import { IdPipe } from '../../platform/validation/id.pipe.js';
import { BREACH_NOT_FOUND } from './breaches.problems.js';
import { OwnBreachDto } from './own-breach.dto.js';
import { OwnBreachesService } from './own-breaches.service.js';

@ApiTags('employee', 'company')
@Roles('employee', 'company')
@WhileRestricted()
@Controller('api/me/breaches')
export class OwnBreachesController {
  constructor(private readonly breaches: OwnBreachesService) {}

  /** Breaches of the caller's data of which people were told, until the caller has read them. */
  @ApiOkResponse({ type: [OwnBreachDto] })
  @ApiErrors()
  @Get()
  unread(@CurrentCaller() caller: Caller): Promise<OwnBreachDto[]> {
    return this.breaches.unread(caller);
  }

  /** The caller has read it: it is not shown again. */
  @ApiOkResponse({ type: MessageDto })
  @ApiErrors(BREACH_NOT_FOUND)
  @HttpCode(200)
  @Post(':id/read')
  async read(@CurrentCaller() caller: Caller, @Param('id', IdPipe) id: number): Promise<MessageDto> {
    await this.breaches.read(caller, id);
    return { message: 'Noted' };
  }
}
