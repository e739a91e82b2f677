import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AdminAccessLogController } from './access-log.admin.controller.js';
import { AccessLog } from './access-log.js';
import { Access } from './access.entity.js';

/** Who opened whose data. */
@Global()
@Module({
  imports: [TypeOrmModule.forFeature([Access])],
  controllers: [AdminAccessLogController],
  providers: [AccessLog],
  exports: [AccessLog],
})
export class AccessLogModule {}
