import { Global, Module } from '@nestjs/common';
import { InFlightMemoryLimit } from '../http/in-flight-memory-limit.js';
import { ListReader } from './list-reader.js';
import { MergedRecords } from './merged-records.js';

/** The one list mechanism, injectable everywhere. */
@Global()
@Module({ providers: [InFlightMemoryLimit, ListReader, MergedRecords], exports: [ListReader, MergedRecords] })
export class ListsModule {}
