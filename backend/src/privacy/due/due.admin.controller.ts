import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Roles } from '../../platform/http/access.js';
import { ApiErrors } from '../../platform/http/api-errors.js';
import { type Caller, CurrentCaller } from '../../platform/http/caller.js';
import { DueDto } from './due.dto.js';
import { DueService } from './due.service.js';

@ApiTags('admin')
@Roles('admin', 'super_admin')
@Controller('api/admin/privacy-due')
export class AdminDueController {
  constructor(private readonly due: DueService) {}

  /** What waits for somebody in the rooms of privacy and law that the caller may open, the oldest first. */
  @ApiOkResponse({ type: [DueDto] })
  @ApiErrors()
  @Get()
  list(@CurrentCaller() caller: Caller): Promise<DueDto[]> {
    return this.due.dueFor(caller);
  }
}
