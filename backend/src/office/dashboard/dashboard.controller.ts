import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Roles } from '../../platform/http/access.js';
import { ApiErrors } from '../../platform/http/api-errors.js';
import { DashboardStatsDto } from './dashboard.dto.js';
import { DashboardService } from './dashboard.service.js';

@ApiTags('admin')
@Roles('admin', 'super_admin')
@Controller('api/admin/dashboard-stats')
export class DashboardController {
  constructor(private readonly dashboard: DashboardService) {}

  /** The figures of the dashboard. */
  @ApiOkResponse({ type: DashboardStatsDto })
  @ApiErrors()
  @Get()
  stats(): Promise<DashboardStatsDto> {
    return this.dashboard.stats();
  }
}
