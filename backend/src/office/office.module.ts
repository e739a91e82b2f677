import './notes/notes.timeline.js';
import './mailings/mailings.timeline.js';
import './timeline/mails.timeline.js';
import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuthModule } from '../auth/auth.module.js';
import { ConsentModule } from '../employees/consent/consent.module.js';
import { NoticesModule } from '../employees/notices/notices.module.js';
import { FilesModule } from '../platform/files/files.module.js';
import { DashboardController } from './dashboard/dashboard.controller.js';
import { DashboardService } from './dashboard/dashboard.service.js';
import { ListExport, ListExportPiece } from './exports/list-export.entity.js';
import { ListExportWorkService } from './exports/list-export-work.service.js';
import { AdminListExportsController } from './exports/list-exports.admin.controller.js';
import { ListExportsService } from './exports/list-exports.service.js';
import { Import } from './imports/import.entity.js';
import { ImportCheckService } from './imports/import-check.service.js';
import { ImportFilesService } from './imports/import-files.service.js';
import { ImportReaderService } from './imports/import-reader.service.js';
import { ImportReviewService } from './imports/import-review.service.js';
import { ImportRow } from './imports/import-row.entity.js';
import { ImportRunService } from './imports/import-run.service.js';
import { ImportTargets } from './imports/import-targets.js';
import { ImportUndoService } from './imports/import-undo.service.js';
import { ImportWorkService } from './imports/import-work.service.js';
import { AdminImportsController } from './imports/imports.admin.controller.js';
import { ImportsService } from './imports/imports.service.js';
import { CompaniesTarget } from './imports/targets/companies.target.js';
import { EmployeesTarget } from './imports/targets/employees.target.js';
import { ImportedAccounts } from './imports/targets/imported-accounts.js';
import { JobRequestsTarget } from './imports/targets/job-requests.target.js';
import { MailTemplateRecord } from './mailings/mail-template.entity.js';
import { MailTemplatesService } from './mailings/mail-templates.service.js';
import { Mailing, MailingRecipient, MailRefusal } from './mailings/mailing.entity.js';
import {
  MailingsController,
  MailRefusalsController,
  MailTemplatesController,
} from './mailings/mailings.controllers.js';
import { MailingsService } from './mailings/mailings.service.js';
import { RefusalLinks } from './mailings/refusal-links.js';
import { NextStepsController } from './next-steps/next-steps.admin.controller.js';
import { NextStepsService } from './next-steps/next-steps.service.js';
import { Note } from './notes/note.entity.js';
import { AdminNotesController } from './notes/notes.admin.controller.js';
import { NotesService } from './notes/notes.service.js';
import { ErasedFile } from './operation/erased-file.js';
import { FailedMailsController } from './operation/failed-mails.controller.js';
import { FailedMailsService } from './operation/failed-mails.service.js';
import { AdminHealthController } from './operation/health.admin.controller.js';
import { HealthReportService } from './operation/health-report.service.js';
import { MachineService } from './operation/machine.service.js';
import { AdminStandingController } from './operation/standing.admin.controller.js';
import { StandingService } from './operation/standing.service.js';
import { WaitingWorkService } from './operation/waiting-work.service.js';
import { WorkGauges } from './operation/work-gauges.js';
import { TimelineController } from './timeline/timeline.controller.js';
import { TimelineService } from './timeline/timeline.service.js';

/** The staff’s own work: imports, exports, mailings, notes, timelines, figures and the state of the product. */
@Module({
  imports: [
    AuthModule,
    ConsentModule,
    FilesModule,
    NoticesModule,
    TypeOrmModule.forFeature([
      Import,
      ImportRow,
      ListExport,
      ListExportPiece,
      MailRefusal,
      MailTemplateRecord,
      Mailing,
      MailingRecipient,
      Note,
    ]),
  ],
  controllers: [
    AdminImportsController,
    AdminListExportsController,
    NextStepsController,
    AdminNotesController,
    MailTemplatesController,
    MailingsController,
    MailRefusalsController,
    TimelineController,
    DashboardController,
    AdminHealthController,
    AdminStandingController,
    FailedMailsController,
  ],
  providers: [
    CompaniesTarget,
    EmployeesTarget,
    ImportCheckService,
    ImportedAccounts,
    ImportFilesService,
    ImportReaderService,
    ImportReviewService,
    ImportRunService,
    ImportsService,
    ImportTargets,
    ImportUndoService,
    ImportWorkService,
    JobRequestsTarget,
    ListExportWorkService,
    ListExportsService,
    NextStepsService,
    NotesService,
    MailTemplatesService,
    MailingsService,
    RefusalLinks,
    TimelineService,
    DashboardService,
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
export class OfficeModule {}
