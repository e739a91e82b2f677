import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ErasedPerson } from '../../privacy/data-requests/erased-people/erased-person.entity.js';
import { OperationModule } from '../../office/operation/operation.module.js';
import { ErasedPeopleWriter } from './erased-people.writer.js';

/** What the running product does for backups: the file of erased people beside them. */
@Module({
  imports: [TypeOrmModule.forFeature([ErasedPerson]), OperationModule],
  providers: [ErasedPeopleWriter],
})
export class BackupModule {}
