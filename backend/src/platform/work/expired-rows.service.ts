import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { AdvisoryLock, tryAdvisoryLock } from '../database/advisory-lock.js';
import { declaredExpiries } from '../database/expiry.js';
import { HOUR_SECONDS } from '../durations.js';
import { WorkQueue } from './work-queue.js';

/** Purges what has expired (`expires` beside the entities), every hour. */
@Injectable()
export class ExpiredRowsService {
  constructor(@InjectDataSource() dataSource: DataSource, queue: WorkQueue) {
    queue.repeat('expired_rows', HOUR_SECONDS, () => purgeExpired(dataSource));
  }
}

/** @returns how many rows went; 0 while it is done elsewhere */
export async function purgeExpired(dataSource: DataSource): Promise<number> {
  return dataSource.transaction(async (transaction) => {
    if (!(await tryAdvisoryLock(transaction, AdvisoryLock.Retention))) return 0;
    let purged = 0;
    for (const { sql, isFunction } of declaredExpiries()) {
      if (isFunction) purged += (await transaction.query<[{ purged: number }]>(sql))[0].purged;
      else purged += (await transaction.query<[unknown, number]>(sql))[1];
    }
    return purged;
  });
}
