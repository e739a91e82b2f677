import { type DynamicModule, Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Env } from '../platform/config/env.js';
import { PublicAddress } from '../platform/config/public-address.js';
import { Secrets } from '../platform/config/secrets.js';
import { ConnectionErrors } from '../platform/database/connection-errors.js';
import { NeededVersion } from '../platform/database/needed-version.entity.js';
import { RowCount } from '../platform/database/row-count.entity.js';
import { Statements } from '../platform/database/statements.js';
import { HealthController } from '../platform/health/health.controller.js';
import { ReadinessService } from '../platform/health/readiness.service.js';
import { InFlightMemoryLimit } from '../platform/http/in-flight-memory-limit.js';
import { IdempotentCall } from '../platform/idempotency/idempotent-call.entity.js';
import { ListReader } from '../platform/lists/list-reader.js';
import { ListedPeople } from '../platform/lists/listed-people.entity.js';
import { ListedPeopleService } from '../platform/lists/listed-people.service.js';
import { MergedRecords } from '../platform/lists/merged-records.js';
import { MailAttachments } from '../platform/mail/mail-attachments.js';
import { MailboxController } from '../platform/mail/mailbox.controller.js';
import { MailboxService } from '../platform/mail/mailbox.service.js';
import { OutboxService } from '../platform/mail/outbox.service.js';
import { OutboxWorker } from '../platform/mail/outbox.worker.js';
import { OutboxMail } from '../platform/mail/outbox-mail.entity.js';
import { MetricsService } from '../platform/metrics/metrics.service.js';
import { StateGauges } from '../platform/metrics/state-gauges.js';
import { RateLimit } from '../platform/rate-limits/rate-limit.entity.js';
import { RateLimitsService } from '../platform/rate-limits/rate-limits.service.js';
import { AfterCommit } from '../platform/transactions/after-commit.js';
import { TransactionEvents } from '../platform/transactions/transaction-events.js';
import { ExpiredRowsService } from '../platform/work/expired-rows.service.js';
import { WorkQueue } from '../platform/work/work-queue.js';

/** What every noun may inject: environment, database, lists, limits, mail, work; and the probes. */
@Global()
@Module({})
export class PlatformModule {
  static with(env: Env, secrets: Secrets): DynamicModule {
    return {
      module: PlatformModule,
      imports: [
        TypeOrmModule.forFeature([IdempotentCall, ListedPeople, NeededVersion, OutboxMail, RateLimit, RowCount]),
      ],
      controllers: [HealthController, ...(env.mailbox ? [MailboxController] : [])],
      providers: [
        { provide: Env, useValue: env },
        { provide: Secrets, useValue: secrets },
        PublicAddress,
        AfterCommit,
        ConnectionErrors,
        Statements,
        TransactionEvents,
        InFlightMemoryLimit,
        ListedPeopleService,
        ListReader,
        MergedRecords,
        RateLimitsService,
        MailAttachments,
        OutboxService,
        OutboxWorker,
        ...(env.mailbox ? [MailboxService] : []),
        WorkQueue,
        ExpiredRowsService,
        ReadinessService,
        MetricsService,
        StateGauges,
      ],
      exports: [
        Env,
        Secrets,
        PublicAddress,
        AfterCommit,
        Statements,
        TransactionEvents,
        ListedPeopleService,
        ListReader,
        MergedRecords,
        RateLimitsService,
        MailAttachments,
        OutboxService,
        WorkQueue,
        ReadinessService,
        MetricsService,
      ],
    };
  }
}
