import { Module, type DynamicModule } from '@nestjs/common';
import { AdminsModule } from '../admins/admins.module.js';
import { AuthModule } from '../auth/auth.module.js';
import { CompaniesModule } from '../companies/companies.module.js';
import { ConnectionsModule } from '../connections/connections.module.js';
import { DashboardModule } from '../dashboard/dashboard.module.js';
import { EmployeesModule } from '../employees/employees.module.js';
import { JobsModule } from '../jobs/jobs.module.js';
import { NotesModule } from '../notes/notes.module.js';
import { HealthModule } from '../platform/health/health.module.js';
import { WebModule } from '../platform/web/web.module.js';
import { ProfileModule } from '../profile/profile.module.js';
import { RegistrationModule } from '../registration/registration.module.js';
import { BaseModule, type AppParts } from './base.module.js';

/** A new noun is a line here. */
const NOUNS = [
  EmployeesModule,
  CompaniesModule,
  JobsModule,
  ConnectionsModule,
  NotesModule,
  DashboardModule,
  AdminsModule,
  RegistrationModule,
  ProfileModule,
];

/** The whole product. The web module comes last: it takes what no other route wants. */
@Module({})
export class AppModule {
  static with(parts: AppParts): DynamicModule {
    return {
      module: AppModule,
      imports: [BaseModule.with(parts), AuthModule, ...NOUNS, HealthModule, WebModule],
    };
  }
}
