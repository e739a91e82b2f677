import { Injectable } from '@nestjs/common';
import { Env } from '../../platform/config/env.js';
import { ApiException } from '../../platform/errors/problem.js';
import { SandboxStopped } from '../../platform/files/sandbox/file-sandbox.js';
import { UnusableFile } from '../../platform/files/unusable-file.js';
import { UPLOADS_BUSY } from '../../platform/uploads/uploads.problems.js';
import { type DetectedFile } from './kinds/detect-file-type.js';
import { type ResumeKind } from './kinds/resume-kind.js';
import { type PageOf, PagePictures } from './page-pictures.js';
import { ResumeReader } from './reading/resume-reader.js';
import { PAGE_NOT_DRAWN, unusableFileException } from './resumes.problems.js';

const SECONDS_TO_WAIT = 5;

/** Opens files in the sandbox while a request waits, within their limits. */
@Injectable()
export class ResumeOpenerService {
  private readonly pictures: PagePictures;

  constructor(
    private readonly reader: ResumeReader,
    { maxWaitMilliseconds }: Env,
  ) {
    this.pictures = new PagePictures(reader, maxWaitMilliseconds);
  }

  /**
   * Detects the type of a file. A PDF that may have a password or be damaged is opened; when there is no time for it, reading its
   * text finds out.
   * @param isOpenedLater whether its text is read
   * @throws ApiException (415, 422) when it cannot be a resume
   * @throws ApiException (503) when this machine is too busy
   */
  async kindOf(bytes: Buffer, isOpenedLater = true): Promise<ResumeKind> {
    try {
      const { kind, isDoubtful } = await this.detected(bytes);
      if (isDoubtful) await this.tryToOpen(bytes, isOpenedLater);
      return kind;
    } catch (error) {
      if (error instanceof UnusableFile) throw unusableFileException(error.reason);
      if (!(error instanceof SandboxStopped)) throw error;
      throw error.isOfTask
        ? unusableFileException('damaged')
        : new ApiException(UPLOADS_BUSY, { retryAfter: SECONDS_TO_WAIT });
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
      if (error instanceof UnusableFile || error instanceof SandboxStopped) throw new ApiException(PAGE_NOT_DRAWN);
      throw error;
    }
  }

  private async detected(bytes: Buffer): Promise<DetectedFile> {
    let found: DetectedFile | undefined;
    for await (const line of this.reader.read({ task: 'kind' }, bytes)) if ('isDoubtful' in line) found = line;
    if (!found) throw new SandboxStopped('crash');
    return found;
  }

  private async tryToOpen(bytes: Buffer, isOpenedLater: boolean): Promise<void> {
    try {
      for await (const _ of this.reader.read({ task: 'open' }, bytes));
    } catch (error) {
      if (!(error instanceof SandboxStopped) || !isOpenedLater) throw error;
    }
  }
}
