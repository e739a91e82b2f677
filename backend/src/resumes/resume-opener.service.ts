import { Injectable } from '@nestjs/common';
import { ApiException } from '../platform/errors/problem.js';
import { FairQueue } from '../platform/threads/fair-queue.js';
import { type ResumeKind } from './kinds/resume-kind.js';
import { toldByBytes } from './kinds/told-by-bytes.js';
import { UnusableFile } from './kinds/unusable-file.js';
import { PagePictures, type PageOf } from './page-pictures.js';
import { Cage, ReaderStopped } from './reading/cage.js';
import { PAGE_NOT_DRAWN, refusalOf } from './refusals.js';

const OPENING_MILLISECONDS = 2_000;
const QUEUE = { concurrency: 1, maxWaiting: 32, maxWaitMilliseconds: 1_200 };

/** No time to open a file before it is kept. */
class NoTime extends Error {}

/** Opens files while somebody waits: in the cage, and only for as long as a request may take. */
@Injectable()
export class ResumeOpener {
  private readonly queue = new FairQueue(QUEUE, () => new NoTime());
  private readonly pictures: PagePictures;

  constructor(private readonly cage: Cage) {
    this.pictures = new PagePictures(cage);
  }

  /**
   * Tells what a file is. A PDF that may have a password or be damaged is opened; when there is no time for it, reading its text will tell.
   * @throws ApiException (415, 422) when it cannot be a resume
   */
  async kindOf(bytes: Buffer, asker: string): Promise<ResumeKind> {
    try {
      const { kind, isDoubtful } = await toldByBytes(bytes);
      if (isDoubtful) await this.queue.run({ network: asker, account: '' }, () => this.open(kind, bytes));
      return kind;
    } catch (error) {
      if (error instanceof UnusableFile) throw refusalOf(error.reason);
      if (error instanceof ReaderStopped || error instanceof NoTime) return 'pdf';
      throw error;
    }
  }

  /**
   * A page as PNG.
   * @throws ApiException (404) beyond the last page
   * @throws ApiException (422) when it cannot be drawn
   * @throws ApiException (429) when it takes longer than a request may
   */
  async page(page: PageOf, asker: string): Promise<Buffer> {
    try {
      return await this.pictures.of(page, asker);
    } catch (error) {
      if (error instanceof UnusableFile || error instanceof ReaderStopped) throw new ApiException(PAGE_NOT_DRAWN);
      throw error;
    }
  }

  /** @throws UnusableFile when it cannot be opened */
  private async open(kind: ResumeKind, bytes: Buffer): Promise<void> {
    for await (const _ of this.cage.read({ task: 'check', kind }, bytes, OPENING_MILLISECONDS)) return;
  }
}
