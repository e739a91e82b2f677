import { Global, Module } from '@nestjs/common';
import { WorkQueue } from './work-queue.js';

/** Long work, for every noun that has some. */
@Global()
@Module({ providers: [WorkQueue], exports: [WorkQueue] })
export class WorkModule {}
