import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AgencyModule } from '../../agency/agency.module.js';
import { AuthModule } from '../../auth/auth.module.js';
import { ConsentModule } from '../consent/consent.module.js';
import { EmployeesModule } from '../employees.module.js';
import { AdminNoticesController, NoticeLinkController, OwnNoticeController } from './notices.controllers.js';
import { NoticesService } from './notices.service.js';
import { NoticesWorker } from './notices.worker.js';
import { PersonNotice } from './person-notice.entity.js';
import { NoticeController } from './texts/notice.controller.js';
import { AddedNoticeText } from './texts/notice-text.entity.js';
import { AdminNoticeTextsController } from './texts/notice-texts.admin.controller.js';
import { NoticeTextsService } from './texts/notice-texts.service.js';

/** The notice about data and its languages; where people come from, and who is informed of it without having registered. */
@Module({
  imports: [
    AgencyModule,
    AuthModule,
    ConsentModule,
    EmployeesModule,
    TypeOrmModule.forFeature([PersonNotice, AddedNoticeText]),
  ],
  controllers: [
    AdminNoticesController,
    OwnNoticeController,
    NoticeLinkController,
    NoticeController,
    AdminNoticeTextsController,
  ],
  providers: [NoticesService, NoticesWorker, NoticeTextsService],
  exports: [NoticesService],
})
export class NoticesModule {}
