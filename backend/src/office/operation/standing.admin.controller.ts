import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Roles } from '../../platform/http/access.js';
import { ApiErrors } from '../../platform/http/api-errors.js';
import { type Caller, CurrentCaller } from '../../platform/http/caller.js';
import { StandingDto } from './standing.dto.js';
import { StandingService } from './standing.service.js';

@ApiTags('admin')
@Roles('admin', 'super_admin')
@Controller('api/admin/standing')
export class AdminStandingController {
  constructor(private readonly standing: StandingService) {}

  /** Whether backups, mails and what the law asks for are in order, as far as the caller may see them. */
  @ApiOkResponse({ type: StandingDto })
  @ApiErrors()
  @Get()
  of(@CurrentCaller() caller: Caller): Promise<StandingDto> {
    return this.standing.of(caller);
  }
}
