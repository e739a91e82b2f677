import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { OfficeModule } from '../../office/office.module.js';
import { ErasedPerson } from '../../privacy/data-requests/erased-people/erased-person.entity.js';
import { AdminBackupsController } from './backups.admin.controller.js';
import { BackupsService } from './backups.service.js';
import { ErasedPeopleWriter } from './erased-people.writer.js';

/** What the running product does for backups: those of its embedded database, and the file of erased people beside them. */
@Module({
  imports: [TypeOrmModule.forFeature([ErasedPerson]), OfficeModule],
  controllers: [AdminBackupsController],
  providers: [BackupsService, ErasedPeopleWriter],
})
export class BackupModule {}
