import { Module, type DynamicModule } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AdminModule } from './admin/admin.module.js';
import { AuditModule } from './audit/audit.module.js';
import { AuthModule } from './auth/auth.module.js';
import { ListsModule } from './common/lists/lists.module.js';
import { CompaniesModule } from './companies/companies.module.js';
import { type Env } from './config/env.js';
import { EnvModule } from './config/env.module.js';
import { type Secrets } from './config/secrets.js';
import { dataSourceOptions } from './database/data-source.js';
import { DatabaseModule } from './database/database.module.js';
import { EmployeesModule } from './employees/employees.module.js';
import { HealthModule } from './health/health.module.js';
import { JobsModule } from './jobs/jobs.module.js';
import { MailModule } from './mail/mail.module.js';
import { MetricsModule } from './metrics/metrics.module.js';
import { RateLimitsModule } from './rate-limits/rate-limits.module.js';
import { WebModule } from './web/web.module.js';

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
        TypeOrmModule.forRoot({ ...dataSourceOptions(databaseUrl, env), retryAttempts: 0 }),
        ...[MetricsModule, DatabaseModule, ListsModule, RateLimitsModule, AuditModule, MailModule.with(env)],
        ...[AuthModule, EmployeesModule, CompaniesModule, JobsModule, AdminModule, HealthModule, WebModule],
      ],
    };
  }
}
