import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuthModule } from '../../auth/auth.module.js';
import { NoticesModule } from '../../employees/notices/notices.module.js';
import { FilesModule } from '../../platform/files/files.module.js';
import { Import } from './import.entity.js';
import { ImportCheckService } from './import-check.service.js';
import { ImportFilesService } from './import-files.service.js';
import { ImportReaderService } from './import-reader.service.js';
import { ImportReviewService } from './import-review.service.js';
import { ImportRow } from './import-row.entity.js';
import { ImportRunService } from './import-run.service.js';
import { ImportTargets } from './import-targets.js';
import { ImportUndoService } from './import-undo.service.js';
import { ImportWorkService } from './import-work.service.js';
import { AdminImportsController } from './imports.admin.controller.js';
import { ImportsService } from './imports.service.js';
import { CompaniesTarget } from './targets/companies.target.js';
import { EmployeesTarget } from './targets/employees.target.js';
import { ImportedAccounts } from './targets/imported-accounts.js';
import { JobRequestsTarget } from './targets/job-requests.target.js';

/** Files of employees, companies and job requests that admins bring. */
@Module({
  imports: [AuthModule, FilesModule, NoticesModule, TypeOrmModule.forFeature([Import, ImportRow])],
  controllers: [AdminImportsController],
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
  ],
})
export class ImportsModule {}
