import { Global, Module } from '@nestjs/common';
import { RetentionService } from './retention.service.js';
import { WorkQueue } from './work-queue.js';

/** Long and repeated work, for every noun that has some. */
@Global()
@Module({ providers: [WorkQueue, RetentionService], exports: [WorkQueue] })
export class WorkModule {}
