import { Injectable, Logger, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { AdvisoryLock, tryAdvisoryLock } from './advisory-lock.js';
import { declaredExpiries } from './expiry.js';

const HOUR_MILLISECONDS = 60 * 60 * 1000;

/** Purges what has expired (`expires` beside the entities), every hour, in one process at a time. */
@Injectable()
export class RetentionService implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger('Retention');
  private timer: NodeJS.Timeout | undefined;

  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => {
      this.purge().catch((error: unknown) =>
        this.logger.warn({ error }, 'Purging failed; it is tried again in an hour'),
      );
    }, HOUR_MILLISECONDS);
    this.timer.unref();
  }

  beforeApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  /** @returns how many rows went; 0 when another process purges at the moment */
  async purge(): Promise<number> {
    return this.dataSource.transaction(async (transaction) => {
      if (!(await tryAdvisoryLock(transaction, AdvisoryLock.Retention))) return 0;
      let purged = 0;
      for (const { sql, isFunction } of declaredExpiries()) {
        if (isFunction) purged += (await transaction.query<[{ purged: number }]>(sql))[0].purged;
        else purged += (await transaction.query<[unknown, number]>(sql))[1];
      }
      return purged;
    });
  }
}
