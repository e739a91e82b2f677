import { Module, type DynamicModule } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AdminModule } from '../admins/admins.module.js';
import { AuditModule } from '../audit/audit.module.js';
import { AuthModule } from '../auth/auth.module.js';
import { ListsModule } from '../platform/lists/lists.module.js';
import { CompaniesModule } from '../companies/companies.module.js';
import { type Env } from '../platform/config/env.js';
import { EnvModule } from '../platform/config/env.module.js';
import { type Secrets } from '../platform/config/secrets.js';
import { dataSourceOptions } from '../platform/database/data-source.js';
import { DatabaseModule } from '../platform/database/database.module.js';
import { JoiningDataSource } from '../platform/database/joining-data-source.js';
import { EmployeesModule } from '../employees/employees.module.js';
import { HealthModule } from '../platform/health/health.module.js';
import { JobsModule } from '../jobs/jobs.module.js';
import { MailModule } from '../platform/mail/mail.module.js';
import { MetricsModule } from '../platform/metrics/metrics.module.js';
import { RateLimitsModule } from '../platform/rate-limits/rate-limits.module.js';
import { WebModule } from '../platform/web/web.module.js';

/** What an instance of the product runs with. */
export interface AppParts {
  env: Env;
  secrets: Secrets;
  databaseUrl: string;
}

/** The whole product. The web module comes last: it takes what no other route wants. */
@Module({})
export class AppModule {
  static with({ env, secrets, databaseUrl }: AppParts): DynamicModule {
    return {
      module: AppModule,
      imports: [
        EnvModule.with(env, secrets),
        TypeOrmModule.forRootAsync({
          useFactory: () => ({ ...dataSourceOptions(databaseUrl, env), retryAttempts: 0 }),
          dataSourceFactory: (options) =>
            new JoiningDataSource(options ?? dataSourceOptions(databaseUrl, env)).initialize(),
        }),
        ...[MetricsModule, DatabaseModule, ListsModule, RateLimitsModule, AuditModule, MailModule.with(env)],
        ...[AuthModule, EmployeesModule, CompaniesModule, JobsModule, AdminModule, HealthModule, WebModule],
      ],
    };
  }
}
