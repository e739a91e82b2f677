import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { Gauge } from 'prom-client';
import { DataSource } from 'typeorm';
import { connectionPools } from '../database/connection-pools.js';
import { ReadinessService } from '../health/readiness.service.js';
import { MetricsService } from './metrics.service.js';

const OUTBOX = `select count(*)::int as queued, coalesce(extract(epoch from now() - min(created_at)), 0)::float8 as age
  from outbox_mails where status = 'queued'`;

/** Gauges that are read when they are requested: connections, readiness, waiting mail. */
@Injectable()
export class StateGauges {
  private readonly connections: Gauge<'pool' | 'state'>;
  private readonly ready: Gauge;
  private readonly queued: Gauge;
  private readonly oldest: Gauge;

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly readiness: ReadinessService,
    { registry }: MetricsService,
  ) {
    const registers = [registry];
    this.connections = new Gauge({
      name: 'niyukt_database_pool',
      help: 'Connections to the database: size is the most there may be; waiting are requests that have none yet',
      labelNames: ['pool', 'state'],
      registers,
    });
    this.ready = new Gauge({ name: 'niyukt_ready', help: '1 when this process takes requests, else 0', registers });
    this.queued = new Gauge({
      name: 'niyukt_outbox_queued',
      help: 'Mails that wait, of all processes together; missing while the database is away',
      registers,
    });
    this.oldest = new Gauge({
      name: 'niyukt_outbox_oldest_seconds',
      help: 'Age of the oldest mail that waits, of all processes together; missing while the database is away',
      registers,
    });
  }

  /** Without the database, only the gauges that come from it are missing. */
  async refresh(): Promise<void> {
    connectionPools(this.dataSource).forEach((pool, index) => {
      const name = index ? `replica-${index}` : 'primary';
      this.connections.set({ pool: name, state: 'size' }, pool.options.max);
      this.connections.set({ pool: name, state: 'open' }, pool.totalCount);
      this.connections.set({ pool: name, state: 'idle' }, pool.idleCount);
      this.connections.set({ pool: name, state: 'waiting' }, pool.waitingCount);
    });
    const isReady = await this.readiness.isReady();
    this.ready.set(isReady ? 1 : 0);
    if (isReady) await this.refreshOutbox().catch(() => this.forgetOutbox());
    else this.forgetOutbox();
  }

  private async refreshOutbox(): Promise<void> {
    const [row] = await this.dataSource.query<[{ queued: number; age: number }]>(OUTBOX);
    this.queued.set(row.queued);
    this.oldest.set(row.age);
  }

  private forgetOutbox(): void {
    this.queued.remove();
    this.oldest.remove();
  }
}
