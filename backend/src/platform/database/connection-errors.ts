import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { connectionPools } from './connection-pools.js';

/**
 * Hears what a connection says when it breaks between two statements, while it is lent out and nobody else listens: an error
 * event without a listener would end the process. Whoever uses the connection next learns of it and answers 503.
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
