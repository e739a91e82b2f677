import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { connectionPools } from './connection-pools.js';

/**
 * Listens for errors of connections that break between two statements. A connection that is lent out has no other listener then, and
 * an error event without a listener ends the process. The next statement on the connection fails and is answered with 503.
 */
@Injectable()
export class ConnectionErrors implements OnModuleInit {
  private readonly logger = new Logger('Database');

  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  onModuleInit(): void {
    for (const pool of connectionPools(this.dataSource)) {
      pool.on('connect', (client) => client.on('error', this.note));
      pool.on('error', this.note);
    }
  }

  private readonly note = (error: Error): void => {
    this.logger.warn({ reason: error.message }, 'A database connection broke');
  };
}
