import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { Env } from '../../platform/config/env.js';
import { ApiException } from '../../platform/errors/problem.js';
import { type MadePdf } from '../../platform/threads/answering.js';
import { FairQueue } from '../../platform/threads/fair-queue.js';
import { Threads } from '../../platform/threads/threads.js';
import { AgencySettingsService } from '../agency-settings.service.js';
import { letterheadOf } from '../letterhead.js';
import { LETTERS_BUSY } from './documents.problems.js';
import { type AgencyLetter } from './letter.js';

const MAX_WAITING = 64;
const SECONDS_TO_WAIT = 2;

/** Draws letters on the agency's letterhead, on a thread. */
@Injectable()
export class LettersService implements OnApplicationShutdown {
  private readonly threads: Threads<AgencyLetter, MadePdf>;
  private readonly queue: FairQueue;

  constructor(
    env: Env,
    private readonly settings: AgencySettingsService,
  ) {
    this.queue = new FairQueue(
      { concurrency: 1, maxWaiting: MAX_WAITING, maxWaitMilliseconds: env.maxWaitMilliseconds },
      () => new ApiException(LETTERS_BUSY, { retryAfter: SECONDS_TO_WAIT }),
    );
    this.threads = new Threads(new URL('./letter-thread.js', import.meta.url), {
      memory: { maxOldGenerationSizeMb: 96, maxYoungGenerationSizeMb: 16, stackSizeMb: 2 },
    });
  }

  /**
   * @param asker subject of the fair queue
   * @throws ApiException (429) when too many wait
   */
  async draw(letter: Omit<AgencyLetter, 'agency'>, asker: string): Promise<Buffer> {
    const agency = letterheadOf(await this.settings.current());
    const { pdf } = await this.queue.run({ network: asker, account: '' }, () =>
      this.threads.run({ agency, ...letter }),
    );
    return Buffer.from(pdf);
  }

  async onApplicationShutdown(): Promise<void> {
    await this.threads.close();
  }
}
