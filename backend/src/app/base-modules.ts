import { type DynamicModule, type Type } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { NotificationsModule } from '../agency/notifications/notifications.module.js';
import { TasksModule } from '../agency/tasks/tasks.module.js';
import { AuditModule } from '../auth/audit/audit.module.js';
import { type Env } from '../platform/config/env.js';
import { EnvModule } from '../platform/config/env.module.js';
import { type Secrets } from '../platform/config/secrets.js';
import { dataSourceOptions } from '../platform/database/data-source.js';
import { DatabaseModule } from '../platform/database/database.module.js';
import { TransactionalDataSource } from '../platform/database/transactional-data-source.js';
import { IdempotencyModule } from '../platform/idempotency/idempotency.module.js';
import { ListsModule } from '../platform/lists/lists.module.js';
import { MailModule } from '../platform/mail/mail.module.js';
import { MetricsModule } from '../platform/metrics/metrics.module.js';
import { RateLimitsModule } from '../platform/rate-limits/rate-limits.module.js';
import { WorkModule } from '../platform/work/work.module.js';
import { MIGRATIONS } from '../storage/schema/migrations.js';

/** What an instance of the product runs with. */
export interface AppParts {
  env: Env;
  secrets: Secrets;
  databaseUrl: string;
}

/** The modules of which every noun may inject: environment, database, lists, limits, audit log, outbox, notifications, tasks. */
export function baseModules({ env, secrets, databaseUrl }: AppParts): (DynamicModule | Type)[] {
  return [
    EnvModule.with(env, secrets),
    TypeOrmModule.forRootAsync({
      useFactory: () => ({
        ...dataSourceOptions(databaseUrl, env),
        entities: [],
        autoLoadEntities: true,
        migrations: MIGRATIONS,
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
    WorkModule,
    NotificationsModule,
    TasksModule,
  ];
}
