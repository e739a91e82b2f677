import { type DynamicModule, Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.js';
import { AgencyModule } from '../agency/agency.module.js';
import { LiveModule } from '../agency/notifications/live/live.module.js';
import { AuthModule } from '../auth/auth.module.js';
import { AccessLogModule } from '../companies/access-log/access-log.module.js';
import { CompaniesModule } from '../companies/companies.module.js';
import { ConnectionsModule } from '../connections/connections.module.js';
import { IntroductionsModule } from '../connections/introductions/introductions.module.js';
import { ConsentModule } from '../employees/consent/consent.module.js';
import { EmployeesModule } from '../employees/employees.module.js';
import { NoticesModule } from '../employees/notices/notices.module.js';
import { ResumesModule } from '../employees/resumes/resumes.module.js';
import { JobsModule } from '../jobs/jobs.module.js';
import { MoneyModule } from '../money/money.module.js';
import { OfficeModule } from '../office/office.module.js';
import { WebModule } from '../platform/web/web.module.js';
import { PrivacyModule } from '../privacy/privacy.module.js';
import { RecruitingModule } from '../recruiting/recruiting.module.js';
import { BackupModule } from '../storage/backup/backup.module.js';
import { type AppParts, baseModules } from './base-modules.js';

/** A new noun is a line here. */
const NOUNS = [
  LiveModule,
  AgencyModule,
  EmployeesModule,
  CompaniesModule,
  ConsentModule,
  AccessLogModule,
  ResumesModule,
  NoticesModule,
  JobsModule,
  ConnectionsModule,
  IntroductionsModule,
  MoneyModule,
  RecruitingModule,
  OfficeModule,
  AccountsModule,
  PrivacyModule,
  BackupModule,
];

/** The whole product. The web module comes last: it takes what no other route wants. */
@Module({})
export class AppModule {
  static with(parts: AppParts): DynamicModule {
    return {
      module: AppModule,
      imports: [...baseModules(parts), AuthModule, ...NOUNS, WebModule],
    };
  }
}
