import { Module, type DynamicModule } from '@nestjs/common';
import { AccessLogModule } from '../access-log/access-log.module.js';
import { AdminsModule } from '../admins/admins.module.js';
import { AgencyModule } from '../agency/agency.module.js';
import { AuthModule } from '../auth/auth.module.js';
import { BackupModule } from '../backup/backup.module.js';
import { HeldRecordsModule } from '../held-records/held-records.module.js';
import { BreachesModule } from '../breaches/breaches.module.js';
import { CandidatesModule } from '../candidates/candidates.module.js';
import { ClaimsModule } from '../claims/claims.module.js';
import { CompaniesModule } from '../companies/companies.module.js';
import { ConnectionsModule } from '../connections/connections.module.js';
import { ConsentModule } from '../consent/consent.module.js';
import { DashboardModule } from '../dashboard/dashboard.module.js';
import { DataRequestsModule } from '../data-requests/data-requests.module.js';
import { ErasuresModule } from '../data-requests/erasures/erasures.module.js';
import { DuplicatesModule } from '../duplicates/duplicates.module.js';
import { EmployeesModule } from '../employees/employees.module.js';
import { GrievancesModule } from '../grievances/grievances.module.js';
import { IntroductionsModule } from '../introductions/introductions.module.js';
import { ImportsModule } from '../imports/imports.module.js';
import { InterviewsModule } from '../interviews/interviews.module.js';
import { InvoicesModule } from '../invoices/invoices.module.js';
import { JobsModule } from '../jobs/jobs.module.js';
import { MailingsModule } from '../mailings/mailings.module.js';
import { NoticesModule } from '../notices/notices.module.js';
import { NotesModule } from '../notes/notes.module.js';
import { LiveModule } from '../notifications/live/live.module.js';
import { OffersModule } from '../offers/offers.module.js';
import { PaymentsModule } from '../payments/payments.module.js';
import { ExportsModule } from '../exports/exports.module.js';
import { HealthModule } from '../platform/health/health.module.js';
import { OperationModule } from '../operation/operation.module.js';
import { WebModule } from '../platform/web/web.module.js';
import { PlacementsModule } from '../placements/placements.module.js';
import { ProfileModule } from '../profile/profile.module.js';
import { ReceivablesModule } from '../receivables/receivables.module.js';
import { RegistrationModule } from '../registration/registration.module.js';
import { RestrictionsModule } from '../data-requests/restrictions/restrictions.module.js';
import { RetentionModule } from '../retention/retention.module.js';
import { ResumesModule } from '../resumes/resumes.module.js';
import { SubmissionsModule } from '../submissions/submissions.module.js';
import { PenaltiesModule } from '../penalties/penalties.module.js';
import { TermsModule } from '../terms/terms.module.js';
import { TimelineModule } from '../timeline/timeline.module.js';
import { baseModules, type AppParts } from './base-modules.js';

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
  CandidatesModule,
  ExportsModule,
  NotesModule,
  GrievancesModule,
  BreachesModule,
  HeldRecordsModule,
  MailingsModule,
  RetentionModule,
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
