import { Global, Module } from '@nestjs/common';
import { ListReader } from './list-reader.js';

/** The one list mechanism, injectable everywhere. */
@Global()
@Module({ providers: [ListReader], exports: [ListReader] })
export class ListsModule {}
