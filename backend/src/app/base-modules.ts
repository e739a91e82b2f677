import { type DynamicModule, type Type } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { NotificationsModule } from '../agency/notifications/notifications.module.js';
import { TasksModule } from '../agency/tasks/tasks.module.js';
import { AuditModule } from '../auth/audit/audit.module.js';
import { type Env } from '../platform/config/env.js';
import { type Secrets } from '../platform/config/secrets.js';
import { dataSourceOptions } from '../platform/database/data-source.js';
import { TransactionalDataSource } from '../platform/database/transactional-data-source.js';
import { MIGRATIONS } from '../storage/schema/migrations.js';
import { PlatformModule } from './platform.module.js';

/** What an instance of the product runs with. */
export interface AppParts {
  env: Env;
  secrets: Secrets;
  databaseUrl: string;
}

/** The modules of which every noun may inject: environment, database, lists, limits, audit log, outbox, notifications, tasks. */
export function baseModules({ env, secrets, databaseUrl }: AppParts): (DynamicModule | Type)[] {
  return [
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
    PlatformModule.with(env, secrets),
    AuditModule,
    NotificationsModule,
    TasksModule,
  ];
}
