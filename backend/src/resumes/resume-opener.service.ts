import { Injectable } from '@nestjs/common';
import { ApiException } from '../platform/errors/problem.js';
import { FairQueue } from '../platform/threads/fair-queue.js';
import { type ResumeKind } from './kinds/resume-kind.js';
import { toldByBytes } from './kinds/told-by-bytes.js';
import { UnusableFile } from './kinds/unusable-file.js';
import { Cage, ReaderStopped } from './reading/cage.js';
import { PAGE_NOT_DRAWN, PAGE_NOT_FOUND, PAGES_BUSY, refusalOf } from './refusals.js';

const SECONDS_TO_WAIT = 2;
const OPENING_MILLISECONDS = 2_000;
const DRAWING_MILLISECONDS = 2_500;
const QUEUE = { concurrency: 1, maxWaiting: 32, maxWaitMilliseconds: 1_200 };

/** Opens files while somebody waits: in the cage, one at a time, and only for as long as a request may take. */
@Injectable()
export class ResumeOpener {
  private readonly queue = new FairQueue(QUEUE, () => new ApiException(PAGES_BUSY, { retryAfter: SECONDS_TO_WAIT }));

  constructor(private readonly cage: Cage) {}

  /**
   * Tells what a file is. A PDF that may have a password or be damaged is opened; when there is no time for it, reading its text will tell.
   * @throws ApiException (415, 422) when it cannot be a resume
   */
  async kindOf(bytes: Buffer, asker: string): Promise<ResumeKind> {
    try {
      const { kind, isDoubtful } = await toldByBytes(bytes);
      if (isDoubtful) await this.queue.run({ network: asker, account: '' }, () => this.check(kind, bytes));
      return kind;
    } catch (error) {
      if (error instanceof UnusableFile) throw refusalOf(error.reason);
      if (error instanceof ReaderStopped || isBusy(error)) return 'pdf';
      throw error;
    }
  }

  /**
   * Draws a page as PNG.
   * @param page counted from 1
   * @throws ApiException (404) beyond the last page
   * @throws ApiException (422) when it cannot be drawn, or not in time
   * @throws ApiException (429) when too many wait
   */
  async page(kind: ResumeKind, bytes: Buffer, page: number, asker: string): Promise<Buffer> {
    try {
      return await this.queue.run({ network: asker, account: '' }, async () => {
        for await (const line of this.cage.read({ task: 'page', kind, page }, bytes, DRAWING_MILLISECONDS)) {
          if ('png' in line && line.png !== null) return Buffer.from(line.png, 'base64');
        }
        throw new ApiException(PAGE_NOT_FOUND);
      });
    } catch (error) {
      if (error instanceof UnusableFile || error instanceof ReaderStopped) throw new ApiException(PAGE_NOT_DRAWN);
      throw error;
    }
  }

  private async check(kind: ResumeKind, bytes: Buffer): Promise<void> {
    // whatever it says but that it cannot be opened
    for await (const _ of this.cage.read({ task: 'check', kind }, bytes, OPENING_MILLISECONDS)) return;
  }
}

function isBusy(error: unknown): boolean {
  return error instanceof ApiException && error.code === PAGES_BUSY.code;
}
