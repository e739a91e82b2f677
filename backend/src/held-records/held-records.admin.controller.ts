import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Fresh, Roles } from '../platform/http/access.js';
import { ApiErrors } from '../platform/http/api-errors.js';
import { CurrentCaller, type Caller } from '../platform/http/caller.js';
import { HeldRecordDto, OpenHeldRecordsDto } from './held-records.dto.js';
import { HELD_SEALED_OTHERWISE, NOTHING_HELD } from './held-records.problems.js';
import { HeldRecordsService } from './held-records.service.js';

@ApiTags('super admin')
@Roles('super_admin')
@Controller('api/admin/held-records')
export class AdminHeldRecordsController {
  constructor(private readonly held: HeldRecordsService) {}

  /** Opens what is sealed of an erased person, for a numbered lawful order. */
  @ApiOkResponse({ type: [HeldRecordDto] })
  @ApiErrors(NOTHING_HELD, HELD_SEALED_OTHERWISE)
  @Fresh()
  @HttpCode(200)
  @Post('open')
  open(@CurrentCaller() caller: Caller, @Body() order: OpenHeldRecordsDto): Promise<HeldRecordDto[]> {
    return this.held.open(caller, order);
  }
}
