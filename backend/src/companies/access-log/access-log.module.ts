import { Global, Module } from '@nestjs/common';
import { APP_INTERCEPTOR } from '@nestjs/core';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AdminAccessLogController } from './access-log.admin.controller.js';
import { AccessLog } from './access-log.js';
import { CountedPeople } from './counted-people.js';
import { Access } from './access.entity.js';
import { RestrictedRecordsInterceptor } from './restricted-records.interceptor.js';

/** Who opened whose data. Restricted people's records are closed to the staff. */
@Global()
@Module({
  imports: [TypeOrmModule.forFeature([Access])],
  controllers: [AdminAccessLogController],
  providers: [AccessLog, CountedPeople, { provide: APP_INTERCEPTOR, useClass: RestrictedRecordsInterceptor }],
  exports: [AccessLog],
})
export class AccessLogModule {}
