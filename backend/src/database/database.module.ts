import { Module } from '@nestjs/common';
import { ConnectionErrors } from './connection-errors.js';
import { Retention } from './retention.service.js';

/** What runs beside the requests on the database. */
@Module({ providers: [ConnectionErrors, Retention] })
export class DatabaseModule {}
