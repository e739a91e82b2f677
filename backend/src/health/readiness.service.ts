import { Injectable, Logger, ServiceUnavailableException } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';

const REMEMBERED_MILLISECONDS = 1_000;
const PATIENCE_MILLISECONDS = 2_000;

/** Whether this process should get requests. Asked often, so an answer is remembered for a second. */
@Injectable()
export class Readiness {
  private readonly logger = new Logger('Health');
  private stopping = false;
  private checkedAt = 0;
  private lastCheck: Promise<boolean> = Promise.resolve(false);

  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** True from the moment a stop was asked for. */
  get isStopping(): boolean {
    return this.stopping;
  }

  /** From now on this process is not ready: it finishes what it has and stops. */
  beginStop(): void {
    this.stopping = true;
  }

  /** @throws ServiceUnavailableException when it is shutting down or the database does not answer */
  async check(): Promise<{ status: string }> {
    if (this.stopping || !(await this.databaseAnswers()))
      throw new ServiceUnavailableException('The service is not ready');
    return { status: 'ok' };
  }

  private databaseAnswers(): Promise<boolean> {
    if (Date.now() - this.checkedAt > REMEMBERED_MILLISECONDS) {
      this.checkedAt = Date.now();
      this.lastCheck = this.askDatabase();
    }
    return this.lastCheck;
  }

  private async askDatabase(): Promise<boolean> {
    let timer: NodeJS.Timeout | undefined;
    const patience = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error('no answer in time')), PATIENCE_MILLISECONDS);
    });
    try {
      await Promise.race([this.dataSource.query('select 1'), patience]);
      return true;
    } catch (error) {
      this.logger.warn({ error }, 'The database does not answer');
      return false;
    } finally {
      clearTimeout(timer);
    }
  }
}
