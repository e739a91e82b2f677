import { Module } from '@nestjs/common';
import { AdminHealthController } from './health.admin.controller.js';
import { HealthReportService } from './health-report.service.js';
import { MachineService } from './machine.service.js';
import { WaitingWorkService } from './waiting-work.service.js';
import { WorkGauges } from './work-gauges.js';

/** The state of the product, for super admins and for monitoring. */
@Module({
  controllers: [AdminHealthController],
  providers: [HealthReportService, MachineService, WaitingWorkService, WorkGauges],
})
export class OperationModule {}
