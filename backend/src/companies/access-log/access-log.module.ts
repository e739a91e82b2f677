import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuthModule } from '../../auth/auth.module.js';
import { RecordedAccess } from './access.entity.js';
import { AdminAccessLogController } from './access-log.admin.controller.js';
import { AccessLog } from './access-log.js';
import { CountedPeople } from './counted-people.js';
import { RestrictedRecords } from './restricted-records.js';

/** Who opened whose data. Restricted people's records are closed to the staff. */
@Global()
@Module({
  imports: [AuthModule, TypeOrmModule.forFeature([RecordedAccess])],
  controllers: [AdminAccessLogController],
  providers: [AccessLog, CountedPeople, RestrictedRecords],
  exports: [AccessLog],
})
export class AccessLogModule {}
