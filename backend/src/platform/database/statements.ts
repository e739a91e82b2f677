import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { type Pool, type QueryConfig, type QueryResult } from 'pg';
import { DataSource, type EntityManager } from 'typeorm';
import { databaseErrorCode, isDatabaseAway } from '../errors/database-error.js';
import { connectionPools } from './connection-pools.js';
import { warnOfSecondConnection } from './held-connection.js';
import { type PreparedStatement } from './prepared-statement.js';

const TOOK_TOO_LONG = '57014';

/** Runs the statements that are asked all the time, on TypeORM's connections but past its query runners, which cost more than these. */
@Injectable()
export class Statements {
  private readonly primary: Pool;
  private readonly replicas: Pool[];
  private turn = 0;

  constructor(@InjectDataSource() dataSource: DataSource) {
    [this.primary, ...this.replicas] = connectionPools(dataSource);
  }

  /**
   * Reads on the primary, or on a replica while the primary is away. Sessions and records stay readable then, but the replica may be
   * behind.
   * @param transaction runs inside it when given
   */
  async run<Row extends object>(
    statement: PreparedStatement<Row>,
    values: unknown[],
    transaction?: EntityManager,
  ): Promise<Row[]> {
    if (transaction?.queryRunner) return statement.within(transaction, values);
    const query = { name: statement.name, text: statement.text, values };
    return onFirstThere<Row>([this.primary, ...this.nextReplica()], query);
  }

  /** Runs a statement that changes something, on the primary and once. */
  async write<Row extends object>(statement: PreparedStatement<Row>, values: unknown[]): Promise<Row[]> {
    return (await this.query<Row>({ name: statement.name, text: statement.text, values })).rows;
  }

  /** Runs any statement on the primary and once, as a client of `pg` does. */
  async query<Row extends object>(query: QueryConfig): Promise<QueryResult<Row>> {
    return onPool<Row>(this.primary, query);
  }

  /**
   * Reads from a replica, each in its turn, or from the primary when there is none or it is away; without a name it is planned for
   * its values.
   */
  async read<Row extends object>(query: QueryConfig): Promise<Row[]> {
    return onFirstThere<Row>([...this.nextReplica(), this.primary], query);
  }

  private nextReplica(): Pool[] {
    this.turn += 1;
    const replica = this.replicas[this.turn % this.replicas.length];
    return replica ? [replica] : [];
  }
}

/** A statement that took too long is not repeated elsewhere: it would take as long there. */
async function onFirstThere<Row extends object>([pool, ...others]: Pool[], query: QueryConfig): Promise<Row[]> {
  if (!pool) throw new Error('no database to ask');
  try {
    return (await onPool<Row>(pool, query)).rows;
  } catch (error) {
    if (!others.length || !isDatabaseAway(error) || databaseErrorCode(error) === TOOK_TOO_LONG) throw error;
    return onFirstThere<Row>(others, query);
  }
}

/**
 * A failed statement leaves the connection usable, unless the connection was lost. pg reports a lost connection twice: the statement
 * fails, and the client emits 'error', which ends the process without a listener.
 */
async function onPool<Row extends object>(pool: Pool, query: QueryConfig): Promise<QueryResult<Row>> {
  warnOfSecondConnection();
  const client = await pool.connect();
  client.on('error', reportedByStatement);
  try {
    const result = await client.query<Row>(query);
    client.release();
    return result;
  } catch (error) {
    client.release(isDatabaseAway(error));
    throw error;
  } finally {
    client.off('error', reportedByStatement);
  }
}

function reportedByStatement(): void {
  // the statement fails with the same error
}
