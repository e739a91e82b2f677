import { Module } from '@nestjs/common';
import { AdminHealthController } from './health.admin.controller.js';
import { HealthReport } from './health-report.service.js';
import { Machine } from './machine.service.js';
import { WaitingWorkService } from './waiting-work.service.js';
import { WorkGauges } from './work-gauges.js';

/** The state of the product, for super admins and for monitoring. */
@Module({
  controllers: [AdminHealthController],
  providers: [HealthReport, Machine, WaitingWorkService, WorkGauges],
})
export class OperationModule {}
