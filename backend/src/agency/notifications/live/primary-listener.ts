import { setTimeout as delay } from 'node:timers/promises';
import { type BeforeApplicationShutdown, Injectable, Logger } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import pg from 'pg';
import { DataSource } from 'typeorm';
import { connectionPools } from '../../../platform/database/connection-pools.js';
import { LIVE_CHANNEL, type LiveMessage } from './live-events.js';

/** A connection that says nothing is asked whether it is still one to the primary. */
const PROBE_MILLISECONDS = 5_000;
const RETRY_MILLISECONDS = [100, 250, 500, 1_000, 2_000];

/** Whom the messages of all processes reach in this one. */
export interface Hearer {
  hear: (message: LiveMessage) => void;
  /** Messages may have been missed. */
  missed: () => void;
}

/**
 * Hears what processes tell each other, on a connection of its own to the primary: a replica tells nothing, and connections of the pool go
 * from hand to hand. After a break all streams read everything anew.
 */
@Injectable()
export class PrimaryListener implements BeforeApplicationShutdown {
  private readonly logger = new Logger('Live');
  private readonly stopping = new AbortController();
  private readonly hearers: Hearer[] = [];
  private loop: Promise<void> | undefined;
  private client: pg.Client | undefined;

  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  listen(hearer: Hearer): void {
    this.hearers.push(hearer);
    this.loop ??= this.listenForEver();
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.stopping.abort();
    await this.client?.end().catch(() => undefined);
    await this.loop;
  }

  private async listenForEver(): Promise<void> {
    let failures = 0;
    const { signal } = this.stopping;
    for (;;) {
      try {
        await this.listenOnce(() => {
          if (failures) this.logger.log('The primary is heard again');
          failures = 0;
        });
      } catch (error) {
        if (signal.aborted) return;
        if (!failures) this.logger.warn({ error }, 'The primary is not heard; it is tried again');
        failures += 1;
      }
      const wait = RETRY_MILLISECONDS[Math.min(failures, RETRY_MILLISECONDS.length) - 1];
      await delay(wait, undefined, { signal }).catch(() => undefined);
      if (signal.aborted) return;
    }
  }

  /** Listens until the product stops, the connection is lost or the server is no primary any more. Always ends with an error. */
  private async listenOnce(isHeard: () => void): Promise<void> {
    const [{ options }] = connectionPools(this.dataSource);
    const client = new pg.Client({ ...options, application_name: 'niyukt listens', keepAlive: true });
    this.client = client;
    const broken = new Promise<never>((_, reject) => {
      client.on('error', reject);
      client.on('end', () => reject(new Error('the connection ended')));
    });
    // it is awaited below, and may fail before
    broken.catch(() => undefined);
    client.on('notification', ({ payload = '{}' }) => {
      const message = JSON.parse(payload) as LiveMessage;
      for (const { hear } of this.hearers) hear(message);
    });
    try {
      await client.connect();
      await client.query(`listen ${LIVE_CHANNEL}`);
      await refuseReplica(client);
      isHeard();
      for (const { missed } of this.hearers) missed();
      for (;;) {
        await Promise.race([broken, delay(PROBE_MILLISECONDS, undefined, { signal: this.stopping.signal })]);
        await Promise.race([broken, refuseReplica(client)]);
      }
    } finally {
      client.end().catch(() => undefined);
    }
  }
}

/** A server that was the primary may have become a replica, which would be silent for ever. */
async function refuseReplica(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ is_replica: boolean }>('select pg_is_in_recovery() as is_replica');
  if (rows[0]?.is_replica !== false) throw new Error('the server is no primary');
}
