import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuthModule } from '../auth/auth.module.js';
import { AdminAgencySettingsController } from './agency-settings.admin.controller.js';
import { AgencySetting } from './agency-settings.entity.js';
import { AgencySettingsService } from './agency-settings.service.js';
import { Holiday } from './holiday.entity.js';
import { AdminHolidaysController } from './holidays.admin.controller.js';
import { HolidaysService } from './holidays.service.js';

/** The agency's settings, the rules of its fee, and holidays. */
@Module({
  imports: [AuthModule, TypeOrmModule.forFeature([AgencySetting, Holiday])],
  controllers: [AdminAgencySettingsController, AdminHolidaysController],
  providers: [AgencySettingsService, HolidaysService],
  exports: [AgencySettingsService, HolidaysService],
})
export class AgencyModule {}
