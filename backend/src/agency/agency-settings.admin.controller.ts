import { Body, Controller, Get, Put } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { RULE_NOT_MET } from '../auth/factors/factors.problems.js';
import { Fresh, Roles } from '../platform/http/access.js';
import { ApiErrors } from '../platform/http/api-errors.js';
import { type Caller, CurrentCaller } from '../platform/http/caller.js';
import { UNPROCESSABLE } from '../platform/validation/validation.problems.js';
import { GSTIN_OF_ANOTHER_STATE, PREFIX_TAKEN } from './agency.problems.js';
import { AgencySettingsDto } from './agency-settings.dto.js';
import { AgencySettingsService } from './agency-settings.service.js';
import { SetAgencySettingsDto } from './set-agency-settings.dto.js';

@ApiTags('admin')
@Roles('admin', 'super_admin')
@Controller('api/admin/settings/agency')
export class AdminAgencySettingsController {
  constructor(private readonly settings: AgencySettingsService) {}

  /** The agency's present settings. */
  @ApiOkResponse({ type: AgencySettingsDto })
  @ApiErrors()
  @Get()
  current(): Promise<AgencySettingsDto> {
    return this.settings.current();
  }

  /** Sets the agency's settings; issued documents stay as they are. */
  @ApiTags('super admin')
  @ApiOkResponse({ type: AgencySettingsDto })
  @ApiErrors(UNPROCESSABLE, GSTIN_OF_ANOTHER_STATE, PREFIX_TAKEN, RULE_NOT_MET)
  @Roles('super_admin')
  @Fresh()
  @Put()
  set(@CurrentCaller() caller: Caller, @Body() dto: SetAgencySettingsDto): Promise<AgencySettingsDto> {
    return this.settings.set(caller, dto);
  }
}
