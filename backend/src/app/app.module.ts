import { Module, type DynamicModule } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AdminsModule } from '../admins/admins.module.js';
import { AuditModule } from '../audit/audit.module.js';
import { AuthModule } from '../auth/auth.module.js';
import { CompaniesModule } from '../companies/companies.module.js';
import { ConnectionsModule } from '../connections/connections.module.js';
import { DashboardModule } from '../dashboard/dashboard.module.js';
import { EmployeesModule } from '../employees/employees.module.js';
import { JobsModule } from '../jobs/jobs.module.js';
import { NotesModule } from '../notes/notes.module.js';
import { type Env } from '../platform/config/env.js';
import { EnvModule } from '../platform/config/env.module.js';
import { type Secrets } from '../platform/config/secrets.js';
import { dataSourceOptions } from '../platform/database/data-source.js';
import { DatabaseModule } from '../platform/database/database.module.js';
import { TransactionalDataSource } from '../platform/database/transactional-data-source.js';
import { HealthModule } from '../platform/health/health.module.js';
import { IdempotencyModule } from '../platform/idempotency/idempotency.module.js';
import { ListsModule } from '../platform/lists/lists.module.js';
import { MailModule } from '../platform/mail/mail.module.js';
import { MetricsModule } from '../platform/metrics/metrics.module.js';
import { RateLimitsModule } from '../platform/rate-limits/rate-limits.module.js';
import { WebModule } from '../platform/web/web.module.js';
import { ProfileModule } from '../profile/profile.module.js';
import { RegistrationModule } from '../registration/registration.module.js';

/** What an instance of the product runs with. */
export interface AppParts {
  env: Env;
  secrets: Secrets;
  databaseUrl: string;
}

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
  static with({ env, secrets, databaseUrl }: AppParts): DynamicModule {
    return {
      module: AppModule,
      imports: [
        EnvModule.with(env, secrets),
        TypeOrmModule.forRootAsync({
          useFactory: () => ({
            ...dataSourceOptions(databaseUrl, env),
            entities: [],
            autoLoadEntities: true,
            retryAttempts: 0,
          }),
          dataSourceFactory: (options) =>
            new TransactionalDataSource(options ?? dataSourceOptions(databaseUrl, env)).initialize(),
        }),
        MetricsModule,
        DatabaseModule,
        IdempotencyModule,
        ListsModule,
        RateLimitsModule,
        AuditModule,
        MailModule.with(env),
        AuthModule,
        ...NOUNS,
        HealthModule,
        WebModule,
      ],
    };
  }
}
