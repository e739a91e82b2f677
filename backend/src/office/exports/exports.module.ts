import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ListExport, ListExportPiece } from './list-export.entity.js';
import { ListExportWorkService } from './list-export-work.service.js';
import { AdminListExportsController } from './list-exports.admin.controller.js';
import { ListExportsService } from './list-exports.service.js';

/** Files of whole lists, made in the background. */
@Module({
  imports: [TypeOrmModule.forFeature([ListExport, ListExportPiece])],
  controllers: [AdminListExportsController],
  providers: [ListExportWorkService, ListExportsService],
})
export class ExportsModule {}
