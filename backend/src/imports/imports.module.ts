import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuthModule } from '../auth/auth.module.js';
import { FilesModule } from '../files/files.module.js';
import { ImportCheck } from './import-check.service.js';
import { ImportFiles } from './import-files.service.js';
import { ImportReader } from './import-reader.service.js';
import { ImportReview } from './import-review.service.js';
import { ImportRow } from './import-row.entity.js';
import { ImportRun } from './import-run.service.js';
import { ImportTargets } from './import-targets.js';
import { ImportUndo } from './import-undo.service.js';
import { ImportWork } from './import-work.service.js';
import { Import } from './import.entity.js';
import { AdminImportsController } from './imports.admin.controller.js';
import { ImportsService } from './imports.service.js';
import { CompaniesTarget } from './targets/companies.target.js';
import { EmployeesTarget } from './targets/employees.target.js';
import { ImportedAccounts } from './targets/imported-accounts.js';
import { JobRequestsTarget } from './targets/job-requests.target.js';

/** Files of employees, companies and job requests that admins bring. */
@Module({
  imports: [AuthModule, FilesModule, TypeOrmModule.forFeature([Import, ImportRow])],
  controllers: [AdminImportsController],
  providers: [
    CompaniesTarget,
    EmployeesTarget,
    ImportCheck,
    ImportedAccounts,
    ImportFiles,
    ImportReader,
    ImportReview,
    ImportRun,
    ImportsService,
    ImportTargets,
    ImportUndo,
    ImportWork,
    JobRequestsTarget,
  ],
})
export class ImportsModule {}
