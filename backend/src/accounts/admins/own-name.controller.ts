import { Body, Controller, Put } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Roles } from '../../platform/http/access.js';
import { ApiErrors } from '../../platform/http/api-errors.js';
import { type Caller, CurrentCaller } from '../../platform/http/caller.js';
import { OwnNameDto } from './admin.dto.js';
import { AdminDto } from './admins.list.js';
import { ADMIN_NOT_FOUND } from './admins.problems.js';
import { AdminsService } from './admins.service.js';

@ApiTags('admin')
@Roles('admin', 'super_admin')
@Controller('api/me/name')
export class OwnNameController {
  constructor(private readonly admins: AdminsService) {}

  /** Sets the caller's own name, by which the staff and others know who did what. */
  @ApiOkResponse({ type: AdminDto })
  @ApiErrors(ADMIN_NOT_FOUND)
  @Put()
  set(@CurrentCaller() caller: Caller, @Body() { full_name }: OwnNameDto): Promise<AdminDto> {
    return this.admins.rename(caller, full_name);
  }
}
