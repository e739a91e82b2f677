import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { HeldFile, HeldRecord } from './held-record.entity.js';
import { AdminHeldRecordsController } from './held-records.admin.controller.js';
import { HeldRecordsService } from './held-records.service.js';

/** What the law wants kept of erased persons. */
@Module({
  imports: [TypeOrmModule.forFeature([HeldRecord, HeldFile])],
  controllers: [AdminHeldRecordsController],
  providers: [HeldRecordsService],
})
export class HeldRecordsModule {}
