import { Global, Module } from '@nestjs/common';
import { BytesUnderWay } from '../http/bytes-under-way.js';
import { ListReader } from './list-reader.js';
import { MergedRecords } from './merged-records.js';

/** The one list mechanism, injectable everywhere. */
@Global()
@Module({ providers: [BytesUnderWay, ListReader, MergedRecords], exports: [ListReader, MergedRecords] })
export class ListsModule {}
