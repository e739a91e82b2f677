import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AgencyModule } from '../../agency/agency.module.js';
import { DataExport, DataExportFile } from './data-export.entity.js';
import { DataExportsService } from './data-exports.service.js';
import { Nominee } from './nominee.entity.js';
import { AdminNomineesController } from './nominees.admin.controller.js';
import { NomineesService } from './nominees.service.js';
import { OwnDataController } from './own-data.controller.js';
import { OwnDataService } from './own-data.service.js';

/** What people see and take of what is held about them. */
@Module({
  imports: [AgencyModule, TypeOrmModule.forFeature([DataExport, DataExportFile, Nominee])],
  controllers: [OwnDataController, AdminNomineesController],
  providers: [OwnDataService, DataExportsService, NomineesService],
})
export class DataRequestsModule {}
