import { type DynamicModule, Module } from '@nestjs/common';
import { AdminsModule } from '../accounts/admins/admins.module.js';
import { ProfileModule } from '../accounts/profile/profile.module.js';
import { RegistrationModule } from '../accounts/registration/registration.module.js';
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
import { ClaimsModule } from '../money/claims/claims.module.js';
import { InvoicesModule } from '../money/invoices/invoices.module.js';
import { PaymentsModule } from '../money/payments/payments.module.js';
import { PenaltiesModule } from '../money/penalties/penalties.module.js';
import { PlacementsModule } from '../money/placements/placements.module.js';
import { ReceivablesModule } from '../money/receivables/receivables.module.js';
import { DashboardModule } from '../office/dashboard/dashboard.module.js';
import { ExportsModule } from '../office/exports/exports.module.js';
import { ImportsModule } from '../office/imports/imports.module.js';
import { MailingsModule } from '../office/mailings/mailings.module.js';
import { NextStepsModule } from '../office/next-steps/next-steps.module.js';
import { NotesModule } from '../office/notes/notes.module.js';
import { OperationModule } from '../office/operation/operation.module.js';
import { TimelineModule } from '../office/timeline/timeline.module.js';
import { HealthModule } from '../platform/health/health.module.js';
import { WebModule } from '../platform/web/web.module.js';
import { BreachesModule } from '../privacy/breaches/breaches.module.js';
import { DataRequestsModule } from '../privacy/data-requests/data-requests.module.js';
import { ErasuresModule } from '../privacy/data-requests/erasures/erasures.module.js';
import { RestrictionsModule } from '../privacy/data-requests/restrictions/restrictions.module.js';
import { DueModule } from '../privacy/due/due.module.js';
import { GrievancesModule } from '../privacy/grievances/grievances.module.js';
import { HeldRecordsModule } from '../privacy/held-records/held-records.module.js';
import { RetentionModule } from '../privacy/retention/retention.module.js';
import { TermsModule } from '../privacy/terms-certificates/terms.module.js';
import { DuplicatesModule } from '../recruiting/duplicates/duplicates.module.js';
import { InterviewsModule } from '../recruiting/interviews/interviews.module.js';
import { OffersModule } from '../recruiting/offers/offers.module.js';
import { PeopleSearchModule } from '../recruiting/people-search/people-search.module.js';
import { SubmissionsModule } from '../recruiting/submissions/submissions.module.js';
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
  JobsModule,
  ConnectionsModule,
  IntroductionsModule,
  PlacementsModule,
  InvoicesModule,
  TermsModule,
  PenaltiesModule,
  PaymentsModule,
  ReceivablesModule,
  ClaimsModule,
  ImportsModule,
  DuplicatesModule,
  SubmissionsModule,
  InterviewsModule,
  OffersModule,
  PeopleSearchModule,
  ExportsModule,
  NextStepsModule,
  NotesModule,
  GrievancesModule,
  BreachesModule,
  HeldRecordsModule,
  MailingsModule,
  RetentionModule,
  DueModule,
  NoticesModule,
  TimelineModule,
  DashboardModule,
  OperationModule,
  AdminsModule,
  RegistrationModule,
  ProfileModule,
  DataRequestsModule,
  ErasuresModule,
  BackupModule,
  RestrictionsModule,
];

/** The whole product. The web module comes last: it takes what no other route wants. */
@Module({})
export class AppModule {
  static with(parts: AppParts): DynamicModule {
    return {
      module: AppModule,
      imports: [...baseModules(parts), AuthModule, ...NOUNS, HealthModule, WebModule],
    };
  }
}
