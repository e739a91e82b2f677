import { Module } from '@nestjs/common';
import { Retention } from './retention.service.js';

/** What runs beside the requests on the database. */
@Module({ providers: [Retention] })
export class DatabaseModule {}
