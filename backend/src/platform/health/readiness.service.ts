import { Injectable, Logger } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { Env } from '../config/env.js';
import { ApiException } from '../errors/problem.js';
import { afterMachineTime, type MachineTimer } from '../threads/machine-time.js';
import { NOT_READY } from './health.problems.js';

const REMEMBERED_MILLISECONDS = 1_000;

const MISSING_MIGRATIONS = `select array(select unnest($1::text[]) except select name from migrations) as missing`;

/** Why a process is not ready: logged, never answered. */
interface Obstacle {
  sentence: string;
  error?: unknown;
}

/** Whether this process should get requests. The answer is kept for a second, so that the database is asked once a second at most. */
@Injectable()
export class ReadinessService {
  private readonly logger = new Logger('Health');
  private stopping = false;
  private readonly atStop: (() => void)[] = [];
  private checkedAt = -Infinity;
  private lastCheck: Promise<boolean> = Promise.resolve(false);
  private lastObstacle: string | undefined;

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly env: Env,
  ) {}

  /** True after a stop was requested. */
  get isStopping(): boolean {
    return this.stopping;
  }

  /** Makes this process report that it is not ready, while it finishes its requests. */
  beginStop(): void {
    this.stopping = true;
    for (const end of this.atStop) end();
  }

  /** Ends what would go on for as long as its client wants, before the time in which requests are finished. */
  onStop(end: () => void): void {
    this.atStop.push(end);
  }

  /** @throws ApiException (503) when it is shutting down, or the database does not answer or has another version */
  async check(): Promise<{ status: string }> {
    if (!(await this.isReady())) throw new ApiException(NOT_READY);
    return { status: 'ok' };
  }

  /** False when it is shutting down, or the database does not answer or has another version. */
  async isReady(): Promise<boolean> {
    return !this.stopping && (await this.isDatabaseReady());
  }

  private isDatabaseReady(): Promise<boolean> {
    // monotonic, because the system's clock may be set back
    const now = performance.now();
    if (now - this.checkedAt > REMEMBERED_MILLISECONDS) {
      this.checkedAt = now;
      this.lastCheck = this.findObstacle().then((obstacle) => this.report(obstacle));
    }
    return this.lastCheck;
  }

  private async findObstacle(): Promise<Obstacle | undefined> {
    let timer: MachineTimer | undefined;
    const patience = new Promise<never>((_, reject) => {
      timer = afterMachineTime(this.env.maxReplyMilliseconds / 2, () => reject(new Error('no answer in time')));
    });
    try {
      const names = this.dataSource.migrations.map(({ constructor }) => constructor.name);
      const answer = this.dataSource.query<[{ missing: string[] }]>(MISSING_MIGRATIONS, [names]);
      const [{ missing }] = await Promise.race([answer, patience]);
      return missing.length ? { sentence: `The database lacks migrations: ${missing.join(', ')}` } : undefined;
    } catch (error) {
      return { sentence: 'The database does not answer', error };
    } finally {
      timer?.cancel();
    }
  }

  /**
   * Logs an obstacle once, and once that it is gone.
   * @returns true when there is none
   */
  private report(obstacle: Obstacle | undefined): boolean {
    if (obstacle && obstacle.sentence !== this.lastObstacle) {
      this.logger.warn({ error: obstacle.error }, obstacle.sentence);
    }
    if (!obstacle && this.lastObstacle) this.logger.log('The database is ready again');
    this.lastObstacle = obstacle?.sentence;
    return !obstacle;
  }
}
