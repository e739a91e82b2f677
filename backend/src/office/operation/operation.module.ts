import { Module } from '@nestjs/common';
import { ErasedFile } from './erased-file.js';
import { FailedMailsController } from './failed-mails.controller.js';
import { FailedMailsService } from './failed-mails.service.js';
import { AdminHealthController } from './health.admin.controller.js';
import { HealthReportService } from './health-report.service.js';
import { MachineService } from './machine.service.js';
import { AdminStandingController } from './standing.admin.controller.js';
import { StandingService } from './standing.service.js';
import { WaitingWorkService } from './waiting-work.service.js';
import { WorkGauges } from './work-gauges.js';

/** The state of the product, for super admins and for monitoring, and the mails that failed, for all staff. */
@Module({
  controllers: [AdminHealthController, AdminStandingController, FailedMailsController],
  providers: [
    ErasedFile,
    FailedMailsService,
    HealthReportService,
    MachineService,
    StandingService,
    WaitingWorkService,
    WorkGauges,
  ],
  exports: [ErasedFile],
})
export class OperationModule {}
