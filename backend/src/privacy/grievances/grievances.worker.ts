import { Injectable } from '@nestjs/common';
import { HOUR_SECONDS } from '../../platform/durations.js';
import { WorkQueue } from '../../platform/work/work-queue.js';
import { GrievancesService } from './grievances.service.js';

const EVERY_SECONDS = HOUR_SECONDS;

/** Closes what was answered and not contradicted. */
@Injectable()
export class GrievancesWorker {
  constructor(grievances: GrievancesService, queue: WorkQueue) {
    queue.repeat('grievances_due', EVERY_SECONDS, () => grievances.closeOld());
  }
}
