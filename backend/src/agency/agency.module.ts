import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuthModule } from '../auth/auth.module.js';
import { FilesModule } from '../platform/files/files.module.js';
import { AgencyFace } from './agency-face.js';
import { AdminAgencyLogoController, AgencyLogoController } from './agency-logo.controllers.js';
import { AgencyLogo } from './agency-logo.entity.js';
import { AgencyLogoService } from './agency-logo.service.js';
import { AdminAgencySettingsController } from './agency-settings.admin.controller.js';
import { AgencySetting } from './agency-settings.entity.js';
import { AgencySettingsService } from './agency-settings.service.js';
import { Holiday } from './holiday.entity.js';
import { AdminHolidaysController } from './holidays.admin.controller.js';
import { HolidaysService } from './holidays.service.js';
import { LiveModule } from './notifications/live/live.module.js';
import { Processor } from './processor.entity.js';
import { AdminProcessorsController } from './processors.admin.controller.js';
import { ProcessorsService } from './processors.service.js';

/** The agency's settings, the rules of its fee, holidays, and who processes data for it. */
@Module({
  imports: [
    AuthModule,
    FilesModule,
    LiveModule,
    TypeOrmModule.forFeature([AgencyLogo, AgencySetting, Holiday, Processor]),
  ],
  controllers: [
    AdminAgencySettingsController,
    AdminAgencyLogoController,
    AgencyLogoController,
    AdminHolidaysController,
    AdminProcessorsController,
  ],
  providers: [AgencyFace, AgencyLogoService, AgencySettingsService, HolidaysService, ProcessorsService],
  exports: [AgencySettingsService, HolidaysService, ProcessorsService],
})
export class AgencyModule {}
