import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Roles } from '../../platform/http/access.js';
import { ApiErrors } from '../../platform/http/api-errors.js';
import { HealthReportDto } from './health.dto.js';
import { HealthReportService } from './health-report.service.js';

@ApiTags('super admin')
@Roles('super_admin')
@Controller('api/admin/health')
export class AdminHealthController {
  constructor(private readonly health: HealthReportService) {}

  /** The state of work, mail, backups, disk and certificates. */
  @ApiOkResponse({ type: HealthReportDto })
  @ApiErrors()
  @Get()
  report(): Promise<HealthReportDto> {
    return this.health.report();
  }
}
