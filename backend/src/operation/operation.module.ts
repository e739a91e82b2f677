import { Module } from '@nestjs/common';
import { AdminHealthController } from './health.admin.controller.js';
import { HealthReport } from './health-report.service.js';
import { Machine } from './machine.service.js';
import { WaitingWorkService } from './waiting-work.service.js';
import { WorkGauges } from './work-gauges.js';

/** Whether the product does its work: for the super admin, and for who watches many machines. */
@Module({
  controllers: [AdminHealthController],
  providers: [HealthReport, Machine, WaitingWorkService, WorkGauges],
})
export class OperationModule {}
