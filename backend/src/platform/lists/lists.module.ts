import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { InFlightMemoryLimit } from '../http/in-flight-memory-limit.js';
import { ListReader } from './list-reader.js';
import { ListedPeople } from './listed-people.entity.js';
import { ListedPeopleService } from './listed-people.service.js';
import { MergedRecords } from './merged-records.js';

/** The one list mechanism, injectable everywhere. */
@Global()
@Module({
  imports: [TypeOrmModule.forFeature([ListedPeople])],
  providers: [InFlightMemoryLimit, ListedPeopleService, ListReader, MergedRecords],
  exports: [ListedPeopleService, ListReader, MergedRecords],
})
export class ListsModule {}
