import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { InactivePerson } from './inactive-person.entity.js';
import { AdminRetentionController } from './retention.admin.controller.js';
import { RetentionWorker } from './retention.worker.js';

/** People who were not seen for long, and what they are told before they are erased. */
@Module({
  imports: [TypeOrmModule.forFeature([InactivePerson])],
  controllers: [AdminRetentionController],
  providers: [RetentionWorker],
})
export class RetentionModule {}
