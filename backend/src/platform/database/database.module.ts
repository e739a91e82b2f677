import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AfterCommit } from '../transactions/after-commit.js';
import { TransactionEvents } from '../transactions/transaction-events.js';
import { ConnectionErrors } from './connection-errors.js';
import { NeededVersion } from './needed-version.entity.js';
import { RowCount } from './row-count.entity.js';
import { Statements } from './statements.js';

/** What asks the database, and what runs beside the requests on it. */
@Global()
@Module({
  imports: [TypeOrmModule.forFeature([NeededVersion, RowCount])],
  providers: [AfterCommit, ConnectionErrors, Statements, TransactionEvents],
  exports: [AfterCommit, Statements, TransactionEvents],
})
export class DatabaseModule {}
