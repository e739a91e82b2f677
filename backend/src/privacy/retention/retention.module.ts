import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuthModule } from '../../auth/auth.module.js';
import { InactivePerson } from './inactive-person.entity.js';
import { AdminRetentionController } from './retention.admin.controller.js';
import { RetentionWorker } from './retention.worker.js';

/** People who were not seen for long, what they are told, and that they are erased. */
@Module({
  imports: [AuthModule, TypeOrmModule.forFeature([InactivePerson])],
  controllers: [AdminRetentionController],
  providers: [RetentionWorker],
})
export class RetentionModule {}
