import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Public } from '../http/access.js';
import { ApiErrors } from '../http/api-errors.js';
import { Reply } from '../http/reply.js';
import { NOT_READY } from './health.problems.js';
import { ReadinessService } from './readiness.service.js';

class HealthDto {
  @Reply('ok', 'ok')
  status: string;
}

@ApiTags('operations')
@Public()
@Controller('health')
export class HealthController {
  constructor(private readonly readiness: ReadinessService) {}

  /** The process runs; the database is not checked. */
  @ApiOkResponse({ type: HealthDto })
  @Get('live')
  live(): HealthDto {
    return { status: 'ok' };
  }

  /** The process can serve requests: it is not shutting down, and the database answers. */
  @ApiOkResponse({ type: HealthDto })
  @ApiErrors(NOT_READY)
  @Get('ready')
  ready(): Promise<HealthDto> {
    return this.readiness.check();
  }
}
