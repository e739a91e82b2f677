import { ApiException } from '../../platform/errors/problem.js';
import { FairQueue } from '../../platform/threads/fair-queue.js';
import { afterMachineTime, type MachineTimer } from '../../platform/threads/machine-time.js';
import { type ResumeKind } from './kinds/resume-kind.js';
import { type ResumeReader } from './reading/resume-reader.js';
import { PAGE_NOT_FOUND, PAGES_BUSY } from './resumes.problems.js';

const QUEUE = { concurrency: 1, maxWaiting: 32, maxWaitMilliseconds: 12_000 };
const SECONDS_TO_WAIT = 2;
/** Pictures that were requested before they were drawn are found at the next call, and so are recent pages. */
const MAX_CACHED = 12;

export interface PageOf {
  resumeId: number;
  kind: ResumeKind;
  /** Counted from 1. */
  page: number;
  /** Called when the page is drawn. */
  read: () => Promise<Buffer>;
}

/** Pictures of pages, drawn in the sandbox one at a time; the last few are kept in memory. */
export class PagePictures {
  private readonly queue = new FairQueue(QUEUE, busy);
  /** The most recent last. */
  private readonly pictures = new Map<string, Promise<Buffer>>();

  constructor(
    private readonly reader: ResumeReader,
    private readonly maxWaitMilliseconds: number,
  ) {}

  /**
   * A page as PNG.
   * @param asker subject of the fair queue
   * @throws ApiException (404) beyond the last page
   * @throws ApiException (429) when it takes longer than a request may; drawing continues
   * @throws UnusableFile or SandboxStopped when it cannot be drawn
   */
  async of(page: PageOf, asker: string): Promise<Buffer> {
    const key = `${page.resumeId} ${page.page}`;
    const picture = this.pictures.get(key) ?? this.queue.run({ network: asker, account: '' }, () => this.drawn(page));
    this.cache(key, picture);
    return within(this.maxWaitMilliseconds, picture);
  }

  private cache(key: string, picture: Promise<Buffer>): void {
    this.pictures.delete(key);
    this.pictures.set(key, picture);
    const [oldest] = this.pictures.keys();
    if (oldest !== undefined && this.pictures.size > MAX_CACHED) this.pictures.delete(oldest);
    // failures are not kept: the next call tries again
    picture.catch(() => this.pictures.get(key) === picture && this.pictures.delete(key));
  }

  private async drawn({ kind, page, read }: PageOf): Promise<Buffer> {
    for await (const line of this.reader.read({ task: 'page', kind, page }, await read())) {
      if ('png' in line && line.png !== null) return Buffer.from(line.png, 'base64');
    }
    throw new ApiException(PAGE_NOT_FOUND);
  }
}

async function within<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  let timer: MachineTimer | undefined;
  const late = new Promise<never>((_, refuse) => {
    timer = afterMachineTime(milliseconds, () => refuse(busy()));
  });
  return Promise.race([work, late]).finally(() => timer?.cancel());
}

function busy(): ApiException {
  return new ApiException(PAGES_BUSY, { retryAfter: SECONDS_TO_WAIT });
}
