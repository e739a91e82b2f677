import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AdminAgencySettingsController } from './agency-settings.admin.controller.js';
import { AgencySetting } from './agency-settings.entity.js';
import { AgencySettings } from './agency-settings.service.js';
import { Holiday } from './holiday.entity.js';
import { AdminHolidaysController } from './holidays.admin.controller.js';
import { Holidays } from './holidays.service.js';

/** The agency's settings, the rules of its fee, and holidays. */
@Module({
  imports: [TypeOrmModule.forFeature([AgencySetting, Holiday])],
  controllers: [AdminAgencySettingsController, AdminHolidaysController],
  providers: [AgencySettings, Holidays],
  exports: [AgencySettings, Holidays],
})
export class AgencyModule {}
