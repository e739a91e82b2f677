import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AgencyModule } from '../agency/agency.module.js';
import { AuthModule } from '../auth/auth.module.js';
import { ConsentModule } from '../consent/consent.module.js';
import { EmployeesModule } from '../employees/employees.module.js';
import { AdminNoticesController, NoticeLinkController, OwnNoticeController } from './notices.controllers.js';
import { NoticesService } from './notices.service.js';
import { NoticesWorker } from './notices.worker.js';
import { PersonNotice } from './person-notice.entity.js';

/** Where people come from, and the notice about their data that those get who did not register. */
@Module({
  imports: [AgencyModule, AuthModule, ConsentModule, EmployeesModule, TypeOrmModule.forFeature([PersonNotice])],
  controllers: [AdminNoticesController, OwnNoticeController, NoticeLinkController],
  providers: [NoticesService, NoticesWorker],
  exports: [NoticesService],
})
export class NoticesModule {}
