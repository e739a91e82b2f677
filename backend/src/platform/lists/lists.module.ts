import { Global, Module } from '@nestjs/common';
import { BytesUnderWay } from '../http/bytes-under-way.js';
import { ListReader } from './list-reader.js';

/** The one list mechanism, injectable everywhere. */
@Global()
@Module({ providers: [BytesUnderWay, ListReader], exports: [ListReader] })
export class ListsModule {}
